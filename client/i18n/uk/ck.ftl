# «Міста й лицарі»: таблиці, підказки, лицарі.

## Варвари й кубик подій

barbarians = Варвари
lane-count = { $step } / { $of }
lane-step = Корабель пройшов { $step } з { $of } кроків
lane-short = Напад { $strength }, оборона лише { $defence }
lane-holds = Напад { $strength }, оборона { $defence }: острів встоїть
defence-by-player = Оборона за гравцями
defence-of = { $player }: { $n } від активних лицарів
meaning-ship = Корабель наближається на крок.
meaning-gate = Червоний кубик { $red }: карти ({ $track }) від рівня { $level }.
open-charts = Варвари й розбудова
can-improve = Ви можете купити розбудову

## Розбудова

improvements = Розбудова міст
track-trade-title = Торгівля
track-politics-title = Політика
track-science-title = Наука
building-trade-1 = Ринок
building-trade-2 = Торговий дім
building-trade-3 = Купецька гільдія
building-trade-4 = Банк
building-trade-5 = Велика біржа
building-politics-1 = Ратуша
building-politics-2 = Церква
building-politics-3 = Фортеця
building-politics-4 = Собор
building-politics-5 = Вищі збори
building-science-1 = Абатство
building-science-2 = Бібліотека
building-science-3 = Акведук
building-science-4 = Театр
building-science-5 = Університет
step-facts = { $building }: { $price }. Ворота ({ $track }) дають карту, коли на червоному кубику { $upto ->
    [2] 1 або 2
   *[other] від 1 до { $upto }
}.
step-here = Тут: { $names }.
step-buy = Купити.
problem-later-level = Рівні купують по порядку: спершу той, що під ним.
problem-built-level = Цей рівень у вас уже є.
step-metropolis-4 = Хто дійде сюди першим, перетворить місто на метрополію.
step-metropolis-5 = Хто дійде сюди першим, матиме метрополію назавжди.
ability-trade = Відтепер два однакові товари міняються в резерві на будь-яку карту.
ability-politics = Відтепер сильні лицарі можуть стати могутніми.
ability-science = Відтепер кидок, що не дав вам нічого, приносить одну сировину на вибір.
ladders-hint = ★ дає сталу здібність, рівень 4 — метрополію.
red-die-pays = Числа червоного кубика, що дають карту
pays-upto = карта за червоний кубик від 1 до { $n }
deck-of = { $n ->
    [one] У стосі { $n } карта
    [few] У стосі { $n } карти
   *[many] У стосі { $n } карт
}
metropolis-free = Метрополія ще нічия
metropolis-held = Метрополія: { $player }
crane-works = «Кран»: наступна розбудова дешевша на { $n }.

## Гравці

progress-count = { $n ->
    [one] { $n } карта прогресу
    [few] { $n } карти прогресу
   *[many] { $n } карт прогресу
}
knights-strength = Лицарі: активна сила { $active }, загалом { $all }.
knights-left = У запасі: звичайних { $basic }, сильних { $strong }, могутніх { $mighty }.
walls-count = { $n ->
    [one] { $n } міський мур
    [few] { $n } міські мури
   *[many] { $n } міських мурів
}
open-cards = Карти захисника: { $defenders }, відкриті карти балів: { $points }
level-of = { $track }: рівень { $n }

## Лицарі

button-recruit = Лицар
button-wall = Мур
knight-strength = Сила { $n }
knight-spoken = Лицар, сила { $strength }, { $state }
knight-passive = пасивний
knight-ready = активний
knight-spent = активний, цього ходу вже не діє
knight-menu-of = { $knight }; { $place }
knight-act-activate = Активувати
knight-act-promote = Підвищити
knight-act-move-knight = Перемістити
knight-act-displace = Витіснити
knight-act-chase-robber = Прогнати розбійника
spoken-knight = лицар, сила { $n }
piece-merchant = купець

## Карти прогресу

progress-cards = Ваші карти прогресу
progress-limit = Наприкінці ходу можна залишити { $limit }.
button-return = Повернути одну
play-card = Розіграти
fleet-trades = Торговий флот:
dice-are-set = «Алхімік» виставив
harbour-call = Торгова гавань: запропонувати сировину
die-red = Червоний кубик
die-yellow = Жовтий кубик
set-dice = Виставити кубики на { $sum }
set-dice-choose = Виберіть обидва кубики
take-one = Взяти одну карту: { $good }, зараз { $n }
take-these = Взяти ці

## Чого чекають від гравця

prompt-too-many-cards = У вас { $n ->
    [one] { $n } карта прогресу
    [few] { $n } карти прогресу
   *[many] { $n } карт прогресу
}, а залишити можна { $limit }: розіграйте одну або поверніть.
prompt-found-city = Заснуйте місто: виберіть перехрестя.
prompt-committing-knights = Варвари тут: яких лицарів посилаєте в бій?
prompt-losing-cities = Варвари перемогли: виберіть, яке місто втратити.
prompt-choosing-a-deck = Виберіть стос, з якого взяти карту.
prompt-drawing-progress-card = Береться карта прогресу…
prompt-returning-a-card = У вас забагато карт прогресу: поверніть одну.
prompt-playing-the-drawn-card = Ви взяли карту прогресу: можете одразу її розіграти, потім продовжуйте кидок.
prompt-aqueduct = Кидок не дав вам нічого: акведук дає одну сировину.
prompt-knight-looks-for-refuge = Вашого лицаря (сила { $strength }) витіснено: виберіть, куди йому йти.
prompt-placing-metropolis = Виберіть місто для метрополії ({ $track }).
prompt-giving-up-a-knight = Дезертир: виберіть лицаря, якого віддаєте.
prompt-placing-a-knight = Поставте лицаря, що перейшов до вас: сила { $strength }, { $state ->
    [active] активний
   *[other] пасивний
}.
prompt-laying-a-road-again = Перенесіть свою дорогу: виберіть шлях.
prompt-spying = Карти гравця { $player }: виберіть, яку взяти.
prompt-taking-cards = Перед вами рука гравця { $player }: виберіть карти.
prompt-handing-over-a-commodity = Торгова гавань: виберіть товар, який віддасте ({ $good } натомість).
prompt-discarding-seven = На кубиках сім: скиньте { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}.
prompt-discarding-saboteur = Саботажник: скиньте { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}.
prompt-discarding-wedding = Весілля: виберіть, які карти подарувати ({ $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}).
prompt-wait-committing-knights = Посилають лицарів: { $names }…
prompt-wait-losing-cities = Втрачають місто: { $names }…
prompt-wait-choosing-a-deck = Вибирають стос: { $names }…
prompt-wait-returning-a-card = Повертають карту: { $names }…
prompt-wait-playing-the-drawn-card = Можуть розіграти взяту карту: { $names }…
prompt-wait-aqueduct = Можуть узяти сировину: { $names }…
prompt-wait-knight-looks-for-refuge = Шукають місце для лицаря: { $names }…
prompt-wait-placing-metropolis = Вибирають місто для метрополії: { $names }…
prompt-wait-giving-up-a-knight = Віддають лицаря: { $names }…
prompt-wait-handing-over-a-commodity = Віддають товар: { $names }…
done-committing-knights = Більше нікого
done-aqueduct = Нічого не брати
done-playing-the-drawn-card = Продовжити кидок
done-laying-a-road-again = Забрати дорогу до запасу

choose-choose-deck-track = Виберіть стос, з якого взяти карту.
choose-return-card = У вас забагато карт прогресу: поверніть одну.
choose-take-good = Кидок не дав вам нічого: акведук дає одну сировину.
choose-take-card-card = Карти гравця { $player }: виберіть, яку взяти.
choose-hand-over-good = Торгова гавань: виберіть товар, який віддасте ({ $good } натомість).
choose-ask-seat = Торгова гавань: кому пропонуєте сировину?
choose-ask-good = Яку сировину пропонуєте?
choose-improve-track = Який напрям розбудувати?
choose-place-knight-strength = Якого лицаря поставити?
choose-play-alchemist-dice = Алхімік: виставте обидва кубики.
choose-play-inventor-place = Винахідник: виберіть перше число.
choose-play-inventor-to = Винахідник: виберіть число для обміну.
choose-play-smith-place = Коваль: виберіть лицаря для підвищення.
choose-play-smith-to = Коваль: виберіть другого лицаря або лишіть одного.
choose-play-medicine-place = Медицина: виберіть селище, що стане містом.
choose-play-engineer-place = Інженер: виберіть місто для муру.
choose-play-bishop-place = Єпископ: виберіть, куди піде розбійник.
choose-play-diplomat-place = Дипломат: виберіть відкриту дорогу, яку прибрати.
choose-play-intrigue-place = Інтрига: виберіть лицаря, якого витіснити.
choose-play-merchant-place = Купець: виберіть плитку біля свого селища чи міста.
choose-play-deserter-seat = Дезертир: хто має віддати лицаря?
choose-play-spy-seat = Шпигун: чиї карти подивитися?
choose-play-master-merchant-seat = Майстер торгівлі: у кого взяти карти?
choose-play-merchant-fleet-good = Торговий флот: що мінятимете два до одного?
choose-play-resource-monopoly-good = Монополія на сировину: назвіть сировину.
choose-play-trade-monopoly-good = Монополія на товари: назвіть товар.
choose-move-knight-to = Виберіть, куди піде лицар.
choose-displace-to = Виберіть лицаря, якого витіснити.
