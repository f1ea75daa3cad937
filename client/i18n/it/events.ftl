# What happened. $who is "you" when the reader did it; $player stands for the player.
# $known is "yes" when the reader may know the card or the cards.
event-at = { $text }, { $place }
event-dice = { $who ->
    [you] Lanci i dadi:
   *[other] { $player } lancia i dadi:
} { $total } ({ $one } + { $two })
event-production = { $who ->
    [you] Ricevi
   *[other] { $player } riceve
} { $goods }
event-blocked = I briganti sottraggono a { $losers }
event-shortage = Riserva insufficiente: { $good }
event-no-production = Con { $total } nessuno riceve niente
event-discards-due = Scarti dovuti da { $due }
event-discard-chosen = { $who ->
    [you] Hai scelto di scartare { $goods }
   *[other] { $player } ha scelto le carte da scartare
}
event-discarded = { $who ->
    [you] Scarti
   *[other] { $player } scarta
} { $goods }
event-robber-moved = { $who ->
    [you] Sposti
   *[other] { $player } sposta
} i briganti su { $to }
event-robber-stays = { $who ->
    [you] Lasci
   *[other] { $player } lascia
} i briganti dove sono: { $hex }
event-stolen = { $who ->
    [you] Rubi { $good } a { $victim }
   *[other] { $known ->
        [yes] { $player } ruba { $good } a { $victim }
       *[no] { $player } ruba una carta a { $victim }
    }
}
event-nothing-stolen = { $who ->
    [you] Non rubi
   *[other] { $player } non ruba
} niente
event-built = { $who ->
    [you] Costruisci
   *[other] { $player } costruisce
} { $what ->
    [road] una strada
    [city] una città
   *[other] una colonia
}
event-income = { $who ->
    [you] Parti
   *[other] { $player } parte
} con { $goods }
event-card-paid = { $who ->
    [you] Paghi
   *[other] { $player } paga
} una carta Sviluppo
event-card-bought = { $who ->
    [you] Peschi la carta { $card }
   *[other] { $player } pesca una carta, { $deck ->
        [one] ne resta { $deck }
       *[other] ne restano { $deck }
    }
}
event-card-played = { $who ->
    [you] Giochi
   *[other] { $player } gioca
} la carta { $card }
event-year-of-plenty = { $who ->
    [you] Prendi
   *[other] { $player } prende
} { $goods } dalla riserva
event-monopoly = { $who ->
    [you] Fai
   *[other] { $player } fa
} incetta di { $good }: da { $takings }
event-bank-trade = { $who ->
    [you] Dai
   *[other] { $player } dà
} alla riserva { $gives } per { $gets }
event-offer = { $who ->
    [you] Offri
   *[other] { $player } offre
} { $addressed ->
    [yes] a { $to }
   *[no] al tavolo
} { $gives } per { $wants }
event-counter-offer = { $who ->
    [you] Rilanci
   *[other] { $player } rilancia
} con { $gives } per { $wants }
event-accepted = { $who ->
    [you] Accetti
   *[other] { $player } accetta
}
event-declined = { $who ->
    [you] Rifiuti
   *[other] { $player } rifiuta
}
event-called = { $who ->
    [you] Vorresti
   *[other] { $player } vorrebbe
} { $good }
event-call-withdrawn = { $who ->
    [you] Non chiedi più niente
   *[other] { $player } non chiede più niente
}
event-withdrawn = { $who ->
    [you] Ritiri l'offerta
   *[other] { $player } ritira l'offerta
}
event-lapsed = { $who ->
    [you] La tua offerta decade
   *[other] L'offerta di { $player } decade
}
event-exchanged = { $who ->
    [you] Fai uno scambio
   *[other] { $player } fa uno scambio
} con { $partner }
event-exchanged-open = { $who ->
    [you] Dai
   *[other] { $player } dà
} a { $partner } { $gives } per { $gets }
event-route-gained = { $who ->
    [you] Hai
   *[other] { $player } ha
} la Via commerciale più lunga: { $length }
event-route-lost = { $who ->
    [you] Perdi
   *[other] { $player } perde
} la Via commerciale più lunga
event-route-set-aside = Per ora nessuno ha la Via commerciale più lunga
event-army-gained = { $who ->
    [you] Hai
   *[other] { $player } ha
} l'Esercito più grande: { $knights } cavalieri
event-turn = { $who ->
    [you] Tocca a te
   *[other] Tocca a { $player }
}
event-revealed = { $who ->
    [you] Riveli
   *[other] { $player } rivela
} { $cards ->
    [one] una carta Edificio
   *[other] { $cards } carte Edificio
}
event-victory = { $who ->
    [you] Vinci
   *[other] { $player } vince
} con { $points } punti

## The table itself

event-joined = { $name } arriva
event-seated = { $name } prende posto
event-more-time = Più tempo per { $player }
event-away = { $player }: connessione persa, l'orologio si ferma
event-back = { $player }: connessione ristabilita
event-abort-voted = { $agree ->
    [yes] { $who ->
        [you] Vorresti
       *[other] { $player } vorrebbe
    } chiudere la partita
   *[no] { $who ->
        [you] Vuoi
       *[other] { $player } vuole
    } continuare a giocare
}
event-rematch-voted = { $who ->
    [you] Vuoi
   *[other] { $player } vuole
} la rivincita{ $order ->
    [rotated] , inizia il giocatore successivo
   *[same] { "" }
}
event-paced = Cambia il ritmo dei bot
event-map = Ora la mappa è un’altra
event-watching = { $allowed ->
    [no] Nessuno può guardare la partita
   *[yes] { $delay ->
        [0] Chiunque può guardare la partita dal vivo
       *[other] Chiunque può guardare la partita, { $delay } s dopo
    }
}
event-left = { $name } lascia il tavolo
event-started = La partita comincia
event-undone = { $who ->
    [you] Annulli
   *[other] { $player } annulla
} l'ultima azione
event-taken-over = Un bot gioca per { $player }
event-returned = { $who ->
    [you] Riprendi
   *[other] { $player } riprende
} il posto al tavolo
event-timed-out = Tempo scaduto per { $player }
event-aborted = La partita finisce senza vittoria
event-over = La partita è finita
event-rematch = Una nuova partita è pronta
event-said = { $name }: { $text }
event-excused = { $who ->
    [you] Scusi il ritiro di { $partner }
   *[other] { $player } scusa il ritiro di { $partner }
}
