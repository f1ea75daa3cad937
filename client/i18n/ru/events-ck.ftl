# Что произошло в игре «Города и рыцари». $who — это "you", когда действие совершает читатель.
event-ship-sailed = Корабль варваров приближается: { $position } из { $of }
event-battle = Варвары нападают с силой { $barbarians }, остров обороняет сила { $island }: { $contributions }
event-losses-due = Должны потерять город: { $players }
event-nothing-lost = Ни один город не может быть потерян
event-defender = { $who ->
    [you] Вы получаете
   *[other] { $player } получает
} звание «Защитник острова»
event-defender-cards-out = Карт «Защитник острова» больше нет: { $player }
event-defenders-tied = Лучше всех обороняли остров и берут карты прогресса: { $players }
event-knights-passive = Сражавшиеся рыцари теперь пассивны
event-city-lost = { $who ->
    [you] Вы теряете
   *[other] { $player } теряет
} город
event-city-restored = { $who ->
    [you] Вы отстраиваете
   *[other] { $player } отстраивает
} город
event-wall-built = { $who ->
    [you] Вы строите
   *[other] { $player } строит
} городскую стену
event-wall-lost = { $who ->
    [you] Вы теряете
   *[other] { $player } теряет
} городскую стену
event-improved = { $who ->
    [you] Вы улучшаете
   *[other] { $player } улучшает
} город: { $track }, уровень { $level }
event-metropolis = { $who ->
    [you] У вас метрополия
   *[other] { $player } получает метрополию
}: { $track }
event-aqueduct = { $who ->
    [you] Вы берёте
   *[other] { $player } берёт
} благодаря акведуку { $goods }
event-knight-committed = { $who ->
    [you] Вы посылаете
   *[other] { $player } посылает
} рыцаря в бой
event-commitment-done = { $who ->
    [you] Ваши рыцари
   *[other] Рыцари игрока { $player }
} уже в бою
event-knight-recruited = { $who ->
    [you] Вы нанимаете
   *[other] { $player } нанимает
} рыцаря
event-knight-activated = { $who ->
    [you] Вы активируете
   *[other] { $player } активирует
} рыцаря, сила { $strength }
event-knight-promoted = { $who ->
    [you] Вы повышаете
   *[other] { $player } повышает
} рыцаря, теперь сила { $strength }
event-knight-moved = { $who ->
    [you] Вы перемещаете
   *[other] { $player } перемещает
} рыцаря
event-knight-displaced = { $who ->
    [you] Вы вытесняете
   *[other] { $player } вытесняет
} рыцаря (чей: { $displaced })
event-knight-refuge = Вытесненный рыцарь находит новое место: { $player }
event-knight-removed = { $who ->
    [you] Вы теряете
   *[other] { $player } теряет
} рыцаря
event-knight-placed = { $who ->
    [you] К вам переходит рыцарь
   *[other] { $player } переманивает рыцаря
}
event-robber-chased = { $who ->
    [you] Вы прогоняете
   *[other] { $player } прогоняет
} разбойника
event-deck-chosen = { $who ->
    [you] Вы выбираете
   *[other] { $player } выбирает
} колоду: { $deck }
event-progress-drawn = { $who ->
    [you] Вы берёте карту «{ $card }» ({ $deck })
   *[other] { $player } берёт карту прогресса ({ $deck })
}
event-point-card = { $who ->
    [you] У вас карта
   *[other] { $player } получает карту
} победного очка: { $card }
event-progress-returned = { $who ->
    [you] Вы возвращаете карту «{ $card }»
   *[other] { $player } возвращает карту прогресса ({ $deck })
}
event-progress-played = { $who ->
    [you] Вы разыгрываете
   *[other] { $player } разыгрывает
} карту «{ $card }»
event-harvested = { $who ->
    [you] Вы берёте
   *[other] { $player } берёт
} из резерва { $goods }
event-tokens-swapped = { $who ->
    [you] Вы меняете
   *[other] { $player } меняет
} местами два номерных жетона
event-merchant-moved = { $who ->
    [you] Вы ставите
   *[other] { $player } ставит
} купца: { $to }
event-road-removed = { $who ->
    [you] Вы убираете
   *[other] { $player } убирает
} с поля дорогу (чью: { $owner })
event-road-relaid = { $who ->
    [you] Вы переносите
   *[other] { $player } переносит
} дорогу
event-road-kept = { $who ->
    [you] Вы забираете
   *[other] { $player } забирает
} дорогу в запас
event-roll-goes-on = { $who ->
    [you] Вы продолжаете
   *[other] { $player } продолжает
} разыгрывать бросок
event-cards-shown = Вы видите карты прогресса игрока { $victim }
event-progress-taken = { $who ->
    [you] Вы берёте карту «{ $card }» у игрока { $victim }
   *[other] { $whom ->
        [you] { $player } берёт у вас карту прогресса ({ $deck })
       *[other] { $player } берёт карту прогресса ({ $deck }) у игрока { $victim }
    }
}
event-hand-shown = Вы видите руку игрока { $victim }: { $goods }
event-goods-taken = { $who ->
    [you] Вы берёте у игрока { $victim } { $goods }
   *[other] { $whom ->
        [you] { $player } берёт у вас
       *[other] { $player } берёт у игрока { $victim }
    } { $known ->
        [yes] { $goods }
       *[no] { $number ->
            [one] { $number } карту
            [few] { $number } карты
           *[many] { $number } карт
        }
    }
}
event-given = { $who ->
    [you] Вы отдаёте игроку { $to }
   *[other] { $player } отдаёт { $whom ->
        [you] вам
       *[other] игроку { $to }
    }
} { $known ->
    [yes] { $goods }
   *[no] { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }
}
event-harbour-asked = { $who ->
    [you] Вы предлагаете
   *[other] { $player } предлагает
} сырьё за товар: { $good } (кому: { $partner })
event-harbour-exchange = { $who ->
    [you] Обмен с игроком { $partner }: вы отдаёте
   *[other] Обмен ({ $player } и { $partner }): { $player } отдаёт
} { $gives } за { $gets }
