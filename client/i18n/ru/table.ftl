# Стол: подсказки, действия, панели.
board = Игровое поле
your-moves = Ваши ходы
zoom = Масштаб
zoom-in = Увеличить
zoom-out = Уменьшить
zoom-home = Показать всё поле
connecting = Соединение…
reconnecting = Связь потеряна. Пробуем ещё раз…
closed-4401 = Здесь вас не знают. Начните с первой страницы.
closed-4403 = Эта страница не может открыть стол.
closed-4404 = Такого стола нет, или вас сюда не приглашали.
closed-4405 = За этой игрой наблюдать нельзя.
back-home = На первую страницу

turn-number = Ход { $n }
goal = до { $n ->
    [one] { $n } очка
    [few] { $n } очков
   *[many] { $n } очков
}

## Чего ждут от игрока

prompt-found-settlement = Основайте поселение: выберите перекрёсток.
prompt-found-road = Проложите дорогу от нового поселения.
prompt-before-roll = Ваш ход: бросьте кубики или сначала сыграйте карту.
prompt-main = Ваш ход: торгуйте и стройте, затем завершите ход.
prompt-discarding = На кубиках семь: сбросьте { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
prompt-moving-robber = Переместите разбойника: выберите гекс.
prompt-free-roads = { $n ->
    [one] Проложите { $n } бесплатную дорогу.
    [few] Проложите { $n } бесплатные дороги.
   *[many] Проложите { $n } бесплатных дорог.
}
prompt-over = Игра окончена.
prompt-rolling = Кубики катятся…
prompt-step = Выберите: { $act }
prompt-wait = Ждём: { $names }…
prompt-wait-discarding = Сбрасывают карты: { $names }…
prompt-watch = Вы наблюдаете за игрой.
watch-late = Вы видите всё на { $n } с позже.
prompt-start = Ждём начала игры.
choose-place = { $act }: выберите место на поле.
choose-robber-seat = Кого ограбить?
choose-seat = Выберите игрока.
choose-good = Выберите тип карты.
choose-goods = Выберите карты.
choose-track = Выберите одно.
choose-card = Выберите карту.
choose-dice = Выберите значения кубиков.
choose-strength = Выберите силу.
choice-none = больше никого
choice-nobody = Никого не грабить
choice-only-this = Только этого
robber-on-own = Здесь стоит ваша собственная постройка
confirm-here = { $act }
cancel = Отмена

## Виды действий

act-roll = Бросить кубики
act-end-turn = Завершить ход
act-found-settlement = Основать поселение
act-found-road = Проложить первую дорогу
act-road = Построить дорогу
act-settlement = Построить поселение
act-city = Построить город
act-buy-card = Купить карту развития
act-bank = Обмен с резервом
act-free-road = Проложить бесплатную дорогу
act-knight = Сыграть «Рыцаря»
act-road-building = Сыграть «Строительство дорог»
act-year-of-plenty = Сыграть «Изобретение»
act-monopoly = Сыграть «Монополию»
act-robber = Переместить разбойника
act-discard = Сбросить карты
act-claim-victory = Объявить победу
act-offer = Предложить обмен
act-withdraw = Отозвать предложение
act-accept = Согласиться
act-decline = Отказаться
act-deal = Заключить сделку

button-roll = Бросить
button-end-turn = Завершить
button-road = Дорога
button-settlement = Поселение
button-city = Город
button-buy-card = Карта
button-trade = Обмен
button-undo = Назад
button-claim-victory = Победа!
costs = стоит { $goods }
left = осталось { $n }
not-now = Не сейчас
clause = Правило { $id }

problem-not-now = Сейчас это невозможно.
problem-not-seated = У вас нет места за этим столом.
problem-not-host = Это может только хозяин стола.
problem-slow-down = Не так быстро, пожалуйста.
problem-malformed = Стол этого не понял.
problem-unknown-command = Стол не знает такой команды.
problem-seat-taken = Это место уже занято.
problem-seat-kept = Это место держат для того, у кого есть ссылка.
problem-full = За столом нет свободных мест.
problem-watch-only = Вас пригласили только смотреть.
problem-no-watching = За этой игрой наблюдать нельзя.
problem-no-undo = Нечего отменять: только что стало известно что-то новое или действовал кто-то другой.
problem-repeated = Это предложение вы уже делали дважды за этот ход. Измените его.
problem-called-often = За этот ход вы спрашивали уже достаточно.
problem-nobody-offers = Сейчас за это никто ничего не предлагает.

## Игроки

players = Игроки
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
hidden-points = { $open } открыто, { $all } всего
hand-count = { $n ->
    [one] { $n } карта в руке
    [few] { $n } карты в руке
   *[many] { $n } карт в руке
}
hand-unknown = число карт в руке неизвестно
cards-count = { $n ->
    [one] { $n } карта развития
    [few] { $n } карты развития
   *[many] { $n } карт развития
}
knights-count = { $n ->
    [one] { $n } сыгранный рыцарь
    [few] { $n } сыгранных рыцаря
   *[many] { $n } сыгранных рыцарей
}
route-length = тракт длиной { $n }
longest-route = Самый длинный тракт
largest-army = Самое большое войско
away = не за столом
bot = бот
bot-plays = играет бот
is-active = сейчас ходит
pieces-left = в запасе: { $roads ->
    [one] { $roads } дорога
    [few] { $roads } дороги
   *[many] { $roads } дорог
}, { $settlements ->
    [one] { $settlements } поселение
    [few] { $settlements } поселения
   *[many] { $settlements } поселений
}, { $cities ->
    [one] { $cities } город
    [few] { $cities } города
   *[many] { $cities } городов
}
bank = Резерв
bank-left = { $good }: в резерве { $n }
bank-some = { $good }: в резерве ещё есть
deck-left = { $n ->
    [one] В колоде { $n } карта развития
    [few] В колоде { $n } карты развития
   *[many] В колоде { $n } карт развития
}

## Рука, кубики

hand = Ваша рука
hand-limit = { $n } из { $limit }
trade-with = { $goods }: обменять
development-cards = Ваши карты развития
card-bought-now = куплено в этот ход
dice = Кубики
dice-shown = Кубики: { $one } и { $two }, вместе { $sum }

## Торговля

trade = Торговля
you-give = Вы отдаёте
you-get = Вы получаете
give-more = Отдать ещё одну карту: { $good }, сейчас { $n }
get-more = Получить ещё одну карту: { $good }, сейчас { $n }
take-off = Убрать одну карту: { $good }
clear = Очистить
offer-to-all = Предложить всем
offer-to = Кому предложить: { $player }
offer-to-some = Предложить { $n } из { $all }
to-whom = Кому?
rate = { $n }:1
offers = Предложения
withdraw = Отозвать
offer-yours = Вы предлагаете
offer-theirs = предлагает
offer-you-give = вы отдаёте
offer-you-get = вы получаете
offer-for = за
answer-accepted = согласие
answer-declined = отказ
answer-countered = предлагает взамен
answer-none = думает
deal-with = Обмен: { $player }
counter = Встречное
suggestions = Одним касанием
suggest-bank = Резерв: { $gives } за { $gets }, хватит на: { $item }
suggest-offer = Предложить { $gives } за { $gets }, хватит на: { $item }
offer-again = Ещё раз: { $gives } за { $gets }
ask-again = Спросить ещё раз
givers = Кто мог бы дать
giver-cards = { $player }: { $n ->
    [one] { $n } карта в руке
    [few] { $n } карты в руке
   *[many] { $n } карт в руке
}
giver-empty = { $player }: карт нет
giver-unknown = { $player }: сколько карт, неизвестно
giver-counted = { $player }: по подсчёту { $range }{ $unknown ->
    [0] { "" }
   *[other] , неизвестных карт: { $unknown }
}
giver-refused = { $player }: вы не торгуете
call-for = Кто даст: { $good }?
call-theirs = хочет
call-yours = Вы хотите
call-of = { $player } хочет: { $good }
call-answer = Отдайте одну. Что хотите за неё?
call-for-one = Предложить: { $gives } за { $gets }
other-terms = Другие условия
keep-it = Нет
answer-silent = молчит
refusals = Постоянные отказы
refusals-hint = На такие предложения отказ сразу, что бы ни было в руке.
refuse-more = Отказывать и впредь
never-give = Чего вы никогда не отдаёте
never-deal = С кем вы не торгуете
never-good = Не отдаю: { $good }
never-with = Не торгую: { $player }
never-now = Не в этом ходу
never-lift = Снова торговать: { $good }
never-with-lift = Снова торговать: { $player }
lift-all = Снять все
back = Назад
you-lack = Вам не хватает:
fate-declined = Отказ
fate-lapsed = Предложение больше не действует
fate-closed = Обмен состоялся с другим
close = Закрыть

## Сброс

discard = Сбросить карты
discard-chosen = Выбрано { $n } из { $due }
discard-do = Сбросить { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
discard-suggest = Подсказать
discard-more = Сбросить одну карту: { $good }, сейчас { $n } из { $of }
keep-more = Оставить одну карту: { $good }

## Журнал, чат, список

log = Журнал
newest = К новым
chat = Чат
actions-list = Действия
actions-list-none = Сейчас от вас ничего не требуется.
chat-say = Напишите что-нибудь
chat-send = Отправить
chat-empty = Пока никто ничего не написал.
chat-watchers = Зрители могут разговаривать до игры и после неё.
mute = Скрыть: { $player }
unmute = Снова показывать: { $player }
muted = скрыто
open-log = Журнал и чат
clock = Осталось времени
clock-left = { $n } с
clock-warning = Осталось только { $n } с.
clock-stands = стоит: связь потеряна
more-time = Больше времени

## Настройки

settings = Настройки
theme = Тема
theme-auto = Как в системе
theme-light = Светлая
theme-dark = Тёмная
language = Язык
motion = Анимация
motion-auto = Как в системе
motion-full = Всегда
motion-off = Без анимации
confirm = Подтверждать место
confirm-touch = На сенсоре
confirm-always = Всегда
confirm-never = Никогда
trading = Получать предложения
decline-impossible = Отклонять, что не могу оплатить
pace = Темп ботов
pace-0 = Мгновенно
pace-600 = Живо
pace-1500 = Спокойно
leave = Выйти из-за стола
leave-sure = Выйти? Дальше за вас будет играть бот.
stay = Остаться

## Конец игры

game-over = { $player } побеждает: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
game-won = Вы победили: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
game-aborted = Игра окончена без победителя.
final-points = Итог
dice-rolled = Как выпадали кубики
dice-bar = { $sum }: { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}, ожидалось { $expected }
rematch = Сыграть ещё
download = Запись игры

offer-to-you = Вам предлагают обмен.
bot-plays-you = За вас играет бот.
take-back = Вернуться за стол

## Сцена

stage = Ваше решение
stage-rest = Обзор
choose-on-board = Выберите место на поле.
prompt-trading = Коснитесь карт, которые отдаёте, и выберите, что хотите.
give-hint = Коснитесь карт в руке или перетащите их сюда.
discard-hint = Коснитесь карт, которые сбрасываете.
this-turn = Этот ход
turn-buttons = Ход
