# The attack of the barbarians, as a scene and as a report. $who is "you" when it concerns the reader alone.
battle-title = Варвари нападають
battle-attack = Варвари: по одному за кожне місто
battle-defence = Активні лицарі
battle-won = Острів вистояв: { $island } проти { $barbarians }
battle-lost = Варвари перемогли: { $barbarians } проти { $island }
battle-cities = { $n ->
    [one] { $n } місто
    [few] { $n } міста
    [many] { $n } міст
   *[other] { $n } міста
}
battle-knights = активні лицарі: { $n }
battle-defender = { $who ->
    [you] Ваші лицарі найсильніші ({ $n }): ви Захисник острова, одне очко
   *[other] Найсильніші лицарі ({ $n }) – { $players }: Захисник острова, одне очко
}
battle-defenders-tied = Однаково найсильніші лицарі ({ $n }) – { $players }: кожен бере карту прогресу
battle-defender-cards-out = Найсильніші лицарі ({ $n }) – { $players }, але карт Захисника вже немає
battle-losses-due = { $who ->
    [you] Ваша оборона ({ $n }) найслабша серед тих, хто може втратити місто: одне ваше місто впаде
   *[other] Найслабша оборона ({ $n }) серед тих, хто може втратити місто – { $players }: { $several ->
        [no] одне місто впаде
       *[yes] кожен втрачає місто
    }
}
battle-nothing-lost = Ніхто не має міста, яке можна втратити: метрополії стоять
battle-unrewarded = Ніхто не послав лицаря, тож нагороди немає
