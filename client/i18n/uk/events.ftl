# Що сталося. $who — це "you", коли дію зробив читач; $player — ім’я гравця.
# $known — це "yes", коли читач може знати карту чи карти; $whom — "you", коли дія спрямована на читача.
event-at = { $text }, { $place }
event-dice = { $who ->
    [you] Ви кидаєте кубики:
   *[other] { $player } кидає кубики:
} { $total } ({ $one } + { $two })
event-production = { $who ->
    [you] Ви отримуєте
   *[other] { $player } отримує
} { $goods }
event-blocked = Розбійник забирає прибуток: { $losers }
event-shortage = У резерві бракує карт: { $good }
event-no-production = { $total }: прибутку нема ні в кого
event-discards-due = Мають скинути карти: { $due }
event-discard-chosen = { $who ->
    [you] Ви скинете { $goods }
   *[other] { $player } вже знає, що скине
}
event-discarded = { $who ->
    [you] Ви скидаєте
   *[other] { $player } скидає
} { $goods }
event-robber-moved = { $who ->
    [you] Ви переміщуєте
   *[other] { $player } переміщує
} розбійника: { $to }
event-robber-stays = { $who ->
    [you] Ви лишаєте
   *[other] { $player } лишає
} розбійника на місці: { $hex }
event-stolen = { $who ->
    [you] Ви крадете карту в гравця { $victim }: { $good }
   *[other] { $whom ->
        [you] { $player } краде у вас карту{ $known ->
            [yes] : { $good }
           *[no] { "" }
        }
       *[other] { $player } краде карту в гравця { $victim }{ $known ->
            [yes] : { $good }
           *[no] { "" }
        }
    }
}
event-nothing-stolen = { $who ->
    [you] Ви не крадете
   *[other] { $player } не краде
} нічого
event-built = { $who ->
    [you] Ви будуєте
   *[other] { $player } будує
} { $what ->
    [road] дорогу
    [city] місто
   *[other] селище
}
event-income = { $who ->
    [you] Ви отримуєте початковий прибуток:
   *[other] { $player } отримує початковий прибуток:
} { $goods }
event-card-paid = { $who ->
    [you] Ви платите
   *[other] { $player } платить
} за карту розвитку
event-card-bought = { $who ->
    [you] Ви берете карту «{ $card }»
   *[other] { $player } бере карту розвитку, у стосі ще { $deck }
}
event-card-played = { $who ->
    [you] Ви розігруєте
   *[other] { $player } розігрує
} карту «{ $card }»
event-year-of-plenty = { $who ->
    [you] Ви берете
   *[other] { $player } бере
} з резерву { $goods }
event-monopoly = { $who ->
    [you] Ви забираєте
   *[other] { $player } забирає
} всю сировину «{ $good }»: { $takings }
event-bank-trade = { $who ->
    [you] Ви віддаєте
   *[other] { $player } віддає
} до резерву { $gives } за { $gets }
event-offer = { $who ->
    [you] Ви пропонуєте
   *[other] { $player } пропонує
} { $addressed ->
    [yes] { $whom ->
        [you] вам
       *[other] (кому: { $to })
    }
   *[no] усім
} { $gives } за { $wants }
event-counter-offer = { $who ->
    [you] Ви пропонуєте натомість
   *[other] { $player } пропонує натомість
} { $gives } за { $wants }
event-accepted = { $who ->
    [you] Ви погоджуєтеся
   *[other] { $player } погоджується
}
event-declined = { $who ->
    [you] Ви відмовляєтеся
   *[other] { $player } відмовляється
}
event-called = { $who ->
    [you] Ви хочете
   *[other] { $player } хоче
} { $good }
event-call-withdrawn = { $who ->
    [you] Ви більше нічого не просите
   *[other] { $player } більше нічого не просить
}
event-withdrawn = { $who ->
    [you] Ви відкликаєте пропозицію
   *[other] { $player } відкликає пропозицію
}
event-lapsed = { $who ->
    [you] Ваша пропозиція втрачає чинність
   *[other] Пропозиція гравця { $player } втрачає чинність
}
event-exchanged = { $who ->
    [you] Обмін: ви
   *[other] Обмін: { $player }
} і { $partner }
event-exchanged-open = { $who ->
    [you] Обмін із гравцем { $partner }: ви віддаєте
   *[other] Обмін ({ $player } і { $partner }): { $player } віддає
} { $gives } за { $gets }
event-route-gained = { $who ->
    [you] Ви маєте
   *[other] { $player } має
} найдовший торговий шлях: { $length }
event-route-lost = { $who ->
    [you] Ви втрачаєте
   *[other] { $player } втрачає
} найдовший торговий шлях
event-route-set-aside = Найдовший торговий шлях тепер нічий
event-army-gained = { $who ->
    [you] Ви маєте
   *[other] { $player } має
} найбільше військо: { $knights ->
    [one] { $knights } лицар
    [few] { $knights } лицарі
   *[many] { $knights } лицарів
}
event-turn = { $who ->
    [you] Ваш хід
   *[other] Хід: { $player }
}
event-revealed = { $who ->
    [you] Ви розкриваєте
   *[other] { $player } розкриває
} { $cards ->
    [one] { $cards } карту переможних балів
    [few] { $cards } карти переможних балів
   *[many] { $cards } карт переможних балів
}
event-victory = { $who ->
    [you] Ви перемагаєте
   *[other] { $player } перемагає
}: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}

## Сам стіл

event-joined = { $name } приходить
event-seated = { $name } сідає за стіл
event-more-time = Додатковий час: { $player }
event-away = { $player }: зв’язок утрачено, годинник стоїть
event-back = { $player }: зв’язок відновлено
event-abort-voted = { $agree ->
    [yes] { $who ->
        [you] Ви згодні
       *[other] { $player } погоджується
    } завершити гру
   *[no] { $who ->
        [you] Ви хочете
       *[other] { $player } хоче
    } грати далі
}
event-rematch-voted = { $who ->
    [you] Ви хочете
   *[other] { $player } хоче
} зіграти ще{ $order ->
    [rotated] , починає наступний гравець
   *[same] { "" }
}
event-paced = Боти грають в іншому темпі
event-map = Тепер на столі інша карта
event-watching = { $allowed ->
    [no] За грою не може спостерігати ніхто
   *[yes] { $delay ->
        [0] За грою можуть спостерігати всі, наживо
       *[other] За грою можуть спостерігати всі, із затримкою { $delay } с
    }
}
event-left = { $name } йде з-за столу
event-started = Гра починається
event-undone = { $who ->
    [you] Ви скасовуєте
   *[other] { $player } скасовує
} останню дію
event-taken-over = Тепер грає бот, місце: { $player }
event-returned = { $who ->
    [you] Ви повертаєтеся
   *[other] { $player } повертається
} до гри
event-timed-out = Час вийшов: { $player }
event-aborted = Гра закінчується без переможця
event-over = Гру закінчено
event-rematch = Нова гра готова
event-said = { $name }: { $text }
event-excused = { $who ->
    [you] Ви не заперечуєте проти виходу
   *[other] { $player } не заперечує проти виходу
}: { $partner }
