# The attack of the barbarians, as a scene and as a report. $who is "you" when it concerns the reader alone.
battle-title = Atak barbarzyńców
battle-attack = Barbarzyńcy: po jednym za każde miasto
battle-defence = Aktywni rycerze
battle-won = Wyspa się obroniła: { $island } przeciw { $barbarians }
battle-lost = Barbarzyńcy wygrali: { $barbarians } przeciw { $island }
battle-cities = { $n ->
    [one] { $n } miasto
    [few] { $n } miasta
    [many] { $n } miast
   *[other] { $n } miasta
}
battle-knights = aktywni rycerze: { $n }
battle-defender = { $who ->
    [you] Twoi rycerze byli najsilniejsi ({ $n }): zostajesz Obrońcą wyspy, jeden punkt
   *[other] Najsilniejsi rycerze ({ $n }) – { $players }: Obrońca wyspy, jeden punkt
}
battle-defenders-tied = Jednakowo silni rycerze ({ $n }) – { $players }: każdy dobiera kartę postępu
battle-defender-cards-out = Najsilniejsi rycerze ({ $n }) – { $players }, ale nie ma już kart Obrońcy
battle-losses-due = { $who ->
    [you] Twoja obrona ({ $n }) była najsłabsza wśród tych, którzy mogą stracić miasto: jedno z twoich miast upada
   *[other] Najsłabsza obrona ({ $n }) wśród tych, którzy mogą stracić miasto – { $players }: { $several ->
        [no] jedno miasto upada
       *[yes] każdy traci miasto
    }
}
battle-nothing-lost = Nikt nie ma miasta, które można stracić: metropolie stoją
battle-unrewarded = Nikt nie wysłał rycerza, więc nie ma nagrody
