# The attack of the barbarians, as a scene and as a report. $who is "you" when it concerns the reader alone.
battle-title = Варвары нападают
battle-attack = Варвары: по одному за каждый город
battle-defence = Активные рыцари
battle-won = Остров выстоял: { $island } против { $barbarians }
battle-lost = Варвары победили: { $barbarians } против { $island }
battle-cities = { $n ->
    [one] { $n } город
    [few] { $n } города
    [many] { $n } городов
   *[other] { $n } города
}
battle-knights = активные рыцари: { $n }
battle-defender = { $who ->
    [you] Ваши рыцари сильнее всех ({ $n }): вы Защитник острова, одно очко
   *[other] Сильнее всех рыцари ({ $n }) – { $players }: Защитник острова, одно очко
}
battle-defenders-tied = Рыцари одинаково сильны ({ $n }) – { $players }: каждый берёт карту прогресса
battle-defender-cards-out = Сильнее всех рыцари ({ $n }) – { $players }, но карт Защитника больше нет
battle-losses-due = { $who ->
    [you] Ваша оборона ({ $n }) слабее всех, кто может потерять город: один ваш город падёт
   *[other] Слабее всех оборона ({ $n }) среди тех, кто может потерять город – { $players }: { $several ->
        [no] один город падёт
       *[yes] каждый теряет город
    }
}
battle-nothing-lost = Ни у кого нет города, который можно потерять: метрополии стоят
battle-unrewarded = Никто не послал рыцаря, и награды нет
