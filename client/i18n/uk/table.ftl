# Стіл: підказки, дії, панелі.
board = Ігрове поле
your-moves = Ваші ходи
zoom = Масштаб
zoom-in = Збільшити
zoom-out = Зменшити
zoom-home = Показати все поле
connecting = З’єднання…
reconnecting = З’єднання втрачено. Пробуємо ще раз…
closed-4401 = Тут вас не знають. Почніть із першої сторінки.
closed-4403 = Ця сторінка не може відкрити стіл.
closed-4404 = Такого столу немає, або вас сюди не запрошено.
closed-4405 = За цією грою спостерігати не можна.
back-home = На першу сторінку

turn-number = Хід { $n }
goal = до { $n ->
    [one] { $n } бала
    [few] { $n } балів
   *[many] { $n } балів
}

## Чого чекають від гравця

prompt-found-settlement = Заснуйте селище: виберіть перехрестя.
prompt-found-road = Прокладіть дорогу від нового селища.
prompt-before-roll = Ваш хід: киньте кубики або спершу розіграйте карту.
prompt-main = Ваш хід: торгуйте й будуйте, потім завершіть хід.
prompt-discarding = На кубиках сім: скиньте { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}.
prompt-moving-robber = Перемістіть розбійника: виберіть плитку.
prompt-free-roads = { $n ->
    [one] Прокладіть { $n } безкоштовну дорогу.
    [few] Прокладіть { $n } безкоштовні дороги.
   *[many] Прокладіть { $n } безкоштовних доріг.
}
prompt-over = Гру закінчено.
prompt-rolling = Кубики котяться…
prompt-step = Виберіть: { $act }
prompt-wait = Чекаємо: { $names }…
prompt-wait-discarding = Скидають карти: { $names }…
prompt-watch = Ви спостерігаєте за грою.
watch-late = Ви бачите все на { $n } с пізніше.
prompt-start = Чекаємо на початок гри.
choose-place = { $act }: виберіть місце на полі.
choose-robber-seat = Кого пограбувати?
choose-seat = Виберіть гравця.
choose-good = Виберіть тип карти.
choose-goods = Виберіть карти.
choose-track = Виберіть одне.
choose-card = Виберіть карту.
choose-dice = Виберіть значення кубиків.
choose-strength = Виберіть силу.
choice-none = більше нікого
choice-nobody = Нікого не грабувати
choice-only-this = Тільки цього
robber-on-own = Тут стоїть ваша власна будівля
confirm-here = { $act }
cancel = Скасувати

## Види дій

act-roll = Кинути кубики
act-end-turn = Завершити хід
act-found-settlement = Заснувати селище
act-found-road = Прокласти першу дорогу
act-road = Збудувати дорогу
act-settlement = Збудувати селище
act-city = Збудувати місто
act-buy-card = Купити карту розвитку
act-bank = Обмін із резервом
act-free-road = Прокласти безкоштовну дорогу
act-knight = Розіграти «Лицаря»
act-road-building = Розіграти «Будівництво доріг»
act-year-of-plenty = Розіграти «Наукове відкриття»
act-monopoly = Розіграти «Монополію»
act-robber = Перемістити розбійника
act-discard = Скинути карти
act-claim-victory = Оголосити перемогу
act-offer = Запропонувати обмін
act-withdraw = Відкликати пропозицію
act-accept = Погодитися
act-decline = Відмовитися
act-deal = Укласти угоду

button-roll = Кинути
button-end-turn = Завершити
button-road = Дорога
button-settlement = Селище
button-city = Місто
button-buy-card = Карта
button-trade = Обмін
button-undo = Назад
button-claim-victory = Перемога!
costs = коштує { $goods }
left = залишилося { $n }
not-now = Не зараз
clause = Правило { $id }

problem-not-now = Зараз це неможливо.
problem-not-seated = Ви не маєте місця за цим столом.
problem-not-host = Це може лише господар столу.
problem-slow-down = Не так швидко, будь ласка.
problem-malformed = Стіл цього не зрозумів.
problem-unknown-command = Стіл не знає такої команди.
problem-seat-taken = Це місце вже зайняте.
problem-seat-kept = Це місце тримають для того, хто має посилання.
problem-full = За столом немає вільних місць.
problem-watch-only = Вас запрошено лише дивитися.
problem-no-watching = За цією грою спостерігати не можна.
problem-no-undo = Нічого скасувати: щойно стало відомо щось нове або діяв хтось інший.
problem-repeated = Цю пропозицію ви вже робили двічі за цей хід. Змініть її.
problem-called-often = За цей хід ви питали вже досить.
problem-nobody-offers = Зараз за це ніхто нічого не пропонує.

## Гравці

players = Гравці
points = { $n ->
    [one] { $n } бал
    [few] { $n } бали
   *[many] { $n } балів
}
hidden-points = { $open } відкрито, { $all } загалом
hand-count = { $n ->
    [one] { $n } карта на руці
    [few] { $n } карти на руці
   *[many] { $n } карт на руці
}
hand-unknown = кількість карт на руці невідома
cards-count = { $n ->
    [one] { $n } карта розвитку
    [few] { $n } карти розвитку
   *[many] { $n } карт розвитку
}
knights-count = { $n ->
    [one] { $n } розіграний лицар
    [few] { $n } розіграні лицарі
   *[many] { $n } розіграних лицарів
}
route-length = шлях завдовжки { $n }
longest-route = Найдовший торговий шлях
largest-army = Найбільше військо
away = не за столом
bot = бот
bot-plays = грає бот
is-active = зараз ходить
pieces-left = у запасі: { $roads ->
    [one] { $roads } дорога
    [few] { $roads } дороги
   *[many] { $roads } доріг
}, { $settlements ->
    [one] { $settlements } селище
    [few] { $settlements } селища
   *[many] { $settlements } селищ
}, { $cities ->
    [one] { $cities } місто
    [few] { $cities } міста
   *[many] { $cities } міст
}
bank = Резерв
bank-left = { $good }: у резерві { $n }
bank-some = { $good }: у резерві ще є
deck-left = { $n ->
    [one] У стосі { $n } карта розвитку
    [few] У стосі { $n } карти розвитку
   *[many] У стосі { $n } карт розвитку
}

## Рука, кубики

hand = Ваша рука
hand-limit = { $n } із { $limit }
trade-with = { $goods }: обміняти
development-cards = Ваші карти розвитку
card-bought-now = куплено цього ходу
dice = Кубики
dice-shown = Кубики: { $one } і { $two }, разом { $sum }

## Торгівля

trade = Торгівля
you-give = Ви віддаєте
you-get = Ви отримуєте
give-more = Віддати ще одну карту: { $good }, зараз { $n }
get-more = Отримати ще одну карту: { $good }, зараз { $n }
take-off = Прибрати одну карту: { $good }
clear = Очистити
offer-to-all = Запропонувати всім
offer-to = Кому запропонувати: { $player }
offer-to-some = Запропонувати { $n } із { $all }
to-whom = Кому?
rate = { $n }:1
offers = Пропозиції
withdraw = Відкликати
offer-yours = Ви пропонуєте
offer-theirs = пропонує
offer-you-give = ви віддаєте
offer-you-get = ви отримуєте
offer-for = за
answer-accepted = згода
answer-declined = відмова
answer-countered = пропонує натомість
answer-none = думає
deal-with = Обмін: { $player }
counter = Зустрічна
suggestions = Одним дотиком
suggest-bank = Резерв: { $gives } за { $gets }, вистачить на: { $item }
suggest-offer = Запропонувати { $gives } за { $gets }, вистачить на: { $item }
offer-again = Ще раз: { $gives } за { $gets }
ask-again = Спитати ще раз
givers = Хто міг би дати
giver-cards = { $player }: { $n ->
    [one] { $n } карта на руці
    [few] { $n } карти на руці
   *[many] { $n } карт на руці
}
giver-empty = { $player }: карт нема
giver-unknown = { $player }: скільки карт, невідомо
giver-counted = { $player }: за підрахунком { $range }{ $unknown ->
    [0] { "" }
   *[other] , невідомих карт: { $unknown }
}
giver-refused = { $player }: ви не торгуєте
call-for = Хто дасть: { $good }?
call-theirs = хоче
call-yours = Ви хочете
call-of = { $player } хоче: { $good }
call-answer = Віддайте одну. Що хочете за неї?
call-for-one = Запропонувати: { $gives } за { $gets }
other-terms = Інші умови
keep-it = Ні
answer-silent = мовчить
refusals = Постійні відмови
refusals-hint = На такі пропозиції відмова одразу, хоч би що було на руці.
refuse-more = Відмовляти й надалі
never-give = Чого ви ніколи не віддаєте
never-deal = З ким ви не торгуєте
never-good = Не віддаю: { $good }
never-with = Не торгую: { $player }
never-now = Не в цьому ході
never-lift = Знову торгувати: { $good }
never-with-lift = Знову торгувати: { $player }
lift-all = Зняти всі
back = Назад
you-lack = Вам бракує:
fate-declined = Відмовлено
fate-lapsed = Пропозиція більше не діє
fate-closed = Обмін відбувся з іншим
close = Закрити

## Скидання

discard = Скинути карти
discard-chosen = Вибрано { $n } з { $due }
discard-do = Скинути { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}
discard-suggest = Підказати
discard-more = Скинути одну карту: { $good }, зараз { $n } з { $of }
keep-more = Залишити одну карту: { $good }

## Журнал, чат, список

log = Журнал
newest = До нових
chat = Чат
actions-list = Дії
actions-list-none = Зараз від вас нічого не потрібно.
chat-say = Напишіть щось
chat-send = Надіслати
chat-empty = Поки що ніхто нічого не написав.
chat-watchers = Глядачі можуть розмовляти до гри та після неї.
mute = Приховати: { $player }
unmute = Показувати знову: { $player }
muted = приховано
open-log = Журнал і чат
clock = Залишилося часу
clock-left = { $n } с
clock-warning = Залишилося лише { $n } с.
clock-stands = зупинено: зв’язок утрачено
more-time = Більше часу

## Налаштування

settings = Налаштування
theme = Тема
theme-auto = Як у системі
theme-light = Світла
theme-dark = Темна
language = Мова
motion = Анімація
motion-auto = Як у системі
motion-full = Завжди
motion-off = Без анімації
confirm = Підтверджувати місце
confirm-touch = На сенсорі
confirm-always = Завжди
confirm-never = Ніколи
trading = Отримувати пропозиції
decline-impossible = Відхиляти, що не можу оплатити
pace = Темп ботів
pace-0 = Миттєво
pace-600 = Жваво
pace-1500 = Спокійно
leave = Вийти з-за столу
leave-sure = Вийти? Далі за вас гратиме бот.
stay = Залишитися

## Кінець гри

game-over = { $player } перемагає: { $n ->
    [one] { $n } бал
    [few] { $n } бали
   *[many] { $n } балів
}
game-won = Ви перемогли: { $n ->
    [one] { $n } бал
    [few] { $n } бали
   *[many] { $n } балів
}
game-aborted = Гру закінчено без переможця.
final-points = Підсумок
dice-rolled = Як випадали кубики
dice-bar = { $sum }: { $n ->
    [one] { $n } раз
    [few] { $n } рази
   *[many] { $n } разів
}, очікувалося { $expected }
rematch = Зіграти ще
download = Запис гри

offer-to-you = Вам пропонують обмін.
bot-plays-you = За вас грає бот.
take-back = Повернутися за стіл

## Сцена

stage = Ваше рішення
stage-rest = Огляд
choose-on-board = Виберіть місце на полі.
prompt-trading = Торкніться карт, які віддаєте, і виберіть, що хочете.
give-hint = Торкніться карт на руці або перетягніть їх сюди.
discard-hint = Торкніться карт, які скидаєте.
this-turn = Цей хід
turn-buttons = Хід
