# Довідник правил: сторінки, зміст і пошук.
rules-page = Правила
rules-title = { $title } · Правила
rules-lead = Знайдіть те, що хочете знати: кожна тема — пів сторінки з малюнком, точними правилами й позиціями, на яких їх можна спробувати.
rules-new-here = Ви тут уперше? Як іде хід
rules-glance = Ціни й карти одним поглядом
rules-shortcuts = З чого почати
rules-search = Пошук у правилах
rules-found = { $topics ->
    [one] { $topics } тема
    [few] { $topics } теми
   *[many] { $topics } тем
}, { $n ->
    [one] { $n } пункт
    [few] { $n } пункти
   *[many] { $n } пунктів
}
rules-found-clauses = Пункти правил
rules-found-more = І ще { $n }: додайте слово, щоб знайти менше.
rules-words = Тут усе викладено нашими власними словами.
rules-base = Базова гра
rules-cities = Міста та лицарі
rules-sea = Мореплавці
rules-a-to-z = За абеткою
rules-look-under = { $word } → { $topic }
rules-where = Де ви
rules-leaf = Сусідні теми
rules-clauses = Правила
rules-more = { $n ->
    [one] Ще { $n } правило про це
    [few] Ще { $n } правила про це
   *[many] Ще { $n } правил про це
}
rules-doubts = { $n ->
    [one] { $n } спірне питання та його розв’язання
    [few] { $n } спірні питання та їх розв’язання
   *[many] { $n } спірних питань та їх розв’язання
}
rules-related = Читайте далі
rules-link-here = Посилання на цей пункт
rules-setting = «{ $option }»
rules-setting-value = «{ $option }: { $value }»
rules-unknown = У цих правилах немає нічого з назвою { $what }.
see-also = Див.

## Налаштування — за столом і без нього

rules-usually = { $option } — зазвичай: { $value }
rules-here-usual = { $option } — за цим столом як завжди: { $value }
rules-here-other = { $option } — за цим столом: { $value } (зазвичай: { $usual })
rules-back = Назад до столу
rules-at-table = Ваша гра триває. Біля правил показано, які налаштування діють за вашим столом.
rules-at-table-unknown = Ваша гра триває.

## Приклади

rules-examples = Подивіться і спробуйте
rules-try-this = Що станеться тут?
rules-free-try = Або спробуйте що завгодно
rules-all-legal = { $n ->
    [one] { $n } дозволена дія
    [few] Усі { $n } дозволені дії
   *[many] Усі { $n } дозволених дій
}
rules-acts-for = Хто діє
rules-refused = Не можна:
rules-take-back = Крок назад
rules-start-again = Почати знову
rules-dice-fall = Кубики: { $one } і { $two }
rules-no-example = Приклад не вдалося отримати. Закрийте його й спробуйте ще раз.

## Одним поглядом

rules-prices = Що скільки коштує
rules-points = { $n ->
    [one] Для перемоги потрібен { $n } бал
    [few] Для перемоги потрібно { $n } бали
   *[many] Для перемоги потрібно { $n } балів
}
rules-development = Карти розвитку
rules-progress-of = Карти прогресу: { $track }
rules-times = × { $n }
almanac-yields = { $terrain }: { $good }
almanac-chance = { $value }: { $ways } із 36 кидків
price-road = Дорога
price-settlement = Селище
price-city = Місто
price-card = Карта розвитку
price-knight = Лицар
price-activate = Активувати лицаря
price-promote = Підвищити лицаря
price-wall = Міський мур
points-for-settlement = кожне селище
points-for-city = кожне місто
points-for-route = найдовший торговий шлях
points-for-army = найбільше військо
points-for-card = кожна карта «Переможний бал»
points-for-metropolis = кожна метрополія
points-for-defender = кожна карта захисника
points-for-progress = Друкар, Конституція
points-for-merchant = купець

## Розділи змісту

theme-begin = До початку гри
theme-turn = Ваш хід
theme-trade = Торгівля
theme-build = Будівництво
theme-cards = Карти розвитку
theme-win = Перемога
theme-knights-begin = Більша гра
theme-knights-turn = Кубики й товари
theme-improving = Міста ростуть
theme-army = Лицарі й варвари
theme-progress = Карти прогресу
theme-sea-begin = До відплиття
theme-sailing = Кораблі
theme-exploring = Золото, туман і пірат
theme-sea-scenarios = Сценарії: нові береги
theme-sea-stories = Сценарії: морські історії
theme-sea-knights = З «Містами та лицарями»
