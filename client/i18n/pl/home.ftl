# Strona główna, nowe stoły, poczekalnia. Do gracza mówimy „ty”; czas teraźniejszy nie zdradza płci.
title = Ostrov
tagline = Zasiedlaj wyspę, handluj i buduj: z przyjaciółmi albo przeciwko botom.
pages = Strony
guest = Gość
your-name = Twoje imię
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
invited = Masz zaproszenie do stołu.
seat-open = wolne miejsce
seat-give = Miejsce { $n }:
sit-here = Usiądź tutaj
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
