# Strona główna, nowe stoły, poczekalnia. Do gracza mówimy „ty”; czas teraźniejszy nie zdradza płci.
title = Ostrov
tagline = Zasiedlaj wyspę, handluj i buduj: z przyjaciółmi albo przeciwko botom.
pages = Strony
guest = Gość
your-name = Twoje imię
nickname-who = Wydra, Czapla, Borsuk, Foka, Jeż, Lis, Zając, Łabędź, Krab, Delfin, Maskonur, Mewa
nickname-where = z zatoki, z portu, ze wzgórz, z lasu, z wyspy, z wydm, z łąk, z klifu
another-name = Inne imię
quick-start = Zagraj od razu
which-game = Gra
game-base = Gra podstawowa
game-cities_knights = Miasta i Rycerze
play-bots = Graj przeciwko { $n ->
    [one] jednemu botowi
    [2] dwóm botom
    [3] trzem botom
    [few] { $n } botom
   *[many] { $n } botom
}
bot-strength = Poziom botów
level-random = Losowy
level-easy = Łatwy
level-easy-about = Gra rozsądnie, ale czasem coś przeoczy. W sam raz na pierwsze gry.
level-greedy = Średni
level-greedy-about = Zawsze robi najlepszy ruch, jaki widzi, ale nie planuje naprzód.
level-trader = Trudny
level-trader-about = Handluje z głową i pamięta, kto ma jakie karty.
level-planner = Ekspercki
level-planner-about = Przemyśla całą swoją turę, waży szanse wszystkich graczy i twardo negocjuje.
failed = Nie udało się: { $text }
not-found = Nie ma takiej strony.
not-found-hint = Być może adres został ucięty albo jest w nim literówka.

my-tables = Twoje stoły
go-on = Graj dalej
open-tables = Otwarte stoły
no-open-tables = Nikt teraz nie czeka przy publicznym stole. Załóż własny albo zagraj przeciwko botom.
with-bots = { $n ->
    [one] i jeden bot
    [few] i { $n } boty
   *[many] i { $n } botów
}
free-seats = { $n ->
    [one] jedno wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
}
watch = Oglądaj
rules-of-table = Zasady tego stołu
clock-chip = { $n } s na turę
unwatched-chip = bez widzów
watched-late-chip = widzowie widzą { $n } s później
chip = { $option }: { $value }

## Nowy stół

new-table = Nowy stół
make-table = Otwórz stół
seats = Miejsca
seat-number = Miejsce { $n }
seat-me = Ty
seat-for-guest = Wolne dla gościa
seat-bot = Bot, poziom { $level }
clock-setting = Czas do namysłu
clock-none = Bez zegara
clock-choice = { $turn } s na turę, { $answer } s na odpowiedź
clock-offers = Na ofertę odpowiada się w ciągu { $n } s.
dice-setting = Kostki
dice-plain = Zwykłe
dice-balanced = Wyrównane
dice-plain-about = Dwie uczciwe kostki jak przy prawdziwym stole: żaden rzut nie zależy od innych.
dice-balanced-about = Nadal losowe, ale bliższe temu, czego się oczekuje: rzuty pochodzą z talii wszystkich 36 par, sumy, które właśnie wypadły, są rzadsze, a siódemki dzielą się między graczy.
dice-chip = wyrównane kostki
who-may-come = Kto może przyjść
table-private = Za zaproszeniem
table-public = Wszyscy
private-hint = Usiąść lub oglądać może tylko ten, kto ma link.
public-hint = Stół widać na stronie głównej.
watch-setting = Widzowie
watching-live = Na żywo
watching-late = { $n } s później
watching-nobody = Bez widzów
watching-hint = Widzowie nie widzą kart na ręce i milczą w czasie gry.
house-rules = Zasady domowe

## Oczekiwanie

waiting-room = Przed grą
invited-to-play = { $host } zaprasza cię do gry
invited-to-watch = { $host } zaprasza cię do oglądania
invited-free = { $n ->
    [one] Jedno miejsce jest wolne.
    [few] { $n } miejsca są wolne.
   *[many] { $n } miejsc jest wolnych.
}
invited-full = Wszystkie miejsca są zajęte. Możesz oglądać.
invited-waiting = Gra jeszcze się nie zaczęła.
invited-playing = Gra już trwa. Możesz oglądać.
invited-over = Ta gra jest skończona. Możesz obejrzeć ją ruch po ruchu.
sit-down = Usiądź do stołu
problem-no-such-table = Nie ma takiego stołu albo nie masz do niego zaproszenia.
problem-no-guest = Najpierw potrzebne jest imię.
seat-open = wolne miejsce
seat-kept = trzymane dla gościa z linkiem
seat-give = Miejsce { $n }:
sit-here = Usiądź tutaj
seat-keep = Trzymaj dla linku
stand-up = Wstań
remove = Usuń
host = gospodarz
watchers = Na widowni:
begins = Zaczyna { $player }.
seats-missing = { $n ->
    [one] Jedno miejsce jest jeszcze wolne. Zaproś kogoś albo oddaj je botowi.
    [few] { $n } miejsca są jeszcze wolne. Zaproś innych albo oddaj je botom.
   *[many] { $n } miejsc jest jeszcze wolnych. Zaproś innych albo oddaj je botom.
}
all-here = Wszyscy już są.
invite = Zaproś
invite-link = Link z zaproszeniem
invite-code = Zaproszenie jako kod QR
invite-hint = Kto otworzy link lub zeskanuje kod, może usiąść do stołu.
watch-link = Link tylko do oglądania
copy = Kopiuj
copied = Skopiowano
start-game = Rozpocznij grę
join-table = Dołącz do stołu

## Mapa

map = Mapa
map-picture = Wyspa, na której odbędzie się gra
map-kind = Która mapa
map-kind-printed = Drukowana
map-kind-drawn = Nowa wyspa
map-kind-balanced = Wyważona
map-kind-given = Własna
map-again = Potasuj jeszcze raz
map-link = Link do gry z tą mapą
map-take = Użyj tej mapy
map-save = Zapisz mapę do pliku
map-even = Ta mapa jest wyważona.
map-uneven = Ta mapa nie jest wyważona.
map-measure = Różnica między najlepszym i najgorszym miejscem w punktach rzutu: { $seats }; surowce odbiegają od średniej do { $goods }; skupiska: { $clumps }.
map-wrong = Na tej mapie nie da się grać: { $text }
map-unread = To nie jest mapa: potrzebny jest plik z „ostrov board --json” albo link do gry.
map-kind-printed-about = Mapa drukowana.
map-kind-drawn-about = Nowa wyspa, losowa.
map-kind-balanced-about = Wyspa, która daje wszystkim mniej więcej po równo.
map-kind-given-about = Mapa od gospodarza stołu.
watch-bots = Oglądaj grę botów
rated = Ranking { $rating }.
conduct = dokończone gry: { $finished } z ostatnich { $of }
conduct-about = Rozpoczęte gry z ludźmi. Odejście się nie liczy, jeśli nikt z pozostałych nie ma nic przeciwko.
device-add = Ktoś przy tym urządzeniu
device-name = Imię gracza
device-badge = przy tym urządzeniu
device-turn = Następny gracz
device-hand = Podaj urządzenie: { $player }
device-about = Inni teraz nie patrzą: twoje karty pokażą się, gdy naciśniesz.
device-ready = To ja, { $player }
