# Stół: polecenia, akcje, panele.
board = Plansza
your-moves = Twoje ruchy
zoom = Powiększenie
zoom-in = Przybliż
zoom-out = Oddal
zoom-home = Pokaż całą planszę
connecting = Łączenie…
reconnecting = Połączenie zerwane. Próbujemy ponownie…
closed-4401 = Stół cię nie zna. Zacznij od strony głównej.
closed-4403 = Ta strona nie może otworzyć stołu.
closed-4404 = Nie ma takiego stołu albo nie masz do niego zaproszenia.
closed-4405 = Tej gry nie można oglądać.
back-home = Na stronę główną

turn-number = Tura { $n }
goal = do { $n } punktów

## Czego oczekuje się od gracza

prompt-found-settlement = Załóż osadę: wybierz skrzyżowanie.
prompt-found-road = Zbuduj drogę przy nowej osadzie.
prompt-before-roll = Twoja tura: rzuć kostkami albo najpierw zagraj kartę.
prompt-main = Twoja tura: handluj i buduj, a potem zakończ turę.
prompt-discarding = Wypadła siódemka: odrzuć { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}.
prompt-moving-robber = Przestaw złodzieja: wybierz pole.
prompt-free-roads = Zbuduj za darmo { $n ->
    [one] { $n } drogę
    [few] { $n } drogi
   *[many] { $n } dróg
}.
prompt-over = Koniec gry.
prompt-rolling = Kostki się toczą…
prompt-step = Wybierz: { $act }
prompt-wait = Ruch: { $names }…
prompt-wait-discarding = Do odrzucenia karty: { $names }…
prompt-watch = Oglądasz grę.
watch-late = Widzisz wszystko { $n } s później.
prompt-start = Czekamy na początek gry.
choose-place = { $act }: wybierz miejsce na planszy.
choose-robber-seat = Komu zabierzesz kartę?
choose-seat = Wybierz przeciwnika.
choose-good = Wybierz rodzaj karty.
choose-goods = Wybierz karty.
choose-track = Wybierz dziedzinę.
choose-card = Wybierz kartę.
choose-dice = Wybierz liczby na kostkach.
choose-strength = Wybierz siłę.
choice-none = nikt więcej
choice-nobody = Nie okradaj nikogo
choice-only-this = Tylko ten
robber-on-own = Stoi tu twój własny budynek
confirm-here = { $act }
cancel = Anuluj

## Rodzaje akcji

act-roll = Rzuć kostkami
act-end-turn = Zakończ turę
act-found-settlement = Załóż osadę
act-found-road = Zbuduj pierwszą drogę
act-road = Zbuduj drogę
act-settlement = Zbuduj osadę
act-city = Zbuduj miasto
act-buy-card = Kup kartę
act-bank = Wymień z bankiem
act-free-road = Zbuduj drogę za darmo
act-knight = Zagraj kartę Rycerz
act-road-building = Zagraj kartę Budowa drogi
act-year-of-plenty = Zagraj kartę Wynalazek
act-monopoly = Zagraj kartę Monopol
act-robber = Przestaw złodzieja
act-discard = Odrzuć karty
act-claim-victory = Ogłoś zwycięstwo
act-offer = Złóż ofertę
act-withdraw = Wycofaj
act-accept = Przyjmij
act-decline = Odrzuć
act-deal = Dobij targu

button-roll = Rzuć
button-end-turn = Koniec tury
button-road = Droga
button-settlement = Osada
button-city = Miasto
button-buy-card = Karta
button-trade = Handel
button-undo = Cofnij
button-claim-victory = Ogłoś zwycięstwo
costs = kosztuje { $goods }
left = zostało { $n }
not-now = Nie teraz
clause = Zasada { $id }

problem-not-now = Teraz nie można tego zrobić.
problem-not-seated = Nie masz miejsca przy tym stole.
problem-not-host = To może zrobić tylko gospodarz stołu.
problem-slow-down = Wolniej, proszę.
problem-malformed = Stół tego nie zrozumiał.
problem-unknown-command = Stół nie zna tego polecenia.
problem-seat-taken = To miejsce jest zajęte.
problem-seat-kept = To miejsce jest trzymane dla kogoś, kto ma link.
problem-full = Stół jest pełny.
problem-watch-only = Masz zaproszenie tylko do oglądania.
problem-no-watching = Tej gry nie można oglądać.
problem-no-undo = Nie ma czego cofnąć: właśnie wyszło na jaw coś nowego albo zagrał ktoś inny.
problem-repeated = Ta oferta padła już w tej turze dwa razy. Zmień ją.
problem-called-often = W tej turze było już dość pytań.
problem-nobody-offers = Nikt teraz nic za to nie oferuje.

## Gracze

players = Gracze
points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
hidden-points = widoczne punkty: { $open }, łącznie { $all }
hand-count = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
}
hand-unknown = nieznana liczba kart na ręce
cards-count = { $n ->
    [one] { $n } karta rozwoju
    [few] { $n } karty rozwoju
   *[many] { $n } kart rozwoju
}
knights-count = { $n ->
    [one] { $n } zagrany rycerz
    [few] { $n } zagrani rycerze
   *[many] { $n } zagranych rycerzy
}
route-length = droga handlowa: { $n }
longest-route = Najdłuższa droga handlowa
largest-army = Najwyższa władza rycerska
away = poza stołem
bot = bot
bot-plays = gra bot
is-active = teraz gra
pieces-left = zostało: { $roads ->
    [one] { $roads } droga
    [few] { $roads } drogi
   *[many] { $roads } dróg
}, { $settlements ->
    [one] { $settlements } osada
    [few] { $settlements } osady
   *[many] { $settlements } osad
}, { $cities ->
    [one] { $cities } miasto
    [few] { $cities } miasta
   *[many] { $cities } miast
}
bank = Bank
bank-left = { $good }: w banku { $n }
bank-some = { $good }: w banku jeszcze są karty
deck-left = { $n ->
    [one] została { $n } karta rozwoju
    [few] zostały { $n } karty rozwoju
   *[many] zostało { $n } kart rozwoju
}

## Ręka, kostki

hand = Twoje karty
hand-limit = { $n } z { $limit }
trade-with = { $goods }: handluj
development-cards = Twoje karty rozwoju
card-bought-now = z tej tury
dice = Kostki
dice-shown = Kostki: { $one } i { $two }, razem { $sum }

## Handel

trade = Handel
you-give = Dajesz
you-get = Dostajesz
give-more = Dodaj do tego, co dajesz: { $good }, teraz { $n }
get-more = Dodaj do tego, co chcesz: { $good }, teraz { $n }
take-off = Odejmij: { $good }
clear = Wyczyść
offer-to-all = Zaproponuj wszystkim
offer-to = Zaproponuj: { $player }
offer-to-some = Zaproponuj { $n } z { $all }
to-whom = Komu?
rate = { $n }:1
offers = Oferty
withdraw = Wycofaj
offer-yours = Proponujesz
offer-theirs = oferuje
offer-you-give = dajesz
offer-you-get = dostajesz
offer-for = za
answer-accepted = zgoda
answer-declined = odmowa
answer-countered = kontroferta
answer-none = namysł
deal-with = Wymień: { $player }
counter = Kontroferta
suggestions = Jednym dotknięciem
suggest-bank = Bank: { $gives } za { $gets }, starczy na: { $item }
suggest-offer = Zaproponuj { $gives } za { $gets }, starczy na: { $item }
offer-again = Jeszcze raz: { $gives } za { $gets }
ask-again = Zapytaj ponownie
givers = Kto mógłby to dać
giver-cards = { $player }: { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
}
giver-empty = { $player }: brak kart
giver-unknown = { $player }: liczba kart nieznana
giver-counted = { $player }: według liczenia { $range }{ $unknown ->
    [0] { "" }
   *[other] , nieznanych kart: { $unknown }
}
giver-refused = { $player }: nie handlujesz
call-for = Kto da: { $good }?
call-theirs = chce
call-yours = Chcesz
call-of = { $player } chce: { $good }
call-answer = Oddaj jedną. Co za nią chcesz?
call-for-one = Zaproponuj: { $gives } za { $gets }
other-terms = Inne warunki
keep-it = Nie
answer-silent = milczy
refusals = Stałe odmowy
refusals-hint = Takie oferty są odrzucane od razu, cokolwiek masz na ręce.
refuse-more = Odmawiaj także później
never-give = Czego nigdy nie oddajesz
never-deal = Z kim nie handlujesz
never-good = Nie oddaję: { $good }
never-with = Nie handluję: { $player }
never-now = Nic w tej turze
never-lift = Znów handluj: { $good }
never-with-lift = Znów handluj: { $player }
lift-all = Cofnij wszystkie
back = Wstecz
you-lack = Brakuje ci:
fate-declined = Odrzucono
fate-lapsed = Oferta już nieaktualna
fate-closed = Wymieniono z kimś innym
close = Zamknij

## Odrzucanie

discard = Odrzuć karty
discard-chosen = wybrano { $n } z { $due }
discard-do = Odrzuć { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
discard-suggest = Podpowiedz
discard-more = Odrzuć: { $good }, teraz { $n } z { $of }
keep-more = Zatrzymaj: { $good }

## Dziennik, czat, lista

log = Dziennik
newest = Najnowsze
chat = Czat
actions-list = Akcje
actions-list-none = Nie masz teraz nic do zrobienia.
chat-say = Napisz coś
chat-send = Wyślij
chat-empty = Nikt jeszcze nic nie napisał.
chat-watchers = Widzowie mogą rozmawiać przed grą i po niej.
mute = Wycisz: { $player }
unmute = Wyłącz wyciszenie: { $player }
muted = wyciszono
open-log = Dziennik i czat
clock = Pozostały czas
clock-left = { $n } s
clock-warning = Zostało tylko { $n } s.
clock-stands = stoi: utracono połączenie
more-time = Więcej czasu

## Ustawienia

settings = Ustawienia
theme = Wygląd
theme-auto = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
language = Język
motion = Animacje
motion-auto = Jak w systemie
motion-full = Zawsze
motion-off = Brak
confirm = Potwierdzaj miejsca
confirm-touch = Przy dotyku
confirm-always = Zawsze
confirm-never = Nigdy
trading = Otrzymuj oferty
decline-impossible = Odrzucaj, na co mnie nie stać
pace = Boty
pace-0 = Natychmiast
pace-600 = Żwawo
pace-1500 = Spokojnie
leave = Odejdź od stołu
leave-sure = Odejść? Bot dokończy grę za ciebie.
stay = Zostań

## Koniec

game-over = { $player } wygrywa, mając { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
game-won = Wygrywasz, mając { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
game-aborted = Gra zakończyła się bez zwycięstwa.
final-points = Punkty końcowe
dice-rolled = Jak padały kostki
dice-bar = { $sum }: { $n ->
    [one] { $n } raz
    [few] { $n } razy
   *[many] { $n } razy
}, oczekiwano { $expected }
rematch = Zagraj ponownie
download = Zapis gry

offer-to-you = Masz nową ofertę.
bot-plays-you = Bot gra za ciebie.
take-back = Wróć do gry

## Scena

stage = Twoja decyzja
stage-rest = Przegląd
choose-on-board = Wybierz miejsce na planszy.
prompt-trading = Dotknij kart, które dajesz, i wybierz, co chcesz.
give-hint = Dotknij kart w ręce albo przeciągnij je tutaj.
discard-hint = Dotknij kart, które odrzucasz.
this-turn = Ta tura
turn-buttons = Tura
