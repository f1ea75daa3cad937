# Перша сторінка, нові столи, кімната очікування.
title = Острів
tagline = Заселяйте острів, торгуйте, будуйте — з друзями чи проти ботів.
pages = Сторінки
guest = Гість
your-name = Ваше ім’я
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
level-random = Легкий
level-greedy = Середній
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
invited = Вас запрошено за стіл.
seat-open = вільне місце
seat-give = Місце { $n }:
sit-here = Сісти тут
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
