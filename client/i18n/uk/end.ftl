# Кінець гри та її числа.
statistics = Числа
sum = Разом
source-settlements = Селища
source-cities = Міста
source-longest_route = Торговий шлях
source-largest_army = Військо
source-cards = Карти
source-metropolises = Метрополії
source-defender = Захисник
source-merchant = Купець
cards-counted = Карти
tally-gained = Отримано
tally-gained-about = Карти з резерву: кидки, початок, карти
tally-blocked = Не дісталося
tally-blocked-about = Карти, які затримав розбійник
tally-discarded = Скинуто
tally-discarded-about = Карти, які довелося скинути
tally-took = Украдено
tally-took-about = Карти, забрані в інших
tally-lost = Втрачено
tally-lost-about = Карти, які забрали інші
tally-traded = Виміняно
tally-traded-about = Карти, віддані іншим гравцям в обмін
tally-banked = До резерву
tally-banked-about = Карти, віддані до резерву в обмін
count-cards = Рахувати карти інших
from-to = { $low }–{ $high }
unknown-cards = { $n ->
    [one] і { $n } невідома карта
    [few] і { $n } невідомі карти
   *[many] і { $n } невідомих карт
}
dice-count = { $n ->
    [one] { $n } кидок
    [few] { $n } кидки
   *[many] { $n } кидків
}
expected = очікувано
points-over-time = Бали, зокрема приховані
points-of = { $player }: { $n }
turns-axis = хід
game-length = { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
} приблизно за { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}
next-table = До наступної гри
rematch-waiting = Чекаємо на інших…
rematch-rotated = Зіграти ще, починає { $player }
wanted-by = за це: { $names }
show-end = Показати результат
seed-title = Чи були кубики чесні?
seed-about = Уся випадковість цієї гри походить з одного таємного числа. Перед грою всі отримали його відбиток, а тепер відкрито й саме число. Ваш браузер може обчислити відбиток і порівняти.
seed-promised = Відбиток перед грою
seed = Таємне число
seed-check = Перевірити тут
seed-good = Збігається: кубики й карти було визначено ще до початку гри.
seed-bad = Не збігається: це не те число, яке було обіцяно.
seed-insecure = Браузер може перевірити це лише на сторінках, відкритих через https або на цьому комп’ютері.
picture-png = Картинка (PNG)
picture-svg = Картинка (SVG)
seed-title-before = Чесні кубики: обіцянка
seed-about-before = Усі випадковості цієї гри походять від одного таємного числа, яке вже визначено. Це його відбиток; після гри число відкривається, і сторінка порівнює їх.
seed-fingerprint = Відбиток
seed-rolls = З цього числа випливає { $n ->
    [one] { $good } з { $n } кидка.
    [few] { $good } з { $n } кидків.
   *[many] { $good } з { $n } кидків.
}
