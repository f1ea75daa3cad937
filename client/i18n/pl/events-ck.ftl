# Co się stało w Miastach i Rycerzach. $who to „you”, gdy chodzi o czytającą osobę.
event-ship-sailed = Statek barbarzyńców się zbliża: { $position } z { $of }
event-battle = Barbarzyńcy atakują z siłą { $barbarians }, wyspa broni się z siłą { $island }: { $contributions }
event-losses-due = Do utraty miasta: { $players }
event-nothing-lost = Nie ma miasta, które można stracić
event-defender = { $who ->
    [you] Zdobywasz
   *[other] { $player } zdobywa
} kartę Obrońca wyspy
event-defender-cards-out = Skończyły się karty Obrońca wyspy: { $player }
event-defenders-tied = Najwięcej do obrony wnoszą i dobierają kartę postępu: { $players }
event-knights-passive = Walczący rycerze są teraz bierni
event-city-lost = { $who ->
    [you] Tracisz
   *[other] { $player } traci
} miasto
event-city-restored = { $who ->
    [you] Odbudowujesz
   *[other] { $player } odbudowuje
} miasto
event-wall-built = { $who ->
    [you] Budujesz
   *[other] { $player } buduje
} mur miejski
event-wall-lost = { $who ->
    [you] Tracisz
   *[other] { $player } traci
} mur miejski
event-improved = { $who ->
    [you] Rozbudowujesz
   *[other] { $player } rozbudowuje
} miasta: { $track }, poziom { $level }
event-metropolis = { $who ->
    [you] Zdobywasz
   *[other] { $player } zdobywa
} metropolię: { $track }
event-aqueduct = { $who ->
    [you] Dzięki akweduktowi bierzesz
   *[other] { $player } dzięki akweduktowi bierze
} { $goods }
event-knight-committed = { $who ->
    [you] Wysyłasz
   *[other] { $player } wysyła
} rycerza do walki
event-commitment-done = { $who ->
    [you] Nie wysyłasz już więcej rycerzy
   *[other] { $player } nie wysyła już więcej rycerzy
}
event-knight-recruited = { $who ->
    [you] Powołujesz
   *[other] { $player } powołuje
} rycerza
event-knight-activated = { $who ->
    [you] Aktywujesz
   *[other] { $player } aktywuje
} rycerza (siła { $strength })
event-knight-promoted = { $who ->
    [you] Wzmacniasz
   *[other] { $player } wzmacnia
} rycerza do siły { $strength }
event-knight-moved = { $who ->
    [you] Przemieszczasz
   *[other] { $player } przemieszcza
} rycerza
event-knight-displaced = { $who ->
    [you] Przepędzasz
   *[other] { $player } przepędza
} cudzego rycerza ({ $displaced })
event-knight-refuge = Przepędzony rycerz ma nowe miejsce: { $player }
event-knight-removed = { $who ->
    [you] Tracisz
   *[other] { $player } traci
} rycerza
event-knight-placed = { $who ->
    [you] Stawiasz
   *[other] { $player } stawia
} pozyskanego rycerza
event-robber-chased = { $who ->
    [you] Przepędzasz
   *[other] { $player } przepędza
} złodzieja
event-deck-chosen = { $who ->
    [you] Wybierasz
   *[other] { $player } wybiera
} talię: { $deck }
event-progress-drawn = { $who ->
    [you] Dobierasz kartę { $card } ({ $deck })
   *[other] { $player } dobiera kartę postępu ({ $deck })
}
event-point-card = { $who ->
    [you] Wykładasz
   *[other] { $player } wykłada
} kartę z punktem zwycięstwa: { $card }
event-progress-returned = { $who ->
    [you] Oddajesz kartę { $card }
   *[other] { $player } oddaje kartę postępu ({ $deck })
}
event-progress-played = { $who ->
    [you] Zagrywasz
   *[other] { $player } zagrywa
} kartę { $card }
event-harvested = { $who ->
    [you] Bierzesz
   *[other] { $player } bierze
} z banku { $goods }
event-tokens-swapped = { $who ->
    [you] Zamieniasz
   *[other] { $player } zamienia
} miejscami dwa żetony z liczbami
event-merchant-moved = { $who ->
    [you] Stawiasz
   *[other] { $player } stawia
} kupca: { $to }
event-road-removed = { $who ->
    [you] Usuwasz
   *[other] { $player } usuwa
} drogę ({ $owner })
event-road-relaid = { $who ->
    [you] Kładziesz
   *[other] { $player } kładzie
} drogę gdzie indziej
event-road-kept = { $who ->
    [you] Zatrzymujesz
   *[other] { $player } zatrzymuje
} drogę w zasobach
event-roll-goes-on = { $who ->
    [you] Rozpatrujesz
   *[other] { $player } rozpatruje
} rzut dalej
event-cards-shown = Widzisz karty postępu, które ma { $victim }
event-progress-taken = { $who ->
    [you] Zabierasz kartę { $card } (ofiara: { $victim })
   *[other] { $whom ->
        [you] { $player } zabiera ci kartę postępu ({ $deck })
       *[other] { $player } zabiera kartę postępu ({ $deck }; ofiara: { $victim })
    }
}
event-hand-shown = Widzisz, co ma na ręce { $victim }: { $goods }
event-goods-taken = { $who ->
    [you] Zabierasz { $goods } (ofiara: { $victim })
   *[other] { $whom ->
        [you] { $player } zabiera ci { $known ->
            [yes] { $goods }
           *[no] { $number ->
                [one] { $number } kartę
                [few] { $number } karty
               *[many] { $number } kart
            }
        }
       *[other] { $player } zabiera { $known ->
            [yes] { $goods }
           *[no] { $number ->
                [one] { $number } kartę
                [few] { $number } karty
               *[many] { $number } kart
            }
        } (ofiara: { $victim })
    }
}
event-given = { $whom ->
    [you] { $player } daje ci { $known ->
        [yes] { $goods }
       *[no] { $number ->
            [one] { $number } kartę
            [few] { $number } karty
           *[many] { $number } kart
        }
    }
   *[other] { $who ->
        [you] Dajesz
       *[other] { $player } daje
    } { $known ->
        [yes] { $goods }
       *[no] { $number ->
            [one] { $number } kartę
            [few] { $number } karty
           *[many] { $number } kart
        }
    } (komu: { $to })
}
event-harbour-asked = { $who ->
    [you] Proponujesz
   *[other] { $player } proponuje
} surowiec za towar handlowy: { $good } (druga strona: { $partner })
event-harbour-exchange = { $who ->
    [you] Wymieniasz
   *[other] { $player } wymienia
} { $gives } na { $gets } (druga strona: { $partner })
