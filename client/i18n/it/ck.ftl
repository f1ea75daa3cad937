# Cities & Knights: charts, prompts, knights.

## Barbarians and the event die

barbarians = Barbari
lane-count = { $step } / { $of }
lane-step = La nave ha fatto { $step } passi su { $of }
lane-short = Attacco { $strength }, difesa solo { $defence }
lane-holds = Attacco { $strength }, difesa { $defence }: l'isola resiste
defence-by-player = Difesa di ognuno
defence-of = { $player }: { $n } dai cavalieri attivi
meaning-ship = La nave si avvicina di un passo.
meaning-gate = Rosso { $red }: carte di { $track } dal livello { $level }.
open-charts = Barbari e migliorie
can-improve = Puoi comprare una miglioria

## Improvements

improvements = Migliorie cittadine
track-trade-title = Commercio
track-politics-title = Politica
track-science-title = Scienza
building-trade-1 = Mercato
building-trade-2 = Casa commerciale
building-trade-3 = Gilda dei mercanti
building-trade-4 = Banca
building-trade-5 = Grande Borsa
building-politics-1 = Municipio
building-politics-2 = Chiesa
building-politics-3 = Fortezza
building-politics-4 = Cattedrale
building-politics-5 = Gran Consiglio
building-science-1 = Abbazia
building-science-2 = Biblioteca
building-science-3 = Acquedotto
building-science-4 = Teatro
building-science-5 = Università
step-facts = { $building }: { $price }. Alla porta di { $track } si pesca con il dado rosso su { $upto ->
    [2] 1 o 2
   *[other] 1–{ $upto }
}.
step-here = Qui: { $names }.
step-buy = Compra.
problem-later-level = I livelli si comprano in ordine: prima quello sotto.
problem-built-level = Hai già questo livello.
step-metropolis-4 = Chi arriva qui per primo fa di una città la metropoli.
step-metropolis-5 = Chi arriva qui per primo tiene la metropoli per sempre.
ability-trade = Da qui in poi due merci uguali valgono una carta a scelta della riserva.
ability-politics = Da qui in poi i cavalieri forti possono diventare potenti.
ability-science = Da qui in poi un lancio che non ti rende niente ti dà una materia prima a scelta.
ladders-hint = ★ dà un'abilità che resta, il livello 4 una metropoli.
red-die-pays = Numeri del dado rosso con cui si pesca
pays-upto = pesca con rosso 1–{ $n }
deck-of = { $n ->
    [one] resta { $n } carta
   *[other] restano { $n } carte
}
metropolis-free = Metropoli ancora libera
metropolis-held = Metropoli: { $player }
crane-works = Gru: la prossima miglioria costa { $n } in meno.

## Players

progress-count = { $n ->
    [one] { $n } carta Progresso
   *[other] { $n } carte Progresso
}
knights-strength = Cavalieri: forza attiva { $active }, { $all } in tutto.
knights-left = In scorta: { $basic } semplici, { $strong } forti, { $mighty } potenti.
walls-count = { $n ->
    [one] { $n } cerchia di mura
   *[other] { $n } cerchie di mura
}
open-cards = Carte Difensore: { $defenders }, carte da un punto: { $points }
level-of = { $track }: livello { $n }

## Knights

button-recruit = Cavaliere
button-wall = Mura
knight-strength = Forza { $n }
knight-spoken = Cavaliere di forza { $strength }, { $state }
knight-passive = inattivo
knight-ready = attivo
knight-spent = attivo, in questo turno non agisce più
knight-menu-of = { $knight }; { $place }
knight-act-activate = Attiva
knight-act-promote = Promuovi
knight-act-move-knight = Sposta
knight-act-displace = Scaccia
knight-act-chase-robber = Via i briganti
spoken-knight = cavaliere di forza { $n }
piece-merchant = il mercante

## Progress cards

progress-cards = Le tue carte Progresso
progress-limit = A fine turno ne puoi tenere { $limit }.
button-return = Rendine una
play-card = Gioca
fleet-trades = Flotta mercantile:
dice-are-set = L'Alchimista ha scelto
harbour-call = Porto commerciale: offri una materia prima
die-red = Dado rosso
die-yellow = Dado giallo
set-dice = Imposta i dadi su { $sum }
set-dice-choose = Scegli entrambi i dadi
take-one = Prendi in più: { $good }, ora { $n }
take-these = Prendi queste

## What is asked

prompt-too-many-cards = Hai { $n } carte Progresso e puoi tenerne { $limit }: giocane o rendine una.
prompt-found-city = Fonda una città: scegli un incrocio.
prompt-committing-knights = I barbari sono qui: quali cavalieri mandi?
prompt-losing-cities = I barbari hanno vinto: scegli la città che perdi.
prompt-choosing-a-deck = Scegli il mazzo da cui pescare.
prompt-drawing-progress-card = Si pesca una carta Progresso…
prompt-returning-a-card = Hai troppe carte Progresso: rendine una.
prompt-playing-the-drawn-card = Hai pescato una carta Progresso: giocala subito, se vuoi, poi prosegui con il lancio.
prompt-aqueduct = Il lancio non ti ha reso niente: il tuo Acquedotto ti dà una materia prima.
prompt-knight-looks-for-refuge = Il tuo cavaliere di forza { $strength } è stato scacciato: scegli dove va.
prompt-placing-metropolis = Scegli la città che diventa la metropoli di { $track }.
prompt-giving-up-a-knight = Un Disertore: scegli il cavaliere a cui rinunci.
prompt-placing-a-knight = Piazza il cavaliere di forza { $strength } passato dalla tua parte, { $state ->
    [active] attivo
   *[other] inattivo
}.
prompt-laying-a-road-again = Ripiazza la tua strada: scegli un sentiero.
prompt-spying = Le carte di { $player }: scegline una da prendere.
prompt-taking-cards = Vedi la mano di { $player }: scegli le carte.
prompt-handing-over-a-commodity = Porto commerciale: scegli la merce che dai in cambio di { $good }.
prompt-discarding-seven = È uscito il sette: scarta { $n ->
    [one] una carta
   *[other] { $n } carte
}.
prompt-discarding-saboteur = Un Sabotatore: scarta { $n ->
    [one] una carta
   *[other] { $n } carte
}.
prompt-discarding-wedding = Un Matrimonio: scegli { $n ->
    [one] una carta
   *[other] { $n } carte
} da cedere.
prompt-wait-committing-knights = Cavalieri da mandare: in attesa di { $names }…
prompt-wait-losing-cities = Città da perdere: in attesa di { $names }…
prompt-wait-choosing-a-deck = Mazzo da scegliere: in attesa di { $names }…
prompt-wait-returning-a-card = Carta da rendere: in attesa di { $names }…
prompt-wait-playing-the-drawn-card = Carta appena pescata: in attesa di { $names }…
prompt-wait-aqueduct = Acquedotto: in attesa di { $names }…
prompt-wait-knight-looks-for-refuge = Cavaliere da spostare: in attesa di { $names }…
prompt-wait-placing-metropolis = Metropoli da piazzare: in attesa di { $names }…
prompt-wait-giving-up-a-knight = Cavaliere da togliere: in attesa di { $names }…
prompt-wait-handing-over-a-commodity = Merce da cedere: in attesa di { $names }…
done-committing-knights = Basta così
done-aqueduct = Non prendere niente
done-playing-the-drawn-card = Prosegui con il lancio
done-laying-a-road-again = Tieni la strada in scorta

choose-choose-deck-track = Scegli il mazzo da cui pescare.
choose-return-card = Hai troppe carte Progresso: rendine una.
choose-take-good = Il lancio non ti ha reso niente: il tuo Acquedotto ti dà una materia prima.
choose-take-card-card = Le carte di { $player }: scegline una da prendere.
choose-hand-over-good = Porto commerciale: scegli la merce che dai in cambio di { $good }.
choose-ask-seat = Porto commerciale: a chi offri una materia prima?
choose-ask-good = Quale materia prima offri?
choose-improve-track = Quale ramo migliori?
choose-place-knight-strength = Quale cavaliere piazzi?
choose-play-alchemist-dice = Alchimista: scegli entrambi i dadi.
choose-play-inventor-place = Inventore: scegli il primo numero.
choose-play-inventor-to = Inventore: scegli il numero con cui scambiarlo.
choose-play-smith-place = Fabbro: scegli un cavaliere da promuovere.
choose-play-smith-to = Fabbro: scegli un secondo cavaliere, o solo questo.
choose-play-medicine-place = Medicina: scegli la colonia che diventa città.
choose-play-engineer-place = Ingegnere: scegli una città per le mura.
choose-play-bishop-place = Vescovo: scegli dove vanno i briganti.
choose-play-diplomat-place = Diplomatico: scegli una strada aperta da togliere.
choose-play-intrigue-place = Intrigo: scegli il cavaliere da scacciare.
choose-play-merchant-place = Mercante: scegli un terreno accanto a una tua colonia o città.
choose-play-deserter-seat = Disertore: chi deve rinunciare a un cavaliere?
choose-play-spy-seat = Spia: di chi guardi le carte?
choose-play-master-merchant-seat = Maestro mercante: da chi prendi?
choose-play-merchant-fleet-good = Flotta mercantile: quale tipo scambi due a uno?
choose-play-resource-monopoly-good = Monopolio: nomina una materia prima.
choose-play-trade-monopoly-good = Monopolio commerciale: nomina una merce.
choose-move-knight-to = Scegli dove va il cavaliere.
choose-displace-to = Scegli il cavaliere da scacciare.
