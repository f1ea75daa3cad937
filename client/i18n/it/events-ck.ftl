# What happened in Cities & Knights. $who is "you" when the reader did it.
event-ship-sailed = La nave dei barbari si avvicina: { $position } su { $of }
event-battle = I barbari attaccano con { $barbarians }, l'isola si difende con { $island }: da { $contributions }
event-losses-due = Una città da perdere per { $players }
event-nothing-lost = Nessuna città può andare persa
event-defender = { $who ->
    [you] Ricevi
   *[other] { $player } riceve
} il titolo di Difensore dell'isola
event-defender-cards-out = Le carte Difensore sono finite: nessuna per { $player }
event-defenders-tied = L'isola è stata difesa soprattutto da { $players }: si pescano carte Progresso
event-knights-passive = I cavalieri che hanno combattuto ora sono inattivi
event-city-lost = { $who ->
    [you] Perdi
   *[other] { $player } perde
} una città
event-city-restored = { $who ->
    [you] Ricostruisci
   *[other] { $player } ricostruisce
} una città
event-wall-built = { $who ->
    [you] Costruisci
   *[other] { $player } costruisce
} le mura di una città
event-wall-lost = { $who ->
    [you] Perdi
   *[other] { $player } perde
} le mura di una città
event-improved = { $who ->
    [you] Porti
   *[other] { $player } porta
} il ramo { $track } al livello { $level }
event-metropolis = { $who ->
    [you] Hai
   *[other] { $player } ha
} la metropoli di { $track }
event-aqueduct = { $who ->
    [you] Prendi
   *[other] { $player } prende
} { $goods } con l'Acquedotto
event-knight-committed = { $who ->
    [you] Mandi
   *[other] { $player } manda
} un cavaliere in battaglia
event-commitment-done = { $who ->
    [you] Hai
   *[other] { $player } ha
} scelto chi combatte
event-knight-recruited = { $who ->
    [you] Recluti
   *[other] { $player } recluta
} un cavaliere
event-knight-activated = { $who ->
    [you] Attivi
   *[other] { $player } attiva
} un cavaliere di forza { $strength }
event-knight-promoted = { $who ->
    [you] Promuovi
   *[other] { $player } promuove
} un cavaliere a forza { $strength }
event-knight-moved = { $who ->
    [you] Sposti
   *[other] { $player } sposta
} un cavaliere
event-knight-displaced = { $who ->
    [you] Scacci
   *[other] { $player } scaccia
} un cavaliere che appartiene a { $displaced }
event-knight-refuge = { $who ->
    [you] Il tuo cavaliere
   *[other] Il cavaliere di { $player }
} trova un altro posto
event-knight-removed = { $who ->
    [you] Perdi
   *[other] { $player } perde
} un cavaliere
event-knight-placed = { $who ->
    [you] Accogli
   *[other] { $player } accoglie
} un cavaliere
event-robber-chased = { $who ->
    [you] Metti
   *[other] { $player } mette
} in fuga i briganti
event-deck-chosen = { $who ->
    [you] Scegli
   *[other] { $player } sceglie
} il mazzo di { $deck }
event-progress-drawn = { $who ->
    [you] Peschi la carta { $card } ({ $deck })
   *[other] { $player } pesca una carta di { $deck }
}
event-point-card = { $who ->
    [you] Hai
   *[other] { $player } ha
} una carta da un punto: { $card }
event-progress-returned = { $who ->
    [you] Rendi la carta { $card }
   *[other] { $player } rende una carta di { $deck }
}
event-progress-played = { $who ->
    [you] Giochi
   *[other] { $player } gioca
} la carta { $card }
event-harvested = { $who ->
    [you] Prendi
   *[other] { $player } prende
} { $goods } dalla riserva
event-tokens-swapped = { $who ->
    [you] Scambi
   *[other] { $player } scambia
} due gettoni numerati
event-merchant-moved = { $who ->
    [you] Piazzi
   *[other] { $player } piazza
} il mercante su { $to }
event-road-removed = { $who ->
    [you] Togli
   *[other] { $player } toglie
} dalla mappa una strada che appartiene a { $owner }
event-road-relaid = { $who ->
    [you] Ripiazzi
   *[other] { $player } ripiazza
} la strada altrove
event-road-kept = { $who ->
    [you] Tieni
   *[other] { $player } tiene
} la strada in scorta
event-roll-goes-on = { $who ->
    [you] Prosegui
   *[other] { $player } prosegue
} con il lancio
event-cards-shown = Vedi le carte Progresso di { $victim }
event-progress-taken = { $who ->
    [you] Prendi la carta { $card } da { $victim }
   *[other] { $player } prende una carta di { $deck } da { $victim }
}
event-hand-shown = Vedi la mano di { $victim }: { $goods }
event-goods-taken = { $who ->
    [you] Prendi { $goods } da { $victim }
   *[other] { $known ->
        [yes] { $player } prende { $goods } da { $victim }
       *[no] { $player } prende { $number ->
            [one] una carta
           *[other] { $number } carte
        } da { $victim }
    }
}
event-given = { $who ->
    [you] Cedi
   *[other] { $player } cede
} { $known ->
    [yes] { $goods }
   *[no] { $number ->
        [one] una carta
       *[other] { $number } carte
    }
} a { $to }
event-harbour-asked = { $who ->
    [you] Offri
   *[other] { $player } offre
} a { $partner } { $good } per una merce
event-harbour-exchange = { $who ->
    [you] Dai
   *[other] { $player } dà
} a { $partner } { $gives } per { $gets }
