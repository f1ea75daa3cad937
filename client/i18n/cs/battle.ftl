# The attack of the barbarians, as a scene and as a report. $who is "you" when it concerns the reader alone.
battle-title = Barbaři útočí
battle-attack = Barbaři: jeden za každé město
battle-defence = Aktivní rytíři
battle-won = Ostrov se ubránil: { $island } proti { $barbarians }
battle-lost = Barbaři zvítězili: { $barbarians } proti { $island }
battle-cities = { $n ->
    [one] { $n } město
    [few] { $n } města
    [many] { $n } města
   *[other] { $n } měst
}
battle-knights = aktivní rytíři: { $n }
battle-defender = { $who ->
    [you] Tvoji rytíři byli nejsilnější ({ $n }): jsi Zachránce ostrova, jeden bod
   *[other] Nejsilnější rytíři ({ $n }) – { $players }: Zachránce ostrova, jeden bod
}
battle-defenders-tied = Stejně silní rytíři ({ $n }) – { $players }: každý si bere kartu pokroku
battle-defender-cards-out = Nejsilnější rytíři ({ $n }) – { $players }, ale karta Zachránce už nezbyla
battle-losses-due = { $who ->
    [you] Tvoje obrana ({ $n }) byla nejslabší z těch, kdo mohou přijít o město: jedno tvoje město padne
   *[other] Nejslabší obrana ({ $n }) z těch, kdo mohou přijít o město – { $players }: { $several ->
        [no] jedno město padne
       *[yes] každý přichází o město
    }
}
battle-nothing-lost = Nikdo nemá město, o které by mohl přijít: metropole stojí
battle-unrewarded = Nikdo neposlal rytíře, odměna se nedává
