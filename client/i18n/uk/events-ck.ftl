# Що сталося у грі «Міста й лицарі». $who — це "you", коли дію зробив читач.
event-ship-sailed = Корабель варварів наближається: { $position } з { $of }
event-battle = Варвари нападають із силою { $barbarians }, острів боронить сила { $island }: { $contributions }
event-losses-due = Мають втратити місто: { $players }
event-nothing-lost = Жодне місто не може бути втрачене
event-defender = { $who ->
    [you] Ви отримуєте
   *[other] { $player } отримує
} звання «Захисник острова»
event-defender-cards-out = Карт «Захисник острова» більше немає: { $player }
event-defenders-tied = Найкраще боронили острів і беруть карти прогресу: { $players }
event-knights-passive = Лицарі, що билися, тепер пасивні
event-city-lost = { $who ->
    [you] Ви втрачаєте
   *[other] { $player } втрачає
} місто
event-city-restored = { $who ->
    [you] Ви відбудовуєте
   *[other] { $player } відбудовує
} місто
event-wall-built = { $who ->
    [you] Ви будуєте
   *[other] { $player } будує
} міський мур
event-wall-lost = { $who ->
    [you] Ви втрачаєте
   *[other] { $player } втрачає
} міський мур
event-improved = { $who ->
    [you] Ви розбудовуєте
   *[other] { $player } розбудовує
} місто: { $track }, рівень { $level }
event-metropolis = { $who ->
    [you] Ви маєте
   *[other] { $player } має
} метрополію: { $track }
event-aqueduct = { $who ->
    [you] Ви берете
   *[other] { $player } бере
} завдяки акведуку { $goods }
event-knight-committed = { $who ->
    [you] Ви посилаєте
   *[other] { $player } посилає
} лицаря в бій
event-commitment-done = { $who ->
    [you] Ваші лицарі
   *[other] Лицарі гравця { $player }
} вже в бою
event-knight-recruited = { $who ->
    [you] Ви наймаєте
   *[other] { $player } наймає
} лицаря
event-knight-activated = { $who ->
    [you] Ви активуєте
   *[other] { $player } активує
} лицаря, сила { $strength }
event-knight-promoted = { $who ->
    [you] Ви підвищуєте
   *[other] { $player } підвищує
} лицаря, тепер сила { $strength }
event-knight-moved = { $who ->
    [you] Ви переміщуєте
   *[other] { $player } переміщує
} лицаря
event-knight-displaced = { $who ->
    [you] Ви витісняєте
   *[other] { $player } витісняє
} лицаря (чий: { $displaced })
event-knight-refuge = Витіснений лицар знаходить нове місце: { $player }
event-knight-removed = { $who ->
    [you] Ви втрачаєте
   *[other] { $player } втрачає
} лицаря
event-knight-placed = { $who ->
    [you] До вас переходить лицар
   *[other] { $player } переманює лицаря
}
event-robber-chased = { $who ->
    [you] Ви проганяєте
   *[other] { $player } проганяє
} розбійника
event-deck-chosen = { $who ->
    [you] Ви вибираєте
   *[other] { $player } вибирає
} стос: { $deck }
event-progress-drawn = { $who ->
    [you] Ви берете карту «{ $card }» ({ $deck })
   *[other] { $player } бере карту прогресу ({ $deck })
}
event-point-card = { $who ->
    [you] Ви маєте
   *[other] { $player } має
} карту переможного бала: { $card }
event-progress-returned = { $who ->
    [you] Ви повертаєте карту «{ $card }»
   *[other] { $player } повертає карту прогресу ({ $deck })
}
event-progress-played = { $who ->
    [you] Ви розігруєте
   *[other] { $player } розігрує
} карту «{ $card }»
event-harvested = { $who ->
    [you] Ви берете
   *[other] { $player } бере
} з резерву { $goods }
event-tokens-swapped = { $who ->
    [you] Ви міняєте
   *[other] { $player } міняє
} місцями два номерні жетони
event-merchant-moved = { $who ->
    [you] Ви ставите
   *[other] { $player } ставить
} купця: { $to }
event-road-removed = { $who ->
    [you] Ви прибираєте
   *[other] { $player } прибирає
} з поля дорогу (чию: { $owner })
event-road-relaid = { $who ->
    [you] Ви переносите
   *[other] { $player } переносить
} дорогу
event-road-kept = { $who ->
    [you] Ви забираєте
   *[other] { $player } забирає
} дорогу до запасу
event-roll-goes-on = { $who ->
    [you] Ви продовжуєте
   *[other] { $player } продовжує
} розігрувати кидок
event-cards-shown = Ви бачите карти прогресу гравця { $victim }
event-progress-taken = { $who ->
    [you] Ви берете карту «{ $card }» у гравця { $victim }
   *[other] { $whom ->
        [you] { $player } бере у вас карту прогресу ({ $deck })
       *[other] { $player } бере карту прогресу ({ $deck }) у гравця { $victim }
    }
}
event-hand-shown = Ви бачите руку гравця { $victim }: { $goods }
event-goods-taken = { $who ->
    [you] Ви берете в гравця { $victim } { $goods }
   *[other] { $whom ->
        [you] { $player } бере у вас
       *[other] { $player } бере в гравця { $victim }
    } { $known ->
        [yes] { $goods }
       *[no] { $number ->
            [one] { $number } карту
            [few] { $number } карти
           *[many] { $number } карт
        }
    }
}
event-given = { $who ->
    [you] Ви віддаєте гравцеві { $to }
   *[other] { $player } віддає { $whom ->
        [you] вам
       *[other] гравцеві { $to }
    }
} { $known ->
    [yes] { $goods }
   *[no] { $number ->
        [one] { $number } карту
        [few] { $number } карти
       *[many] { $number } карт
    }
}
event-harbour-asked = { $who ->
    [you] Ви пропонуєте
   *[other] { $player } пропонує
} сировину за товар: { $good } (кому: { $partner })
event-harbour-exchange = { $who ->
    [you] Обмін із гравцем { $partner }: ви віддаєте
   *[other] Обмін ({ $player } і { $partner }): { $player } віддає
} { $gives } за { $gets }
