# Co se stalo. $who je „you“, když jde o čtenáře. Jména a druhy karet stojí v prvním pádě,
# proto jsou za dvojtečkou nebo v závorce; $goods a podobné seznamy jsou ve čtvrtém pádě.
event-at = { $text }, { $place }
event-dice = { $who ->
    [you] Házíš
   *[other] { $player } hází
} { $total } ({ $one } + { $two })
event-production = { $who ->
    [you] Dostáváš
   *[other] { $player } dostává
} { $goods }
event-blocked = Zloděj bere výnos: { $losers }
event-shortage = V bance není dost karet: { $good }
event-no-production = { $total }: nikdo nemá výnos
event-discards-due = Karty musí odhodit: { $due }
event-discard-chosen = { $who ->
    [you] K odhození vybíráš { $goods }
   *[other] { $player } má vybráno, co odhodí
}
event-discarded = { $who ->
    [you] Odhazuješ
   *[other] { $player } odhazuje
} { $goods }
event-robber-moved = { $who ->
    [you] Přesouváš
   *[other] { $player } přesouvá
} zloděje: { $to }
event-robber-stays = { $who ->
    [you] Necháváš
   *[other] { $player } nechává
} zloděje na místě: { $hex }
event-stolen = { $who ->
    [you] Kradeš kartu: { $good } (oběť: { $victim })
   *[other] { $player } { $whom ->
        [you] ti krade kartu{ $known ->
            [yes] : { $good }
           *[no] { "" }
        }
       *[other] krade kartu{ $known ->
            [yes] : { $good }
           *[no] { "" }
        } (oběť: { $victim })
    }
}
event-nothing-stolen = { $who ->
    [you] Není co ukrást
   *[other] { $player } nic nekrade
}
event-built = { $who ->
    [you] Stavíš
   *[other] { $player } staví
} { $what ->
    [road] silnici
    [city] město
   *[other] vesnici
}
event-income = { $who ->
    [you] Do začátku dostáváš
   *[other] { $player } do začátku dostává
} { $goods }
event-card-paid = { $who ->
    [you] Platíš
   *[other] { $player } platí
} za kartu
event-card-bought = { $who ->
    [you] Bereš si kartu { $card }
   *[other] { $player } si bere kartu, v balíčku zbývá { $deck }
}
event-card-played = { $who ->
    [you] Hraješ
   *[other] { $player } hraje
} kartu { $card }
event-year-of-plenty = { $who ->
    [you] Bereš si
   *[other] { $player } si bere
} z banky { $goods }
event-monopoly = { $who ->
    [you] Bereš si
   *[other] { $player } si bere
} ode všech: { $good } ({ $takings })
event-bank-trade = { $who ->
    [you] Měníš
   *[other] { $player } mění
} s bankou { $gives } za { $gets }
event-offer = { $who ->
    [you] Nabízíš
   *[other] { $player } nabízí
} { $gives } za { $wants } ({ $addressed ->
    [yes] { $whom ->
        [you] tobě
       *[other] komu: { $to }
    }
   *[no] všem
})
event-counter-offer = { $who ->
    [you] Navrhuješ jinak:
   *[other] { $player } navrhuje jinak:
} { $gives } za { $wants }
event-accepted = { $who ->
    [you] Přijímáš
   *[other] { $player } přijímá
}
event-declined = { $who ->
    [you] Odmítáš
   *[other] { $player } odmítá
}
event-called = { $who ->
    [you] Chceš
   *[other] { $player } chce
} { $good }
event-call-withdrawn = { $who ->
    [you] Už nic nechceš
   *[other] { $player } už nic nechce
}
event-withdrawn = { $who ->
    [you] Stahuješ nabídku
   *[other] { $player } stahuje nabídku
}
event-lapsed = { $who ->
    [you] Tvá nabídka propadá
   *[other] Nabídka propadá: { $player }
}
event-exchanged = Obchod: { $who ->
    [you] ty
   *[other] { $player }
} a { $partner }
event-exchanged-open = { $who ->
    [you] Měníš
   *[other] { $player } mění
} { $gives } za { $gets } (protistrana: { $partner })
event-route-gained = { $who ->
    [you] Získáváš
   *[other] { $player } získává
} Nejdelší obchodní cestu (délka { $length })
event-route-lost = { $who ->
    [you] Ztrácíš
   *[other] { $player } ztrácí
} Nejdelší obchodní cestu
event-route-set-aside = Nejdelší obchodní cestu teď nemá nikdo
event-army-gained = { $who ->
    [you] Získáváš
   *[other] { $player } získává
} Největší vojsko (rytíři: { $knights })
event-turn = { $who ->
    [you] Tvůj tah
   *[other] Na tahu: { $player }
}
event-revealed = { $who ->
    [you] Odhaluješ
   *[other] { $player } odhaluje
} { $cards ->
    [one] { $cards } kartu s výherním bodem
    [few] { $cards } karty s výherním bodem
   *[other] { $cards } karet s výherním bodem
}
event-victory = { $who ->
    [you] Vítězíš a máš
   *[other] { $player } vítězí a má
} { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

## Sám stůl

event-joined = { $name } přichází
event-seated = { $name } usedá ke stolu
event-more-time = Více času: { $player }
event-away = { $player }: spojení je přerušené, hodiny stojí
event-back = { $player }: spojení je obnovené
event-abort-voted = { $agree ->
    [yes] { $who ->
        [you] Chceš
       *[other] { $player } chce
    } hru ukončit
   *[no] { $who ->
        [you] Chceš
       *[other] { $player } chce
    } hrát dál
}
event-rematch-voted = { $player } chce hrát znovu{ $order ->
    [rotated] , začíná další hráč
   *[same] { "" }
}
event-paced = Boti mění tempo
event-map = Na stole je teď jiná mapa
event-watching = { $allowed ->
    [no] Hru nesmí sledovat nikdo
   *[yes] { $delay ->
        [0] Hru smějí sledovat všichni, živě
       *[other] Hru smějí sledovat všichni, o { $delay } s později
    }
}
event-left = { $name } odchází
event-started = Hra začíná
event-undone = { $who ->
    [you] Bereš zpět
   *[other] { $player } bere zpět
} poslední akci
event-taken-over = { $player }: hraje bot
event-returned = { $player }: opět ve hře
event-timed-out = { $player }: vypršel čas
event-aborted = Hra končí bez vítězství
event-over = Konec hry
event-rematch = Nová hra je připravena
event-said = { $name }: { $text }
event-excused = { $who ->
    [you] Omlouváš odchod
   *[other] { $player } omlouvá odchod
}: { $partner }
