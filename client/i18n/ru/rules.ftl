# Справочник правил: страницы, содержание и поиск.
rules-page = Правила
rules-title = { $title } · Правила
rules-lead = Найдите то, что хотите узнать: каждая тема — полстраницы с рисунком, точными правилами и позициями, на которых их можно попробовать.
rules-new-here = Вы здесь впервые? Как идёт ход
rules-glance = Цены и карты одним взглядом
rules-shortcuts = С чего начать
rules-search = Поиск в правилах
rules-found = { $topics ->
    [one] { $topics } тема
    [few] { $topics } темы
   *[many] { $topics } тем
}, { $n ->
    [one] { $n } пункт
    [few] { $n } пункта
   *[many] { $n } пунктов
}
rules-found-clauses = Пункты правил
rules-found-more = И ещё { $n }: добавьте слово, чтобы найти меньше.
rules-words = Здесь всё изложено нашими собственными словами.
rules-base = Базовая игра
rules-cities = Города и рыцари
rules-sea = Мореходы
rules-a-to-z = По алфавиту
rules-look-under = { $word } → { $topic }
rules-where = Где вы
rules-leaf = Соседние темы
rules-clauses = Правила
rules-more = { $n ->
    [one] Ещё { $n } правило об этом
    [few] Ещё { $n } правила об этом
   *[many] Ещё { $n } правил об этом
}
rules-doubts = { $n ->
    [one] { $n } спорный вопрос и его решение
    [few] { $n } спорных вопроса и их решения
   *[many] { $n } спорных вопросов и их решения
}
rules-related = Читайте дальше
rules-link-here = Ссылка на этот пункт
rules-setting = «{ $option }»
rules-setting-value = «{ $option }: { $value }»
rules-unknown = В этих правилах нет ничего с названием { $what }.
see-also = См.

## Настройки — за столом и без него

rules-usually = { $option } — обычно: { $value }
rules-here-usual = { $option } — за этим столом как всегда: { $value }
rules-here-other = { $option } — за этим столом: { $value } (обычно: { $usual })
rules-back = Назад к столу
rules-at-table = Ваша игра продолжается. У правил показано, какие настройки действуют за вашим столом.
rules-at-table-unknown = Ваша игра продолжается.

## Примеры

rules-examples = Посмотрите и попробуйте
rules-try-this = Что произойдёт здесь?
rules-free-try = Или попробуйте что угодно
rules-all-legal = { $n ->
    [one] { $n } разрешённое действие
    [few] Все { $n } разрешённых действия
   *[many] Все { $n } разрешённых действий
}
rules-acts-for = Кто действует
rules-refused = Нельзя:
rules-take-back = Шаг назад
rules-start-again = Начать заново
rules-dice-fall = Кубики: { $one } и { $two }
rules-no-example = Пример не удалось получить. Закройте его и попробуйте ещё раз.

## Одним взглядом

rules-prices = Что сколько стоит
rules-points = { $n ->
    [one] Для победы нужно { $n } очко
    [few] Для победы нужно { $n } очка
   *[many] Для победы нужно { $n } очков
}
rules-development = Карты развития
rules-progress-of = Карты прогресса: { $track }
rules-times = × { $n }
almanac-yields = { $terrain }: { $good }
almanac-chance = { $value }: { $ways } из 36 бросков
price-road = Дорога
price-settlement = Поселение
price-city = Город
price-card = Карта развития
price-knight = Рыцарь
price-activate = Активировать рыцаря
price-promote = Повысить рыцаря
price-wall = Городская стена
points-for-settlement = каждое поселение
points-for-city = каждый город
points-for-route = самый длинный тракт
points-for-army = самое большое войско
points-for-card = каждая карта «Победное очко»
points-for-metropolis = каждая метрополия
points-for-defender = каждая карта защитника
points-for-progress = Печатник, Конституция
points-for-merchant = купец

## Разделы содержания

theme-begin = До начала игры
theme-turn = Ваш ход
theme-trade = Торговля
theme-build = Строительство
theme-cards = Карты развития
theme-win = Победа
theme-knights-begin = Большая игра
theme-knights-turn = Кубики и товары
theme-improving = Города растут
theme-army = Рыцари и варвары
theme-progress = Карты прогресса
theme-sea-begin = Перед отплытием
theme-sailing = Корабли
theme-exploring = Золото, туман и пират
theme-sea-scenarios = Сценарии: новые берега
theme-sea-stories = Сценарии: морские истории
theme-sea-knights = С «Городами и рыцарями»
