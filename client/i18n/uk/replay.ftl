# Закінчені ігри, крок за кроком.
replay = Перегляд гри
to-table = До результату
hands = Руки
replay-first = На початок
replay-back = Назад
replay-play = Грати
replay-pause = Пауза
replay-forward = Уперед
replay-last = У кінець
replay-step = Крок
replay-at = Крок { $step } із { $steps }
replay-turn = Хід
replay-turn-of = { $n } ({ $player })
replay-founding = Заснування
replay-speed = Швидкість
speed-slow = Повільно
speed-brisk = Жваво
speed-fast = Швидко
replay-link = Скопіювати посилання на цю мить

## Запис із файлу

open-record = Відкрити запис
open-record-hint = Запис будь-якої гри, зіграної тут чи програмою, можна переглянути крок за кроком. Виберіть файл або перетягніть його сюди.
choose-file = Вибрати файл…
problem-bad-record = Помилка в рядку { $line } запису: { $text }
problem-too-large = Файл завеликий як на запис гри.
problem-no-such-replay = Цього запису тут уже немає. Відкрийте файл ще раз.

kept-games = Завершені партії
offline = Зараз немає мережі. Можна читати правила й переглядати збережені тут партії; щоб грати, під’єднайтеся знову.

example-game = Приклад гри
example-game-hint = Шістнадцять ходів крок за кроком: що дали кубики, хто чого хотів і чому.
example-game-why = Що відбувається й чому
