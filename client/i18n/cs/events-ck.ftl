# Co se stalo v Městech a rytířích. $who je „you“, když jde o čtenáře.
event-ship-sailed = Loď barbarů se blíží: { $position } z { $of }
event-battle = Barbaři útočí silou { $barbarians }, ostrov se brání silou { $island }: { $contributions }
event-losses-due = O město přichází: { $players }
event-nothing-lost = Žádné město nelze ztratit
event-defender = { $who ->
    [you] Získáváš
   *[other] { $player } získává
} kartu Zachránce ostrova
event-defender-cards-out = Karty Zachránce ostrova došly: { $player }
event-defenders-tied = Nejvíc k obraně přispívají a kartu pokroku si berou: { $players }
event-knights-passive = Rytíři, kteří bojovali, jsou teď pasivní
event-city-lost = { $who ->
    [you] Ztrácíš
   *[other] { $player } ztrácí
} město
event-city-restored = { $who ->
    [you] Obnovuješ
   *[other] { $player } obnovuje
} město
event-wall-built = { $who ->
    [you] Stavíš
   *[other] { $player } staví
} městské hradby
event-wall-lost = { $who ->
    [you] Ztrácíš
   *[other] { $player } ztrácí
} městské hradby
event-improved = { $who ->
    [you] Rozšiřuješ
   *[other] { $player } rozšiřuje
} města: { $track }, stupeň { $level }
event-metropolis = { $who ->
    [you] Získáváš
   *[other] { $player } získává
} metropoli: { $track }
event-aqueduct = { $who ->
    [you] Díky akvaduktu si bereš
   *[other] { $player } si díky akvaduktu bere
} { $goods }
event-knight-committed = { $who ->
    [you] Posíláš
   *[other] { $player } posílá
} rytíře do boje
event-commitment-done = { $who ->
    [you] Dál už rytíře neposíláš
   *[other] { $player } už další rytíře neposílá
}
event-knight-recruited = { $who ->
    [you] Povoláváš
   *[other] { $player } povolává
} rytíře
event-knight-activated = { $who ->
    [you] Aktivuješ
   *[other] { $player } aktivuje
} rytíře (síla { $strength })
event-knight-promoted = { $who ->
    [you] Posiluješ
   *[other] { $player } posiluje
} rytíře na sílu { $strength }
event-knight-moved = { $who ->
    [you] Přemisťuješ
   *[other] { $player } přemisťuje
} rytíře
event-knight-displaced = { $who ->
    [you] Zaháníš
   *[other] { $player } zahání
} cizího rytíře ({ $displaced })
event-knight-refuge = Zahnaný rytíř má nové místo: { $player }
event-knight-removed = { $who ->
    [you] Ztrácíš
   *[other] { $player } ztrácí
} rytíře
event-knight-placed = { $who ->
    [you] Stavíš
   *[other] { $player } staví
} získaného rytíře
event-robber-chased = { $who ->
    [you] Zaháníš
   *[other] { $player } zahání
} zloděje
event-deck-chosen = { $who ->
    [you] Vybíráš
   *[other] { $player } vybírá
} balíček: { $deck }
event-progress-drawn = { $who ->
    [you] Bereš si kartu { $card } ({ $deck })
   *[other] { $player } si bere kartu pokroku ({ $deck })
}
event-point-card = { $who ->
    [you] Vykládáš
   *[other] { $player } vykládá
} kartu s výherním bodem: { $card }
event-progress-returned = { $who ->
    [you] Vracíš kartu { $card }
   *[other] { $player } vrací kartu pokroku ({ $deck })
}
event-progress-played = { $who ->
    [you] Hraješ
   *[other] { $player } hraje
} kartu { $card }
event-harvested = { $who ->
    [you] Bereš si
   *[other] { $player } si bere
} z banky { $goods }
event-tokens-swapped = { $who ->
    [you] Prohazuješ
   *[other] { $player } prohazuje
} dva žetony s čísly
event-merchant-moved = { $who ->
    [you] Stavíš
   *[other] { $player } staví
} obchodníka: { $to }
event-road-removed = { $who ->
    [you] Odstraňuješ
   *[other] { $player } odstraňuje
} silnici ({ $owner })
event-road-relaid = { $who ->
    [you] Pokládáš
   *[other] { $player } pokládá
} silnici jinam
event-road-kept = { $who ->
    [you] Necháváš si
   *[other] { $player } si nechává
} silnici v zásobě
event-roll-goes-on = { $who ->
    [you] Pokračuješ
   *[other] { $player } pokračuje
} ve vyhodnocení hodu
event-cards-shown = Vidíš karty pokroku, které má { $victim }
event-progress-taken = { $who ->
    [you] Bereš kartu { $card } (oběť: { $victim })
   *[other] { $whom ->
        [you] { $player } ti bere kartu pokroku ({ $deck })
       *[other] { $player } bere kartu pokroku ({ $deck }; oběť: { $victim })
    }
}
event-hand-shown = Vidíš, co má v ruce { $victim }: { $goods }
event-goods-taken = { $who ->
    [you] Bereš { $goods } (oběť: { $victim })
   *[other] { $whom ->
        [you] { $player } ti bere { $known ->
            [yes] { $goods }
           *[no] { $number ->
                [one] { $number } kartu
                [few] { $number } karty
               *[other] { $number } karet
            }
        }
       *[other] { $player } bere { $known ->
            [yes] { $goods }
           *[no] { $number ->
                [one] { $number } kartu
                [few] { $number } karty
               *[other] { $number } karet
            }
        } (oběť: { $victim })
    }
}
event-given = { $whom ->
    [you] { $player } ti dává { $known ->
        [yes] { $goods }
       *[no] { $number ->
            [one] { $number } kartu
            [few] { $number } karty
           *[other] { $number } karet
        }
    }
   *[other] { $who ->
        [you] Dáváš
       *[other] { $player } dává
    } { $known ->
        [yes] { $goods }
       *[no] { $number ->
            [one] { $number } kartu
            [few] { $number } karty
           *[other] { $number } karet
        }
    } (komu: { $to })
}
event-harbour-asked = { $who ->
    [you] Nabízíš
   *[other] { $player } nabízí
} surovinu za obchodní zboží: { $good } (protistrana: { $partner })
event-harbour-exchange = { $who ->
    [you] Měníš
   *[other] { $player } mění
} { $gives } za { $gets } (protistrana: { $partner })
