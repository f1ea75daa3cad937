# The page of rules.
rules-page = Regole
rules-search = Cerca nelle regole
rules-found = { $n ->
    [one] { $n } regola
   *[other] { $n } regole
}
rules-english = Titoli e requisiti sono in italiano, il testo completo in inglese, con parole nostre.
rules-base = Gioco base
rules-cities = Città e Cavalieri
rules-questions = Questioni aperte e come sono risolte
rules-house = Regole della casa
clause-options = Opzione: { $names }.
see-also = Vedi
