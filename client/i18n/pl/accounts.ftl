# Tura bota w jednym zdaniu: krótkie części po przecinku. $for to strzałka, a na głos „za”.
account = { $player }: { $parts }
part-dice = na kostkach { $total }
part-production = + { $goods }
part-no-production = bez zysków
part-built = { $what ->
    [road] { $n ->
        [one] droga
        [few] { $n } drogi
       *[many] { $n } dróg
    }
    [city] { $n ->
        [one] miasto
        [few] { $n } miasta
       *[many] { $n } miast
    }
   *[other] { $n ->
        [one] osada
        [few] { $n } osady
       *[many] { $n } osad
    }
}
part-bank-trade = { $gives } { $for } { $gets }
part-offer = proponuje { $gives } { $for } { $wants }
part-counter-offer = inaczej: { $gives } { $for } { $wants }
part-accepted = zgadza się
part-declined = odmawia
part-withdrawn = wycofuje ofertę
part-exchanged = wymiana ({ $partner })
part-exchanged-open = { $gives } { $for } { $gets } ({ $partner })
part-card-bought = karta rozwoju
part-card-played = { $card }
part-progress-played = { $card }
part-year-of-plenty = + { $goods }
part-harvested = + { $goods }
part-aqueduct = + { $goods }
part-robber-moved = złodziej: { $to }
part-stolen = zabrana karta ({ $victim })
part-discarded = odrzuca { $goods }
part-ship-sailed = barbarzyńcy { $position }/{ $of }
part-improved = { $track } { $level }
part-wall-built = mur miejski
part-knight-recruited = rycerz
part-knight-activated = rycerz aktywny
part-knight-promoted = rycerz do siły { $strength }
part-knight-moved = rycerz rusza dalej
part-progress-drawn = karta postępu
part-merchant-moved = kupiec: { $to }
