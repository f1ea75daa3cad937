# The attack of the barbarians, as a scene and as a report. $who is "you" when it concerns the reader alone.
battle-title = I barbari attaccano
battle-attack = Barbari: uno per ogni città
battle-defence = Cavalieri attivi
battle-won = L’isola resiste: { $island } contro { $barbarians }
battle-lost = I barbari vincono: { $barbarians } contro { $island }
battle-cities = { $n ->
    [one] una città
   *[other] { $n } città
}
battle-knights = cavalieri attivi: { $n }
battle-defender = { $who ->
    [you] I tuoi cavalieri erano i più forti ({ $n }): sei Difensore dell’isola, un punto
   *[other] I cavalieri più forti ({ $n }) sono di { $players }: Difensore dell’isola, un punto
}
battle-defenders-tied = Cavalieri ugualmente forti ({ $n }): { $players } pescano una carta Progresso ciascuno
battle-defender-cards-out = I cavalieri più forti ({ $n }) sono di { $players }, ma le carte Difensore sono finite
battle-losses-due = { $who ->
    [you] La tua difesa ({ $n }) era la più debole tra chi ha una città da perdere: una tua città cade
   *[other] La difesa più debole ({ $n }) tra chi ha una città da perdere: { $players }. { $several ->
        [no] Una città cade
       *[yes] Cade una città a testa
    }
}
battle-nothing-lost = Nessuno ha una città da perdere: le metropoli restano
battle-unrewarded = Nessuno ha mandato cavalieri: nessun premio
