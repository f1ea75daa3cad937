# The turn of a bot as one account: short parts with commas between them. $for is an arrow, or is read as "per".
account = { $player }: { $parts }
part-dice = dadi { $total }
part-production = + { $goods }
part-no-production = nessuna rendita
part-built = { $what ->
    [road] { $n ->
        [one] strada
       *[other] { $n } strade
    }
    [city] { $n ->
        [one] città
       *[other] { $n } città
    }
   *[other] { $n ->
        [one] colonia
       *[other] { $n } colonie
    }
}
part-bank-trade = { $gives } { $for } { $gets }
part-offer = offre { $gives } { $for } { $wants }
part-counter-offer = rilancia: { $gives } { $for } { $wants }
part-accepted = accetta
part-declined = rifiuta
part-withdrawn = ritira l'offerta
part-exchanged = scambio con { $partner }
part-exchanged-open = { $gives } { $for } { $gets } con { $partner }
part-card-bought = carta Sviluppo
part-card-played = { $card }
part-progress-played = { $card }
part-year-of-plenty = + { $goods }
part-harvested = + { $goods }
part-aqueduct = + { $goods }
part-robber-moved = briganti: { $to }
part-stolen = una carta da { $victim }
part-discarded = scarta { $goods }
part-ship-sailed = barbari { $position }/{ $of }
part-improved = { $track } { $level }
part-wall-built = mura
part-knight-recruited = cavaliere
part-knight-activated = cavaliere attivo
part-knight-promoted = cavaliere a forza { $strength }
part-knight-moved = il cavaliere si sposta
part-progress-drawn = carta Progresso
part-merchant-moved = mercante: { $to }
