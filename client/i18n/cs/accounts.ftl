# Tah bota jako jedna věta: krátké části oddělené čárkou. $for je šipka, nahlas „za“.
account = { $player }: { $parts }
part-dice = na kostkách { $total }
part-production = + { $goods }
part-no-production = bez výnosu
part-built = { $what ->
    [road] { $n ->
        [one] silnice
        [few] { $n } silnice
       *[other] { $n } silnic
    }
    [city] { $n ->
        [one] město
        [few] { $n } města
       *[other] { $n } měst
    }
   *[other] { $n ->
        [one] vesnice
        [few] { $n } vesnice
       *[other] { $n } vesnic
    }
}
part-bank-trade = { $gives } { $for } { $gets }
part-offer = nabízí { $gives } { $for } { $wants }
part-counter-offer = jinak: { $gives } { $for } { $wants }
part-accepted = souhlasí
part-declined = odmítá
part-withdrawn = stahuje nabídku
part-exchanged = obchod ({ $partner })
part-exchanged-open = { $gives } { $for } { $gets } ({ $partner })
part-card-bought = akční karta
part-card-played = { $card }
part-progress-played = { $card }
part-year-of-plenty = + { $goods }
part-harvested = + { $goods }
part-aqueduct = + { $goods }
part-robber-moved = zloděj: { $to }
part-stolen = ukradená karta (oběť: { $victim })
part-discarded = odhazuje { $goods }
part-ship-sailed = barbaři { $position }/{ $of }
part-improved = { $track } { $level }
part-wall-built = hradby
part-knight-recruited = rytíř
part-knight-activated = rytíř aktivní
part-knight-promoted = rytíř na sílu { $strength }
part-knight-moved = rytíř táhne
part-progress-drawn = karta pokroku
part-merchant-moved = obchodník: { $to }
