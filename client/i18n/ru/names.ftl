# Названия вещей. `count-…` — число карт в винительном падеже: «получаете 1 руду».
nothing = ничего
you = вы
you-badge = вы
your-move = ваша очередь
seat-unknown = место { $n }
bot-named = { $colour }

colour-red = Красный
colour-blue = Синий
colour-orange = Оранжевый
colour-white = Белый

good-lumber = древесина
good-brick = глина
good-wool = шерсть
good-grain = зерно
good-ore = руда
good-paper = бумага
good-cloth = ткань
good-coin = монета
count-lumber = { $n ->
    [one] { $n } древесину
    [few] { $n } древесины
   *[many] { $n } древесины
}
count-brick = { $n ->
    [one] { $n } глину
    [few] { $n } глины
   *[many] { $n } глины
}
count-wool = { $n ->
    [one] { $n } шерсть
    [few] { $n } шерсти
   *[many] { $n } шерсти
}
count-grain = { $n ->
    [one] { $n } зерно
    [few] { $n } зерна
   *[many] { $n } зерна
}
count-ore = { $n ->
    [one] { $n } руду
    [few] { $n } руды
   *[many] { $n } руды
}
count-paper = { $n ->
    [one] { $n } бумагу
    [few] { $n } бумаги
   *[many] { $n } бумаги
}
count-cloth = { $n ->
    [one] { $n } ткань
    [few] { $n } ткани
   *[many] { $n } ткани
}
count-coin = { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}

terrain-forest = лес
terrain-hills = холмы
terrain-pasture = пастбище
terrain-fields = поля
terrain-mountains = горы
terrain-desert = пустыня
terrain-sea = море
terrain-gold = золотое поле

piece-road = дорога
piece-settlement = поселение
piece-city = город
piece-reduced-city = разорённый город
piece-robber = разбойник

card-knight = Рыцарь
card-victory-point = Победное очко
card-road-building = Строительство дорог
card-year-of-plenty = Изобретение
card-monopoly = Монополия
card-knight-text = Переместите разбойника и украдите карту у игрока рядом с новым гексом. Три сыгранных рыцаря могут дать самое большое войско.
card-victory-point-text = Одно победное очко. Карта скрыта, пока не принесёт вам победу.
card-road-building-text = Постройте две дороги бесплатно.
card-year-of-plenty-text = Возьмите из резерва любые две карты сырья.
card-monopoly-text = Назовите сырьё: все остальные игроки отдают вам всё, что у них есть этого типа.

wonder-theatre = Театр
wonder-great-bridge = Великий мост
wonder-monument = Монумент
wonder-great-wall = Великая стена
wonder-cathedral = Собор

hex-numbered = { $terrain } { $number }
place-node = перекрёсток { $n }: { $hexes }
place-node-harbour = перекрёсток { $n }: { $hexes }, { $harbour }
place-edge = путь { $n }: { $one } — { $other }
place-coast = путь { $n } на побережье: { $one }
harbour-any = гавань три к одному
harbour-good = гавань два к одному: { $good }
spoken-piece = { $player }: { $piece }
spoken-hex = { $hex }; { $there }
target = { $place }; { $act }

track-trade = торговля
track-politics = политика
track-science = наука
face-ship = корабль
face-yellow = жёлтые ворота
face-blue = синие ворота
face-green = зелёные ворота
