# «Города и рыцари»: таблицы, подсказки, рыцари.

## Варвары и кубик событий

barbarians = Варвары
lane-count = { $step } / { $of }
lane-step = Корабль прошёл { $step } из { $of } шагов
lane-short = Нападение { $strength }, оборона лишь { $defence }
lane-holds = Нападение { $strength }, оборона { $defence }: остров выстоит
defence-by-player = Оборона по игрокам
defence-of = { $player }: { $n } от активных рыцарей
meaning-ship = Корабль приближается на шаг.
meaning-gate = Красный кубик { $red }: карты ({ $track }) с уровня { $level }.
open-charts = Варвары и улучшения
can-improve = Вы можете купить улучшение

## Улучшения

improvements = Улучшения городов
track-trade-title = Торговля
track-politics-title = Политика
track-science-title = Наука
building-trade-1 = Рынок
building-trade-2 = Торговый дом
building-trade-3 = Купеческая гильдия
building-trade-4 = Банк
building-trade-5 = Большая биржа
building-politics-1 = Ратуша
building-politics-2 = Церковь
building-politics-3 = Крепость
building-politics-4 = Собор
building-politics-5 = Высшее собрание
building-science-1 = Аббатство
building-science-2 = Библиотека
building-science-3 = Акведук
building-science-4 = Театр
building-science-5 = Университет
step-facts = { $building }: { $price }. Ворота ({ $track }) дают карту, когда на красном кубике { $upto ->
    [2] 1 или 2
   *[other] от 1 до { $upto }
}.
step-here = Здесь: { $names }.
step-buy = Купить.
problem-later-level = Уровни покупают по порядку: сначала тот, что под ним.
problem-built-level = Этот уровень у вас уже есть.
step-metropolis-4 = Кто дойдёт сюда первым, превратит город в метрополию.
step-metropolis-5 = Кто дойдёт сюда первым, получит метрополию навсегда.
ability-trade = Отныне два одинаковых товара меняются в резерве на любую карту.
ability-politics = Отныне сильные рыцари могут стать могучими.
ability-science = Отныне бросок, ничего вам не давший, приносит одно сырьё на выбор.
ladders-hint = ★ даёт постоянную способность, уровень 4 — метрополию.
red-die-pays = Числа красного кубика, дающие карту
pays-upto = карта за красный кубик от 1 до { $n }
deck-of = { $n ->
    [one] В колоде { $n } карта
    [few] В колоде { $n } карты
   *[many] В колоде { $n } карт
}
metropolis-free = Метрополия пока ничья
metropolis-held = Метрополия: { $player }
crane-works = «Кран»: следующее улучшение дешевле на { $n }.

## Игроки

progress-count = { $n ->
    [one] { $n } карта прогресса
    [few] { $n } карты прогресса
   *[many] { $n } карт прогресса
}
knights-strength = Рыцари: активная сила { $active }, всего { $all }.
knights-left = В запасе: простых { $basic }, сильных { $strong }, могучих { $mighty }.
walls-count = { $n ->
    [one] { $n } городская стена
    [few] { $n } городские стены
   *[many] { $n } городских стен
}
open-cards = Карты защитника: { $defenders }, открытые карты очков: { $points }
level-of = { $track }: уровень { $n }

## Рыцари

button-recruit = Рыцарь
button-wall = Стена
knight-strength = Сила { $n }
knight-spoken = Рыцарь, сила { $strength }, { $state }
knight-passive = пассивный
knight-ready = активный
knight-spent = активный, в этот ход больше не действует
knight-menu-of = { $knight }; { $place }
knight-act-activate = Активировать
knight-act-promote = Повысить
knight-act-move-knight = Переместить
knight-act-displace = Вытеснить
knight-act-chase-robber = Прогнать разбойника
spoken-knight = рыцарь, сила { $n }
piece-merchant = купец

## Карты прогресса

progress-cards = Ваши карты прогресса
progress-limit = В конце хода можно оставить { $limit }.
button-return = Вернуть одну
play-card = Сыграть
fleet-trades = Торговый флот:
dice-are-set = «Алхимик» выставил
harbour-call = Торговая гавань: предложить сырьё
die-red = Красный кубик
die-yellow = Жёлтый кубик
set-dice = Выставить кубики на { $sum }
set-dice-choose = Выберите оба кубика
take-one = Взять одну карту: { $good }, сейчас { $n }
take-these = Взять эти

## Чего ждут от игрока

prompt-too-many-cards = У вас { $n ->
    [one] { $n } карта прогресса
    [few] { $n } карты прогресса
   *[many] { $n } карт прогресса
}, а оставить можно { $limit }: сыграйте одну или верните.
prompt-found-city = Основайте город: выберите перекрёсток.
prompt-committing-knights = Варвары здесь: каких рыцарей посылаете в бой?
prompt-losing-cities = Варвары победили: выберите, какой город потерять.
prompt-choosing-a-deck = Выберите колоду, из которой взять карту.
prompt-drawing-progress-card = Берётся карта прогресса…
prompt-returning-a-card = У вас слишком много карт прогресса: верните одну.
prompt-playing-the-drawn-card = Вы взяли карту прогресса: можете сразу её сыграть, потом продолжайте бросок.
prompt-aqueduct = Бросок ничего вам не дал: акведук даёт одно сырьё.
prompt-knight-looks-for-refuge = Ваш рыцарь (сила { $strength }) вытеснен: выберите, куда ему идти.
prompt-placing-metropolis = Выберите город для метрополии ({ $track }).
prompt-giving-up-a-knight = Дезертир: выберите рыцаря, которого отдаёте.
prompt-placing-a-knight = Поставьте перешедшего к вам рыцаря: сила { $strength }, { $state ->
    [active] активный
   *[other] пассивный
}.
prompt-laying-a-road-again = Перенесите свою дорогу: выберите путь.
prompt-spying = Карты игрока { $player }: выберите, какую взять.
prompt-taking-cards = Перед вами рука игрока { $player }: выберите карты.
prompt-handing-over-a-commodity = Торговая гавань: выберите товар, который отдадите ({ $good } взамен).
prompt-discarding-seven = На кубиках семь: сбросьте { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
prompt-discarding-saboteur = Саботажник: сбросьте { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
prompt-discarding-wedding = Свадьба: выберите, какие карты подарить ({ $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}).
prompt-wait-committing-knights = Посылают рыцарей: { $names }…
prompt-wait-losing-cities = Теряют город: { $names }…
prompt-wait-choosing-a-deck = Выбирают колоду: { $names }…
prompt-wait-returning-a-card = Возвращают карту: { $names }…
prompt-wait-playing-the-drawn-card = Могут сыграть взятую карту: { $names }…
prompt-wait-aqueduct = Могут взять сырьё: { $names }…
prompt-wait-knight-looks-for-refuge = Ищут место для рыцаря: { $names }…
prompt-wait-placing-metropolis = Выбирают город для метрополии: { $names }…
prompt-wait-giving-up-a-knight = Отдают рыцаря: { $names }…
prompt-wait-handing-over-a-commodity = Отдают товар: { $names }…
done-committing-knights = Больше никого
done-aqueduct = Ничего не брать
done-playing-the-drawn-card = Продолжить бросок
done-laying-a-road-again = Забрать дорогу в запас

choose-choose-deck-track = Выберите колоду, из которой взять карту.
choose-return-card = У вас слишком много карт прогресса: верните одну.
choose-take-good = Бросок ничего вам не дал: акведук даёт одно сырьё.
choose-take-card-card = Карты игрока { $player }: выберите, какую взять.
choose-hand-over-good = Торговая гавань: выберите товар, который отдадите ({ $good } взамен).
choose-ask-seat = Торговая гавань: кому предлагаете сырьё?
choose-ask-good = Какое сырьё предлагаете?
choose-improve-track = Какое направление улучшить?
choose-place-knight-strength = Какого рыцаря поставить?
choose-play-alchemist-dice = Алхимик: выставьте оба кубика.
choose-play-inventor-place = Изобретатель: выберите первое число.
choose-play-inventor-to = Изобретатель: выберите число для обмена.
choose-play-smith-place = Кузнец: выберите рыцаря для повышения.
choose-play-smith-to = Кузнец: выберите второго рыцаря или оставьте одного.
choose-play-medicine-place = Медицина: выберите поселение, которое станет городом.
choose-play-engineer-place = Инженер: выберите город для стены.
choose-play-bishop-place = Епископ: выберите, куда пойдёт разбойник.
choose-play-diplomat-place = Дипломат: выберите открытую дорогу, которую убрать.
choose-play-intrigue-place = Интрига: выберите рыцаря, которого вытеснить.
choose-play-merchant-place = Купец: выберите гекс у своего поселения или города.
choose-play-deserter-seat = Дезертир: кто должен отдать рыцаря?
choose-play-spy-seat = Шпион: чьи карты посмотреть?
choose-play-master-merchant-seat = Мастер торговли: у кого взять карты?
choose-play-merchant-fleet-good = Торговый флот: что будете менять два к одному?
choose-play-resource-monopoly-good = Монополия на сырьё: назовите сырьё.
choose-play-trade-monopoly-good = Монополия на товары: назовите товар.
choose-move-knight-to = Выберите, куда пойдёт рыцарь.
choose-displace-to = Выберите рыцаря, которого вытеснить.
