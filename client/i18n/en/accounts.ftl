# The turn of a bot as one account: short parts with commas between them. $for is an arrow, or is read as “for”.
account = { $player }: { $parts }
part-dice = rolled { $total }
part-production = + { $goods }
part-no-production = no income
part-built = { $what ->
    [road] { $n ->
        [one] road
       *[other] { $n } roads
    }
    [city] { $n ->
        [one] city
       *[other] { $n } cities
    }
   *[other] { $n ->
        [one] settlement
       *[other] { $n } settlements
    }
}
part-bank-trade = { $gives } { $for } { $gets }
part-offer = offers { $gives } { $for } { $wants }
part-counter-offer = counters: { $gives } { $for } { $wants }
part-accepted = agrees
part-declined = declines
part-withdrawn = withdraws the offer
part-exchanged = trades with { $partner }
part-exchanged-open = { $gives } { $for } { $gets } with { $partner }
part-card-bought = development card
part-card-played = { $card }
part-progress-played = { $card }
part-year-of-plenty = + { $goods }
part-harvested = + { $goods }
part-aqueduct = + { $goods }
part-robber-moved = robber to { $to }
part-stolen = a card from { $victim }
part-discarded = discards { $goods }
part-ship-sailed = barbarians { $position }/{ $of }
part-improved = { $track } { $level }
part-wall-built = city wall
part-knight-recruited = knight
part-knight-activated = knight active
part-knight-promoted = knight to strength { $strength }
part-knight-moved = knight moves
part-progress-drawn = progress card
part-merchant-moved = merchant to { $to }
