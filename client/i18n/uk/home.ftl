# Перша сторінка, нові столи, кімната очікування.
title = Острів
tagline = Заселяйте острів, торгуйте, будуйте — з друзями чи проти ботів.
pages = Сторінки
guest = Гість
your-name = Ваше ім’я
nickname-who = Видра, Чапля, Борсук, Тюлень, Кулик, Їжак, Лис, Заєць, Лебідь, Краб, Дельфін, Баклан
nickname-where = із затоки, з гавані, з пагорбів, з лісу, з острова, з дюн, з луків, з мису
another-name = Інше ім’я
quick-start = Грати зараз
which-game = Гра
game-base = Базова гра
game-cities_knights = Міста та лицарі
play-bots = Грати проти { $n ->
    [1] одного бота
    [2] двох ботів
    [3] трьох ботів
    [one] { $n } бота
    [few] { $n } ботів
    [many] { $n } ботів
   *[other] { $n } бота
}
bot-strength = Рівень ботів
level-random = Навмання
level-easy = Легкий
level-easy-about = Грає розумно, але часом щось прогавить. Саме для перших ігор.
level-greedy = Середній
level-greedy-about = Щоразу робить найкращий хід, який бачить, але наперед не планує.
level-trader = Складний
level-trader-about = Торгується з розумом і пам’ятає, у кого які карти.
level-planner = Експерт
level-planner-about = Обмірковує весь свій хід, зважує шанси всіх гравців і вправно торгується.
failed = Не вийшло: { $text }
not-found = Такої сторінки немає.
not-found-hint = Можливо, адресу обрізано або набрано з помилкою.

my-tables = Ваші столи
go-on = Продовжити
open-tables = Відкриті столи
no-open-tables = Зараз ніхто не чекає за відкритим столом. Відкрийте свій або грайте проти ботів.
with-bots = { $n ->
    [1] і один бот
    [one] і { $n } бот
    [few] і { $n } боти
    [many] і { $n } ботів
   *[other] і { $n } бота
}
free-seats = { $n ->
    [1] одне вільне місце
    [one] { $n } вільне місце
    [few] { $n } вільні місця
    [many] { $n } вільних місць
   *[other] { $n } вільного місця
}
watch = Дивитися
rules-of-table = Правила цього столу
clock-chip = { $n } с на хід
unwatched-chip = без глядачів
watched-late-chip = глядачі бачать на { $n } с пізніше
chip = { $option }: { $value }

## Новий стіл

new-table = Новий стіл
make-table = Відкрити стіл
seats = Місця
seat-number = Місце { $n }
seat-me = Ви
seat-for-guest = Вільне для гостя
seat-bot = Бот, { $level }
clock-setting = Час на роздуми
clock-none = Без годинника
clock-choice = { $turn } с на хід, { $answer } с на відповідь
clock-offers = На пропозицію відповідають за { $n } с.
dice-setting = Кубики
dice-plain = Звичайні
dice-balanced = Вирівняні
dice-plain-about = Два чесні кубики, як за справжнім столом: кожен кидок не залежить від інших.
dice-balanced-about = Так само випадкові, але ближчі до очікуваного: кидки беруться з колоди всіх 36 пар, щойно викинуті суми трапляються рідше, а сімки діляться між гравцями.
dice-chip = вирівняні кубики
who-may-come = Хто може прийти
table-private = За запрошенням
table-public = Усі
private-hint = Сісти чи дивитися може лише той, хто має посилання.
public-hint = Стіл видно на першій сторінці.
watch-setting = Глядачі
watching-live = Наживо
watching-late = Із затримкою { $n } с
watching-nobody = Без глядачів
watching-hint = Глядачі не бачать карт у руках і мовчать під час гри.
house-rules = Домашні правила

## Очікування

waiting-room = Перед грою
invited-to-play = { $host } запрошує вас грати
invited-to-watch = { $host } запрошує вас подивитися
invited-free = { $n ->
    [1] Одне місце вільне.
    [one] Вільне { $n } місце.
    [few] Вільні { $n } місця.
    [many] Вільно { $n } місць.
   *[other] Вільно { $n } місця.
}
invited-full = Усі місця зайняті. Можна подивитися.
invited-waiting = Гра ще не почалася.
invited-playing = Гра вже йде. Можна подивитися.
invited-over = Ця гра скінчилася. Її можна переглянути хід за ходом.
sit-down = Сісти за стіл
problem-no-such-table = Такого столу немає, або вас до нього не запрошено.
problem-no-guest = Спершу потрібне ім’я.
seat-open = вільне місце
seat-kept = тримають для гостя з посиланням
seat-give = Місце { $n }:
sit-here = Сісти тут
seat-keep = Тримати для посилання
stand-up = Встати
remove = Прибрати
host = господар столу
watchers = Дивляться:
begins = Починає { $player }.
seats-missing = { $n ->
    [1] Одне місце ще вільне. Запросіть когось або віддайте його боту.
    [one] Ще вільне { $n } місце. Запросіть когось або віддайте його боту.
    [few] Ще вільні { $n } місця. Запросіть інших або віддайте їх ботам.
    [many] Ще вільно { $n } місць. Запросіть інших або віддайте їх ботам.
   *[other] Ще вільно { $n } місця. Запросіть інших або віддайте їх ботам.
}
all-here = Усі на місці.
invite = Запросити
invite-link = Посилання-запрошення
invite-code = Запрошення як QR-код
invite-hint = Хто відкриє посилання чи зчитає код, може сісти за стіл.
watch-link = Посилання лише для перегляду
copy = Копіювати
copied = Скопійовано
start-game = Почати гру
join-table = Сісти за стіл

## Карта

map = Карта
map-picture = Острів, на якому гратимуть
map-kind = Яка карта
map-kind-printed = Друкована
map-kind-drawn = Новий острів
map-kind-balanced = Збалансована
map-kind-given = Своя
map-again = Перемішати ще раз
map-link = Посилання на гру з такою картою
map-take = Узяти цю карту
map-save = Зберегти карту у файл
map-even = Ця карта збалансована.
map-uneven = Ця карта не збалансована.
map-measure = Між найкращим і найгіршим місцем точок: { $seats }; ресурси відхиляються від середнього до { $goods }; скупчень: { $clumps }.
map-wrong = На цій карті не можна грати: { $text }
map-unread = Це не карта: потрібен файл від «ostrov board --json» або посилання на гру.
map-kind-printed-about = Друкована карта.
map-kind-drawn-about = Новий острів, випадковий.
map-kind-balanced-about = Острів, що дає всім приблизно порівну.
map-kind-given-about = Карта, яку приніс господар столу.
watch-bots = Дивитися, як грають боти
rated = Рейтинг { $rating }.
conduct = завершених ігор: { $finished } з { $of } останніх
conduct-about = Розпочаті ігри з людьми. Вихід не рахується, якщо всі інші не заперечують.
device-add = Хтось за цим пристроєм
device-name = Ім’я гравця
device-badge = за цим пристроєм
device-turn = Наступний гравець
device-hand = Передайте пристрій: { $player }
device-about = Інші тепер не дивляться: ваші карти відкриються, коли натиснете.
device-ready = Я — { $player }
