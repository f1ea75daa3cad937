# Назви речей. `count-…` — кількість карт у знахідному відмінку: «отримуєте 1 руду».
nothing = нічого
you = ви
you-badge = ви
your-move = ваша черга
seat-unknown = місце { $n }
bot-named = { $colour }

colour-red = Червоний
colour-blue = Синій
colour-orange = Помаранчевий
colour-white = Білий

good-lumber = деревина
good-brick = глина
good-wool = вовна
good-grain = збіжжя
good-ore = руда
good-paper = папір
good-cloth = тканина
good-coin = монета
count-lumber = { $n ->
    [one] { $n } деревину
    [few] { $n } деревини
   *[many] { $n } деревини
}
count-brick = { $n ->
    [one] { $n } глину
    [few] { $n } глини
   *[many] { $n } глини
}
count-wool = { $n ->
    [one] { $n } вовну
    [few] { $n } вовни
   *[many] { $n } вовни
}
count-grain = { $n } збіжжя
count-ore = { $n ->
    [one] { $n } руду
    [few] { $n } руди
   *[many] { $n } руди
}
count-paper = { $n ->
    [one] { $n } папір
    [few] { $n } паперу
   *[many] { $n } паперу
}
count-cloth = { $n ->
    [one] { $n } тканину
    [few] { $n } тканини
   *[many] { $n } тканини
}
count-coin = { $n ->
    [one] { $n } монету
    [few] { $n } монети
   *[many] { $n } монет
}

terrain-forest = ліс
terrain-hills = пагорби
terrain-pasture = пасовище
terrain-fields = поля
terrain-mountains = гори
terrain-desert = пустеля
terrain-sea = море
terrain-gold = золоте поле

piece-road = дорога
piece-settlement = селище
piece-city = місто
piece-reduced-city = розорене місто
piece-robber = розбійник

card-knight = Лицар
card-victory-point = Переможний бал
card-road-building = Будівництво доріг
card-year-of-plenty = Наукове відкриття
card-monopoly = Монополія
card-knight-text = Перемістіть розбійника й украдіть карту в гравця біля нової плитки. Три розіграні лицарі можуть дати найбільше військо.
card-victory-point-text = Один переможний бал. Карта схована, доки не принесе вам перемогу.
card-road-building-text = Збудуйте дві дороги безкоштовно.
card-year-of-plenty-text = Візьміть із резерву будь-які дві карти сировини.
card-monopoly-text = Назвіть сировину: усі інші гравці віддають вам усе, що мають цього типу.

wonder-theatre = Театр
wonder-great-bridge = Великий міст
wonder-monument = Монумент
wonder-great-wall = Велика стіна
wonder-cathedral = Собор

hex-numbered = { $terrain } { $number }
place-node = перехрестя { $n }: { $hexes }
place-node-harbour = перехрестя { $n }: { $hexes }, { $harbour }
place-edge = шлях { $n }: { $one } — { $other }
place-coast = шлях { $n } на узбережжі: { $one }
harbour-any = гавань три до одного
harbour-good = гавань два до одного: { $good }
spoken-piece = { $player }: { $piece }
spoken-hex = { $hex }; { $there }
target = { $place }; { $act }

track-trade = торгівля
track-politics = політика
track-science = наука
face-ship = корабель
face-yellow = жовті ворота
face-blue = сині ворота
face-green = зелені ворота
