# L'almanacco delle regole: pagine, indice e ricerca.
rules-page = Regole
rules-title = { $title } · Regole
rules-lead = Cerca quello che vuoi sapere: ogni voce è mezza pagina, con una figura, le regole esatte e posizioni in cui provarle.
rules-new-here = È la prima volta? Come si svolge un turno
rules-glance = Costi e carte in un colpo d'occhio
rules-shortcuts = Da dove cominciare
rules-search = Cerca nelle regole
rules-found = { $topics ->
    [one] { $topics } voce
    [many] { $topics } voci
   *[other] { $topics } voci
}, { $n ->
    [one] { $n } punto
    [many] { $n } punti
   *[other] { $n } punti
}
rules-found-clauses = Punti delle regole
rules-found-more = E altri { $n }: aggiungi una parola per trovarne meno.
rules-words = Qui tutto è scritto con parole nostre.
rules-base = Gioco base
rules-cities = Città e Cavalieri
rules-sea = Marinai
rules-a-to-z = Dalla A alla Z
rules-look-under = { $word } → { $topic }
rules-where = Dove ti trovi
rules-leaf = Voci vicine
rules-clauses = Le regole
rules-more = { $n ->
    [one] Un'altra regola su questo
    [many] Altre { $n } regole su questo
   *[other] Altre { $n } regole su questo
}
rules-doubts = { $n ->
    [one] Una questione aperta e com'è risolta
    [many] { $n } questioni aperte e come sono risolte
   *[other] { $n } questioni aperte e come sono risolte
}
rules-related = Continua a leggere
rules-link-here = Link a questo punto
rules-setting = «{ $option }»
rules-setting-value = «{ $option }: { $value }»
rules-unknown = In queste regole non c'è nulla che si chiami { $what }.
see-also = Vedi

## Le opzioni, con o senza un tavolo

rules-usually = { $option } – di solito: { $value }
rules-here-usual = { $option } – a questo tavolo come di solito: { $value }
rules-here-other = { $option } – a questo tavolo: { $value } (di solito: { $usual })
rules-back = Torna al tavolo
rules-at-table = La tua partita continua. Accanto alle regole vedi le opzioni del tuo tavolo.
rules-at-table-unknown = La tua partita continua.

## Esempi

rules-examples = Guarda e prova
rules-try-this = Che cosa succede qui?
rules-free-try = Oppure prova quello che vuoi
rules-all-legal = { $n ->
    [one] L'unica azione permessa
    [many] Tutte le { $n } azioni permesse
   *[other] Tutte le { $n } azioni permesse
}
rules-acts-for = Chi agisce
rules-refused = Non si può:
rules-take-back = Un passo indietro
rules-start-again = Ricomincia
rules-dice-fall = Dadi: { $one } e { $two }
rules-no-example = Non è stato possibile caricare l'esempio. Chiudilo e riprova.

## In un colpo d'occhio

rules-prices = Quanto costa
rules-points = { $n ->
    [one] Si vince con { $n } punto
    [many] Si vince con { $n } punti
   *[other] Si vince con { $n } punti
}
rules-development = Carte Sviluppo
rules-progress-of = Carte Progresso: { $track }
rules-times = × { $n }
almanac-yields = { $terrain }: { $good }
almanac-chance = { $value }: { $ways } lanci su 36
price-road = Strada
price-settlement = Colonia
price-city = Città
price-card = Carta Sviluppo
price-knight = Cavaliere
price-activate = Attivare un cavaliere
price-promote = Promuovere un cavaliere
price-wall = Mura
points-for-settlement = ogni colonia
points-for-city = ogni città
points-for-route = Via commerciale più lunga
points-for-army = Esercito più grande
points-for-card = ogni carta Edificio
points-for-metropolis = ogni metropoli
points-for-defender = ogni carta Difensore
points-for-progress = Stampa, Costituzione
points-for-merchant = il mercante

## I temi dell'indice

theme-begin = Prima della partita
theme-turn = Il tuo turno
theme-trade = Commercio
theme-build = Costruire
theme-cards = Carte Sviluppo
theme-win = Vincere
theme-knights-begin = Il gioco più grande
theme-knights-turn = Dadi e merci
theme-improving = Città che crescono
theme-army = Cavalieri e barbari
theme-progress = Carte Progresso
theme-sea-begin = Salpare
theme-sailing = Navi
theme-exploring = Oro, nebbia e pirata
theme-sea-scenarios = Scenari: nuove sponde
theme-sea-stories = Scenari: storie di mare
theme-sea-knights = Con Città e Cavalieri
