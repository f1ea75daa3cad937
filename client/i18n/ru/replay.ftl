# Законченные игры, шаг за шагом.
replay = Просмотр игры
to-table = К результату
hands = Руки
replay-first = В начало
replay-back = Назад
replay-play = Играть
replay-pause = Пауза
replay-forward = Вперёд
replay-last = В конец
replay-step = Шаг
replay-at = Шаг { $step } из { $steps }
replay-turn = Ход
replay-turn-of = { $n } ({ $player })
replay-founding = Основание
replay-speed = Скорость
speed-slow = Медленно
speed-brisk = Живо
speed-fast = Быстро
replay-link = Скопировать ссылку на этот миг

## Запись из файла

open-record = Открыть запись
open-record-hint = Запись любой игры, сыгранной здесь или программой, можно посмотреть шаг за шагом. Выберите файл или перетащите его сюда.
choose-file = Выбрать файл…
problem-bad-record = Ошибка в строке { $line } записи: { $text }
problem-too-large = Файл слишком велик для записи игры.
problem-no-such-replay = Этой записи здесь больше нет. Откройте файл ещё раз.

kept-games = Завершённые партии
offline = Сейчас нет сети. Можно читать правила и смотреть сохранённые здесь партии; чтобы играть, подключитесь снова.

example-game = Пример игры
example-game-hint = Шестнадцать ходов шаг за шагом: что дали кубики, кто чего хотел и почему.
example-game-why = Что происходит и почему
