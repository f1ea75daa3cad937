# Miasta i Rycerze: plansze rozbudowy, polecenia, rycerze.

## Barbarzyńcy i kostka wydarzeń

barbarians = Barbarzyńcy
lane-count = { $step } / { $of }
lane-step = Przebyta droga statku: { $step } z { $of }
lane-short = Atak { $strength }, obrona tylko { $defence }
lane-holds = Atak { $strength }, obrona { $defence }: wyspa się obroni
defence-by-player = Obrona według graczy
defence-of = { $player }: siła aktywnych rycerzy { $n }
meaning-ship = Statek jest o krok bliżej.
meaning-gate = Czerwona { $red }: karty postępu ({ $track }) od poziomu { $level }.
open-charts = Barbarzyńcy i rozbudowa
can-improve = Możesz rozbudować miasta

## Rozbudowa

improvements = Rozbudowa miast
track-trade-title = Handel
track-politics-title = Polityka
track-science-title = Nauka
building-trade-1 = Targ
building-trade-2 = Dom handlowy
building-trade-3 = Gildia kupiecka
building-trade-4 = Bank
building-trade-5 = Wielka giełda
building-politics-1 = Ratusz
building-politics-2 = Kościół
building-politics-3 = Twierdza
building-politics-4 = Katedra
building-politics-5 = Wielka rada
building-science-1 = Opactwo
building-science-2 = Biblioteka
building-science-3 = Akwedukt
building-science-4 = Teatr
building-science-5 = Uniwersytet
step-facts = { $building }: { $price }. Brama ({ $track }) daje kartę, gdy na czerwonej wypadnie { $upto ->
    [2] 1 lub 2
   *[other] od 1 do { $upto }
}.
step-here = Tutaj: { $names }.
step-buy = Zbuduj.
problem-later-level = Poziomy buduje się po kolei: najpierw ten niżej.
problem-built-level = Ten poziom już masz.
step-metropolis-4 = Kto dotrze tu pierwszy, zmienia miasto w metropolię.
step-metropolis-5 = Kto dotrze tu pierwszy, ma metropolię na stałe.
ability-trade = Odtąd za dwa jednakowe towary bierzesz dowolną kartę z banku.
ability-politics = Odtąd silni rycerze mogą stać się potężni.
ability-science = Odtąd rzut bez zysku daje ci jeden wybrany surowiec.
ladders-hint = ★ daje stały przywilej, poziom 4 metropolię.
red-die-pays = Liczby na czerwonej kostce, które dają kartę
pays-upto = karta przy czerwonej od 1 do { $n }
deck-of = { $n ->
    [one] została { $n } karta
    [few] zostały { $n } karty
   *[many] zostało { $n } kart
}
metropolis-free = Nikt nie ma metropolii
metropolis-held = Metropolia: { $player }
crane-works = Dźwig: następny poziom rozbudowy kosztuje o { $n } mniej.

## Gracze

progress-count = { $n ->
    [one] { $n } karta postępu
    [few] { $n } karty postępu
   *[many] { $n } kart postępu
}
knights-strength = Rycerze: siła aktywna { $active }, łącznie { $all }.
knights-left = Zostało: zwykli { $basic }, silni { $strong }, potężni { $mighty }.
walls-count = { $n ->
    [one] { $n } mur miejski
    [few] { $n } mury miejskie
   *[many] { $n } murów miejskich
}
open-cards = karty Obrońca wyspy: { $defenders }, odkryte karty z punktami: { $points }
level-of = { $track }: poziom { $n }

## Rycerze

button-recruit = Rycerz
button-wall = Mur
knight-strength = Siła { $n }
knight-spoken = Rycerz o sile { $strength }, { $state }
knight-passive = bierny
knight-ready = aktywny
knight-spent = aktywny, w tej turze już bez akcji
knight-menu-of = { $knight }; { $place }
knight-act-activate = Aktywuj
knight-act-promote = Wzmocnij
knight-act-move-knight = Przemieść
knight-act-displace = Przepędź rycerza
knight-act-chase-robber = Przepędź złodzieja
spoken-knight = rycerz o sile { $n }
piece-merchant = kupiec

## Karty postępu

progress-cards = Twoje karty postępu
progress-limit = Na koniec tury możesz zatrzymać { $limit }.
button-return = Oddaj
play-card = Zagraj
fleet-trades = Flota handlowa:
dice-are-set = Wybór Alchemika:
harbour-call = Port handlowy: zaproponuj surowiec
die-red = Czerwona kostka
die-yellow = Żółta kostka
set-dice = Ustaw kostki na { $sum }
set-dice-choose = Wybierz obie kostki
take-one = Weź: { $good }, teraz { $n }
take-these = Weź te

## Czego oczekuje się od gracza

prompt-too-many-cards = Karty postępu: masz { $n }, a możesz zatrzymać { $limit }. Zagraj którąś albo ją oddaj.
prompt-found-city = Załóż miasto: wybierz skrzyżowanie.
prompt-committing-knights = Barbarzyńcy są tutaj: których rycerzy wyślesz?
prompt-losing-cities = Barbarzyńcy zwyciężyli: wybierz miasto, które tracisz.
prompt-choosing-a-deck = Wybierz talię, z której dobierzesz kartę.
prompt-drawing-progress-card = Dobieranie karty postępu…
prompt-returning-a-card = Masz za dużo kart postępu: oddaj jedną.
prompt-playing-the-drawn-card = Masz nową kartę postępu: możesz ją od razu zagrać, potem rozpatrz rzut do końca.
prompt-aqueduct = Rzut nic ci nie przyniósł: akwedukt daje ci jeden surowiec.
prompt-knight-looks-for-refuge = Twój rycerz o sile { $strength } został przepędzony: wybierz, dokąd pójdzie.
prompt-placing-metropolis = Wybierz miasto, które stanie się metropolią ({ $track }).
prompt-giving-up-a-knight = Dezerter: wybierz rycerza, którego oddajesz.
prompt-placing-a-knight = Postaw rycerza o sile { $strength }, który do ciebie przeszedł; jest { $state ->
    [active] aktywny
   *[other] bierny
}.
prompt-laying-a-road-again = Połóż swoją drogę ponownie: wybierz trasę.
prompt-spying = Karty postępu, które ma { $player }: zabierz jedną.
prompt-taking-cards = Widzisz, co ma na ręce { $player }: wybierz karty.
prompt-handing-over-a-commodity = Port handlowy: wybierz towar, który oddasz w zamian ({ $good }).
prompt-discarding-seven = Wypadła siódemka: odrzuć { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}.
prompt-discarding-saboteur = Sabotażysta: odrzuć { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}.
prompt-discarding-wedding = Wesele: podaruj { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}.
prompt-wait-committing-knights = Wysyłanie rycerzy: { $names }…
prompt-wait-losing-cities = Do utraty miasta: { $names }…
prompt-wait-choosing-a-deck = Wybór talii: { $names }…
prompt-wait-returning-a-card = Do oddania karta: { $names }…
prompt-wait-playing-the-drawn-card = Karta właśnie dobrana: { $names }…
prompt-wait-aqueduct = Surowiec z akweduktu: { $names }…
prompt-wait-knight-looks-for-refuge = Miejsce dla rycerza: { $names }…
prompt-wait-placing-metropolis = Ustawienie metropolii: { $names }…
prompt-wait-giving-up-a-knight = Do oddania rycerz: { $names }…
prompt-wait-handing-over-a-commodity = Do oddania towar: { $names }…
done-committing-knights = Nie wysyłaj więcej
done-aqueduct = Nic nie bierz
done-playing-the-drawn-card = Rozpatruj rzut dalej
done-laying-a-road-again = Zostaw w zasobach

choose-choose-deck-track = Wybierz talię, z której dobierzesz kartę.
choose-return-card = Masz za dużo kart postępu: oddaj jedną.
choose-take-good = Rzut nic ci nie przyniósł: akwedukt daje ci jeden surowiec.
choose-take-card-card = Karty postępu, które ma { $player }: zabierz jedną.
choose-hand-over-good = Port handlowy: wybierz towar, który oddasz w zamian ({ $good }).
choose-ask-seat = Port handlowy: komu zaproponujesz surowiec?
choose-ask-good = Który surowiec proponujesz?
choose-improve-track = Którą dziedzinę rozbudujesz?
choose-place-knight-strength = Którego rycerza stawiasz?
choose-play-alchemist-dice = Alchemik: ustal obie kostki.
choose-play-inventor-place = Wynalazca: wybierz pierwszą liczbę.
choose-play-inventor-to = Wynalazca: wybierz liczbę do zamiany.
choose-play-smith-place = Kowal: wybierz rycerza do wzmocnienia.
choose-play-smith-to = Kowal: wybierz drugiego rycerza albo tylko tego jednego.
choose-play-medicine-place = Medycyna: wybierz osadę, która stanie się miastem.
choose-play-engineer-place = Inżynier: wybierz miasto dla muru.
choose-play-bishop-place = Biskup: wybierz, dokąd pójdzie złodziej.
choose-play-diplomat-place = Dyplomata: wybierz otwartą drogę do usunięcia.
choose-play-intrigue-place = Intryga: wybierz rycerza do przepędzenia.
choose-play-merchant-place = Kupiec: wybierz pole, przy którym masz osadę lub miasto.
choose-play-deserter-seat = Dezerter: kto odda rycerza?
choose-play-spy-seat = Szpieg: czyje karty obejrzysz?
choose-play-master-merchant-seat = Mistrz handlu: komu zabierzesz karty?
choose-play-merchant-fleet-good = Flota handlowa: jaki rodzaj wymieniasz dwa do jednego?
choose-play-resource-monopoly-good = Monopol surowcowy: wybierz surowiec.
choose-play-trade-monopoly-good = Monopol handlowy: wybierz towar.
choose-move-knight-to = Wybierz, dokąd pójdzie rycerz.
choose-displace-to = Wybierz rycerza do przepędzenia.
