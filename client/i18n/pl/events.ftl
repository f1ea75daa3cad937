# Co się stało. $who to „you”, gdy chodzi o czytającą osobę. Imiona i rodzaje kart stoją w mianowniku,
# dlatego po dwukropku lub w nawiasie; $goods i podobne listy są w bierniku.
event-at = { $text }, { $place }
event-dice = { $who ->
    [you] Wyrzucasz
   *[other] { $player } wyrzuca
} { $total } ({ $one } + { $two })
event-production = { $who ->
    [you] Otrzymujesz
   *[other] { $player } otrzymuje
} { $goods }
event-blocked = Złodziej wstrzymuje zyski: { $losers }
event-shortage = W banku brakuje kart: { $good }
event-no-production = { $total }: nikt nie ma zysków
event-discards-due = Do odrzucenia: { $due }
event-discard-chosen = { $who ->
    [you] Do odrzucenia wybierasz { $goods }
   *[other] { $player } ma wybrane karty do odrzucenia
}
event-discarded = { $who ->
    [you] Odrzucasz
   *[other] { $player } odrzuca
} { $goods }
event-robber-moved = { $who ->
    [you] Przestawiasz
   *[other] { $player } przestawia
} złodzieja: { $to }
event-robber-stays = { $who ->
    [you] Zostawiasz
   *[other] { $player } zostawia
} złodzieja na miejscu: { $hex }
event-stolen = { $who ->
    [you] Kradniesz kartę: { $good } (ofiara: { $victim })
   *[other] { $player } { $whom ->
        [you] kradnie ci kartę{ $known ->
            [yes] : { $good }
           *[no] { "" }
        }
       *[other] kradnie kartę{ $known ->
            [yes] : { $good }
           *[no] { "" }
        } (ofiara: { $victim })
    }
}
event-nothing-stolen = { $who ->
    [you] Nie ma czego ukraść
   *[other] { $player } nic nie kradnie
}
event-built = { $who ->
    [you] Budujesz
   *[other] { $player } buduje
} { $what ->
    [road] drogę
    [city] miasto
   *[other] osadę
}
event-income = { $who ->
    [you] Na początek otrzymujesz
   *[other] { $player } na początek otrzymuje
} { $goods }
event-card-paid = { $who ->
    [you] Płacisz
   *[other] { $player } płaci
} za kartę
event-card-bought = { $who ->
    [you] Dobierasz kartę { $card }
   *[other] { $player } dobiera kartę, w stosie zostało { $deck }
}
event-card-played = { $who ->
    [you] Zagrywasz
   *[other] { $player } zagrywa
} kartę { $card }
event-year-of-plenty = { $who ->
    [you] Bierzesz
   *[other] { $player } bierze
} z banku { $goods }
event-monopoly = { $who ->
    [you] Zabierasz
   *[other] { $player } zabiera
} wszystkim: { $good } ({ $takings })
event-bank-trade = { $who ->
    [you] Wymieniasz
   *[other] { $player } wymienia
} z bankiem { $gives } na { $gets }
event-offer = { $who ->
    [you] Proponujesz
   *[other] { $player } proponuje
} { $gives } za { $wants } ({ $addressed ->
    [yes] { $whom ->
        [you] tobie
       *[other] komu: { $to }
    }
   *[no] wszystkim
})
event-counter-offer = { $who ->
    [you] Odpowiadasz ofertą:
   *[other] { $player } odpowiada ofertą:
} { $gives } za { $wants }
event-accepted = { $who ->
    [you] Przyjmujesz ofertę
   *[other] { $player } przyjmuje ofertę
}
event-declined = { $who ->
    [you] Odrzucasz ofertę
   *[other] { $player } odrzuca ofertę
}
event-called = { $who ->
    [you] Chcesz
   *[other] { $player } chce
} { $good }
event-call-withdrawn = { $who ->
    [you] Już o nic nie prosisz
   *[other] { $player } już o nic nie prosi
}
event-withdrawn = { $who ->
    [you] Wycofujesz ofertę
   *[other] { $player } wycofuje ofertę
}
event-lapsed = { $who ->
    [you] Twoja oferta przepada
   *[other] Oferta przepada: { $player }
}
event-exchanged = Wymiana: { $who ->
    [you] ty
   *[other] { $player }
} i { $partner }
event-exchanged-open = { $who ->
    [you] Wymieniasz
   *[other] { $player } wymienia
} { $gives } na { $gets } (druga strona: { $partner })
event-route-gained = { $who ->
    [you] Zdobywasz
   *[other] { $player } zdobywa
} Najdłuższą drogę handlową (długość { $length })
event-route-lost = { $who ->
    [you] Tracisz
   *[other] { $player } traci
} Najdłuższą drogę handlową
event-route-set-aside = Nikt nie ma teraz Najdłuższej drogi handlowej
event-army-gained = { $who ->
    [you] Zdobywasz
   *[other] { $player } zdobywa
} Najwyższą władzę rycerską (rycerze: { $knights })
event-turn = { $who ->
    [you] Twoja tura
   *[other] Tura: { $player }
}
event-revealed = { $who ->
    [you] Odkrywasz
   *[other] { $player } odkrywa
} { $cards ->
    [one] { $cards } kartę Punkt zwycięstwa
    [few] { $cards } karty Punkt zwycięstwa
   *[many] { $cards } kart Punkt zwycięstwa
}
event-victory = { $who ->
    [you] Wygrywasz
   *[other] { $player } wygrywa
}, mając { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

## Sam stół

event-joined = { $name } wchodzi
event-seated = { $name } siada do stołu
event-more-time = Więcej czasu: { $player }
event-away = { $player }: utracono połączenie, zegar stoi
event-back = { $player }: połączenie wróciło
event-abort-voted = { $agree ->
    [yes] { $who ->
        [you] Chcesz
       *[other] { $player } chce
    } zakończyć grę
   *[no] { $who ->
        [you] Chcesz
       *[other] { $player } chce
    } grać dalej
}
event-rematch-voted = { $player } chce zagrać ponownie{ $order ->
    [rotated] , zaczyna następny gracz
   *[same] { "" }
}
event-paced = Boty zmieniają tempo
event-map = Na stole jest teraz inna mapa
event-watching = { $allowed ->
    [no] Gry nie może oglądać nikt
   *[yes] { $delay ->
        [0] Grę mogą oglądać wszyscy, na żywo
       *[other] Grę mogą oglądać wszyscy, { $delay } s później
    }
}
event-left = { $name } wychodzi
event-started = Gra się zaczyna
event-undone = { $who ->
    [you] Cofasz
   *[other] { $player } cofa
} ostatnią akcję
event-taken-over = { $player }: gra bot
event-returned = { $player }: znowu w grze
event-timed-out = { $player }: czas minął
event-aborted = Gra kończy się bez zwycięstwa
event-over = Koniec gry
event-rematch = Nowa gra jest gotowa
event-said = { $name }: { $text }
event-excused = { $who ->
    [you] Usprawiedliwiasz odejście
   *[other] { $player } usprawiedliwia odejście
}: { $partner }
