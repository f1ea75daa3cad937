# Что произошло. $who — это "you", когда действие совершает читатель; $player — имя игрока.
# $known — это "yes", когда читатель может знать карту или карты; $whom — "you", когда действие направлено на читателя.
event-at = { $text }, { $place }
event-dice = { $who ->
    [you] Вы бросаете кубики:
   *[other] { $player } бросает кубики:
} { $total } ({ $one } + { $two })
event-production = { $who ->
    [you] Вы получаете
   *[other] { $player } получает
} { $goods }
event-blocked = Разбойник отнимает доход: { $losers }
event-shortage = В резерве не хватает карт: { $good }
event-no-production = { $total }: дохода нет ни у кого
event-discards-due = Должны сбросить карты: { $due }
event-discard-chosen = { $who ->
    [you] Вы сбросите { $goods }
   *[other] { $player } уже знает, что сбросит
}
event-discarded = { $who ->
    [you] Вы сбрасываете
   *[other] { $player } сбрасывает
} { $goods }
event-robber-moved = { $who ->
    [you] Вы перемещаете
   *[other] { $player } перемещает
} разбойника: { $to }
event-robber-stays = { $who ->
    [you] Вы оставляете
   *[other] { $player } оставляет
} разбойника на месте: { $hex }
event-stolen = { $who ->
    [you] Вы крадёте карту у игрока { $victim }: { $good }
   *[other] { $whom ->
        [you] { $player } крадёт у вас карту{ $known ->
            [yes] : { $good }
           *[no] { "" }
        }
       *[other] { $player } крадёт карту у игрока { $victim }{ $known ->
            [yes] : { $good }
           *[no] { "" }
        }
    }
}
event-nothing-stolen = { $who ->
    [you] Вы ничего не крадёте
   *[other] { $player } ничего не крадёт
}
event-built = { $who ->
    [you] Вы строите
   *[other] { $player } строит
} { $what ->
    [road] дорогу
    [city] город
   *[other] поселение
}
event-income = { $who ->
    [you] Вы получаете начальный доход:
   *[other] { $player } получает начальный доход:
} { $goods }
event-card-paid = { $who ->
    [you] Вы платите
   *[other] { $player } платит
} за карту развития
event-card-bought = { $who ->
    [you] Вы берёте карту «{ $card }»
   *[other] { $player } берёт карту развития, в колоде ещё { $deck }
}
event-card-played = { $who ->
    [you] Вы разыгрываете
   *[other] { $player } разыгрывает
} карту «{ $card }»
event-year-of-plenty = { $who ->
    [you] Вы берёте
   *[other] { $player } берёт
} из резерва { $goods }
event-monopoly = { $who ->
    [you] Вы забираете
   *[other] { $player } забирает
} всё сырьё «{ $good }»: { $takings }
event-bank-trade = { $who ->
    [you] Вы отдаёте
   *[other] { $player } отдаёт
} в резерв { $gives } за { $gets }
event-offer = { $who ->
    [you] Вы предлагаете
   *[other] { $player } предлагает
} { $addressed ->
    [yes] { $whom ->
        [you] вам
       *[other] (кому: { $to })
    }
   *[no] всем
} { $gives } за { $wants }
event-counter-offer = { $who ->
    [you] Вы предлагаете взамен
   *[other] { $player } предлагает взамен
} { $gives } за { $wants }
event-accepted = { $who ->
    [you] Вы соглашаетесь
   *[other] { $player } соглашается
}
event-declined = { $who ->
    [you] Вы отказываетесь
   *[other] { $player } отказывается
}
event-called = { $who ->
    [you] Вы хотите
   *[other] { $player } хочет
} { $good }
event-call-withdrawn = { $who ->
    [you] Вы больше ничего не просите
   *[other] { $player } больше ничего не просит
}
event-withdrawn = { $who ->
    [you] Вы отзываете предложение
   *[other] { $player } отзывает предложение
}
event-lapsed = { $who ->
    [you] Ваше предложение теряет силу
   *[other] Предложение игрока { $player } теряет силу
}
event-exchanged = { $who ->
    [you] Обмен: вы
   *[other] Обмен: { $player }
} и { $partner }
event-exchanged-open = { $who ->
    [you] Обмен с игроком { $partner }: вы отдаёте
   *[other] Обмен ({ $player } и { $partner }): { $player } отдаёт
} { $gives } за { $gets }
event-route-gained = { $who ->
    [you] У вас
   *[other] { $player } получает
} самый длинный тракт: { $length }
event-route-lost = { $who ->
    [you] Вы теряете
   *[other] { $player } теряет
} самый длинный тракт
event-route-set-aside = Самый длинный тракт теперь ничей
event-army-gained = { $who ->
    [you] У вас
   *[other] { $player } получает
} самое большое войско: { $knights ->
    [one] { $knights } рыцарь
    [few] { $knights } рыцаря
   *[many] { $knights } рыцарей
}
event-turn = { $who ->
    [you] Ваш ход
   *[other] Ход: { $player }
}
event-revealed = { $who ->
    [you] Вы раскрываете
   *[other] { $player } раскрывает
} { $cards ->
    [one] { $cards } карту победных очков
    [few] { $cards } карты победных очков
   *[many] { $cards } карт победных очков
}
event-victory = { $who ->
    [you] Вы побеждаете
   *[other] { $player } побеждает
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Сам стол

event-joined = { $name } приходит
event-seated = { $name } садится за стол
event-more-time = Дополнительное время: { $player }
event-away = { $player }: связь потеряна, часы стоят
event-back = { $player }: связь восстановлена
event-abort-voted = { $agree ->
    [yes] { $who ->
        [you] Вы согласны
       *[other] { $player } соглашается
    } завершить игру
   *[no] { $who ->
        [you] Вы хотите
       *[other] { $player } хочет
    } играть дальше
}
event-rematch-voted = { $who ->
    [you] Вы хотите
   *[other] { $player } хочет
} сыграть ещё{ $order ->
    [rotated] , начинает следующий игрок
   *[same] { "" }
}
event-paced = Боты играют в другом темпе
event-map = Теперь на столе другая карта
event-watching = { $allowed ->
    [no] За игрой не может наблюдать никто
   *[yes] { $delay ->
        [0] За игрой могут наблюдать все, вживую
       *[other] За игрой могут наблюдать все, с задержкой { $delay } с
    }
}
event-left = { $name } уходит из-за стола
event-started = Игра начинается
event-undone = { $who ->
    [you] Вы отменяете
   *[other] { $player } отменяет
} последнее действие
event-taken-over = Теперь играет бот, место: { $player }
event-returned = { $who ->
    [you] Вы возвращаетесь
   *[other] { $player } возвращается
} в игру
event-timed-out = Время вышло: { $player }
event-aborted = Игра заканчивается без победителя
event-over = Игра окончена
event-rematch = Новая игра готова
event-said = { $name }: { $text }
event-excused = { $who ->
    [you] Вы не против ухода
   *[other] { $player } не против ухода
}: { $partner }
