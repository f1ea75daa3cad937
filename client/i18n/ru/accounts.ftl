# Ход бота одним предложением: короткие части через запятую. $for — это стрелка, а вслух — «за».
account = { $player }: { $parts }
part-dice = на кубиках { $total }
part-production = + { $goods }
part-no-production = без дохода
part-built = { $what ->
    [road] { $n ->
        [one] дорога
        [few] { $n } дороги
       *[many] { $n } дорог
    }
    [city] { $n ->
        [one] город
        [few] { $n } города
       *[many] { $n } городов
    }
   *[other] { $n ->
        [one] поселение
        [few] { $n } поселения
       *[many] { $n } поселений
    }
}
part-bank-trade = { $gives } { $for } { $gets }
part-offer = предлагает { $gives } { $for } { $wants }
part-counter-offer = иначе: { $gives } { $for } { $wants }
part-accepted = соглашается
part-declined = отказывается
part-withdrawn = снимает предложение
part-exchanged = обмен ({ $partner })
part-exchanged-open = { $gives } { $for } { $gets } ({ $partner })
part-card-bought = карта развития
part-card-played = { $card }
part-progress-played = { $card }
part-year-of-plenty = + { $goods }
part-harvested = + { $goods }
part-aqueduct = + { $goods }
part-robber-moved = разбойник: { $to }
part-stolen = карта у игрока { $victim }
part-discarded = сбрасывает { $goods }
part-ship-sailed = варвары { $position }/{ $of }
part-improved = { $track } { $level }
part-wall-built = городская стена
part-knight-recruited = рыцарь
part-knight-activated = рыцарь активен
part-knight-promoted = рыцарь до силы { $strength }
part-knight-moved = рыцарь идёт дальше
part-progress-drawn = карта прогресса
part-merchant-moved = купец: { $to }
