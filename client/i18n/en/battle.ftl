# The attack of the barbarians, as a scene and as a report. $who is "you" when it concerns the reader alone.
battle-title = The barbarians attack
battle-attack = Barbarians: one for each city
battle-defence = Active knights
battle-won = The island holds: { $island } against { $barbarians }
battle-lost = The barbarians win: { $barbarians } against { $island }
battle-cities = { $n ->
    [one] one city
   *[other] { $n } cities
}
battle-knights = active knights: { $n }
battle-defender = { $who ->
    [you] You brought the strongest knights ({ $n }) and are Defender of the Island: one point
   *[other] { $players } brought the strongest knights ({ $n }) and is Defender of the Island: one point
}
battle-defenders-tied = { $players } brought equally strong knights ({ $n }): each draws a progress card
battle-defender-cards-out = { $players } brought the strongest knights ({ $n }), but no Defender card is left
battle-losses-due = { $who ->
    [you] You brought the weakest defence ({ $n }) of all who have a city to lose: one of your cities falls
   *[other] { $players } brought the weakest defence ({ $n }) of all who have a city to lose: { $several ->
        [no] a city falls
       *[yes] each loses a city
    }
}
battle-nothing-lost = Nobody has a city that can be lost: metropolises stand
battle-unrewarded = Nobody sent a knight, so nobody is rewarded
