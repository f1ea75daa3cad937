# Strona z zasadami.
rules-page = Zasady
rules-search = Szukaj w zasadach
rules-found = { $n ->
    [one] { $n } zasada
    [few] { $n } zasady
   *[many] { $n } zasad
}
rules-english = Tytuły i wymagania są po polsku, pełna treść po angielsku, naszymi własnymi słowami.
rules-base = Gra podstawowa
rules-cities = Miasta i Rycerze
rules-questions = Pytania otwarte i ich rozstrzygnięcia
rules-house = Zasady domowe
clause-options = Ustawienie: { $names }.
see-also = Zobacz
