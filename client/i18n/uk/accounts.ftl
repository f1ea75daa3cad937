# Хід бота одним реченням: короткі частини через кому. $for — це стрілка, а вголос — «за».
account = { $player }: { $parts }
part-dice = на кубиках { $total }
part-production = + { $goods }
part-no-production = без прибутку
part-built = { $what ->
    [road] { $n ->
        [one] дорога
        [few] { $n } дороги
       *[many] { $n } доріг
    }
    [city] { $n ->
        [one] місто
        [few] { $n } міста
       *[many] { $n } міст
    }
   *[other] { $n ->
        [one] селище
        [few] { $n } селища
       *[many] { $n } селищ
    }
}
part-bank-trade = { $gives } { $for } { $gets }
part-offer = пропонує { $gives } { $for } { $wants }
part-counter-offer = інакше: { $gives } { $for } { $wants }
part-accepted = погоджується
part-declined = відмовляється
part-withdrawn = знімає пропозицію
part-exchanged = обмін ({ $partner })
part-exchanged-open = { $gives } { $for } { $gets } ({ $partner })
part-card-bought = карта розвитку
part-card-played = { $card }
part-progress-played = { $card }
part-year-of-plenty = + { $goods }
part-harvested = + { $goods }
part-aqueduct = + { $goods }
part-robber-moved = розбійник: { $to }
part-stolen = карта від гравця { $victim }
part-discarded = скидає { $goods }
part-ship-sailed = варвари { $position }/{ $of }
part-improved = { $track } { $level }
part-wall-built = міський мур
part-knight-recruited = лицар
part-knight-activated = лицар активний
part-knight-promoted = лицар до сили { $strength }
part-knight-moved = лицар іде далі
part-progress-drawn = карта прогресу
part-merchant-moved = купець: { $to }
