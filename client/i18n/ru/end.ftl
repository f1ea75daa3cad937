# Конец игры и её числа.
statistics = Числа
sum = Всего
source-settlements = Поселения
source-cities = Города
source-longest_route = Тракт
source-largest_army = Войско
source-cards = Карты
source-metropolises = Метрополии
source-defender = Защитник
source-merchant = Купец
cards-counted = Карты
tally-gained = Получено
tally-gained-about = Карты из резерва: броски, начало, карты
tally-blocked = Не досталось
tally-blocked-about = Карты, которые задержал разбойник
tally-discarded = Сброшено
tally-discarded-about = Карты, которые пришлось сбросить
tally-took = Украдено
tally-took-about = Карты, взятые у других
tally-lost = Потеряно
tally-lost-about = Карты, которые забрали другие
tally-traded = Обменяно
tally-traded-about = Карты, отданные другим игрокам в обмен
tally-banked = В резерв
tally-banked-about = Карты, отданные в резерв в обмен
count-cards = Считать карты других
from-to = { $low }–{ $high }
unknown-cards = { $n ->
    [one] и { $n } неизвестная карта
    [few] и { $n } неизвестные карты
   *[many] и { $n } неизвестных карт
}
dice-count = { $n ->
    [one] { $n } бросок
    [few] { $n } броска
   *[many] { $n } бросков
}
expected = ожидаемо
points-over-time = Очки, включая скрытые
points-of = { $player }: { $n }
turns-axis = ход
game-length = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
} примерно за { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
next-table = К следующей игре
rematch-waiting = Ждём остальных…
rematch-rotated = Сыграть ещё, начинает { $player }
wanted-by = за это: { $names }
show-end = Показать результат
seed-title = Были ли кубики честными?
seed-about = Вся случайность этой игры происходит из одного тайного числа. Перед игрой все получили его отпечаток, а теперь открыто и само число. Ваш браузер может вычислить отпечаток и сравнить.
seed-promised = Отпечаток перед игрой
seed = Тайное число
seed-check = Проверить здесь
seed-good = Совпадает: кубики и карты были определены ещё до начала игры.
seed-bad = Не совпадает: это не то число, которое было обещано.
seed-insecure = Браузер может проверить это только на страницах, открытых через https или на этом компьютере.
picture-png = Картинка (PNG)
picture-svg = Картинка (SVG)
seed-title-before = Честные кубики: обещание
seed-about-before = Все случайности этой игры происходят от одного тайного числа, которое уже определено. Это его отпечаток; после игры число откроется, и страница сравнит их.
seed-fingerprint = Отпечаток
seed-rolls = Из этого числа следует { $n ->
    [one] { $good } из { $n } броска.
    [few] { $good } из { $n } бросков.
   *[many] { $good } из { $n } бросков.
}
