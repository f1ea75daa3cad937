# Úvodní stránka, nové stoly, čekárna. Hráči se tyká; pohlaví se nikde neprozrazuje (přítomný čas).
title = Ostrov
tagline = Osidluj ostrov, obchoduj a stav: s přáteli nebo proti botům.
pages = Stránky
guest = Host
your-name = Tvé jméno
nickname-who = Vydra, Volavka, Jezevec, Tuleň, Ježek, Lišák, Zajíc, Labuť, Krab, Delfín, Papuchalk, Racek
nickname-where = ze zátoky, z přístavu, z kopců, z lesa, z ostrova, z dun, z luk, z útesů
another-name = Jiné jméno
quick-start = Hrát hned
which-game = Hra
game-base = Základní hra
game-cities_knights = Města a rytíři
play-bots = Hrát proti { $n ->
    [one] jednomu botovi
    [2] dvěma botům
    [3] třem botům
    [few] { $n } botům
   *[other] { $n } botům
}
bot-strength = Úroveň botů
level-random = Náhodná
level-easy = Lehká
level-easy-about = Hraje rozumně, ale občas něco přehlédne. Vhodná pro první hry.
level-greedy = Střední
level-greedy-about = Vždy zahraje nejlepší tah, který vidí, ale neplánuje dopředu.
level-trader = Těžká
level-trader-about = Obchoduje s rozmyslem a pamatuje si, kdo má které karty.
level-planner = Expertní
level-planner-about = Promýšlí celý svůj tah, zvažuje vyhlídky všech hráčů a tvrdě vyjednává.
failed = Nepovedlo se: { $text }
not-found = Taková stránka tu není.
not-found-hint = Možná se adresa cestou zkrátila, nebo je v ní překlep.

my-tables = Tvé stoly
go-on = Pokračovat
open-tables = Otevřené stoly
no-open-tables = U veřejného stolu teď nikdo nečeká. Založ vlastní, nebo hraj proti botům.
with-bots = { $n ->
    [one] a jeden bot
    [few] a { $n } boti
   *[other] a { $n } botů
}
free-seats = { $n ->
    [one] jedno volné místo
    [few] { $n } volná místa
   *[other] { $n } volných míst
}
watch = Sledovat
rules-of-table = Pravidla tohoto stolu
clock-chip = { $n } s na tah
unwatched-chip = bez diváků
watched-late-chip = diváci vidí o { $n } s později
chip = { $option }: { $value }

## Nový stůl

new-table = Nový stůl
make-table = Založit stůl
seats = Místa
seat-number = Místo { $n }
seat-me = Ty
seat-for-guest = Volné pro hosta
seat-bot = Bot, úroveň { $level }
clock-setting = Čas na rozmyšlenou
clock-none = Bez hodin
clock-choice = { $turn } s na tah, { $answer } s na odpověď
clock-offers = Na nabídku se odpovídá do { $n } s.
dice-setting = Kostky
dice-plain = Obyčejné
dice-balanced = Vyrovnané
dice-plain-about = Dvě poctivé kostky jako u skutečného stolu: žádný hod nezávisí na ostatních.
dice-balanced-about = Pořád náhodné, ale blíž tomu, co se čeká: hody se berou z balíčku všech 36 dvojic, součty, které právě padly, jsou vzácnější a sedmičky se dělí mezi hráče.
dice-chip = vyrovnané kostky
who-may-come = Kdo smí přijít
table-private = Na pozvání
table-public = Všichni
private-hint = Přisednout nebo se dívat smí jen ten, kdo má odkaz.
public-hint = Stůl je vidět na úvodní stránce.
watch-setting = Diváci
watching-live = Živě
watching-late = O { $n } s později
watching-nobody = Bez diváků
watching-hint = Diváci nevidí karty v ruce a během hry mlčí.
house-rules = Domácí pravidla

## Čekání

waiting-room = Před hrou
invited-to-play = { $host } tě zve ke hře
invited-to-watch = { $host } tě zve ke sledování
invited-free = { $n ->
    [one] Jedno místo je volné.
    [few] Volná jsou { $n } místa.
   *[other] Volných je { $n } míst.
}
invited-full = Všechna místa jsou obsazená. Můžeš se dívat.
invited-waiting = Hra ještě nezačala.
invited-playing = Hra už běží. Můžeš se dívat.
invited-over = Tato hra skončila. Můžeš si ji projít tah po tahu.
sit-down = Přisednout
problem-no-such-table = Takový stůl není, nebo k němu nemáš pozvánku.
problem-no-guest = Nejdřív je potřeba jméno.
seat-open = volné místo
seat-kept = drží se pro hosta s odkazem
seat-give = Místo { $n }:
sit-here = Usednout
seat-keep = Držet pro odkaz
stand-up = Vstát
remove = Odebrat
host = hostitel
watchers = Dívá se:
begins = Začíná { $player }.
seats-missing = { $n ->
    [one] Ještě je volné jedno místo. Někoho pozvi, nebo ho dej botovi.
    [few] Ještě jsou volná { $n } místa. Pozvi další, nebo je dej botům.
   *[other] Ještě je volných { $n } míst. Pozvi další, nebo je dej botům.
}
all-here = Všichni jsou tu.
invite = Pozvat
invite-link = Odkaz s pozvánkou
invite-code = Pozvánka jako QR kód
invite-hint = Kdo otevře odkaz nebo načte kód, může přisednout.
watch-link = Odkaz jen ke sledování
copy = Kopírovat
copied = Zkopírováno
start-game = Začít hru
join-table = Přisednout ke stolu

## Mapa

map = Mapa
map-picture = Ostrov, na kterém se bude hrát
map-kind = Která mapa
map-kind-printed = Tištěná
map-kind-drawn = Nový ostrov
map-kind-balanced = Vyvážená
map-kind-given = Vlastní
map-again = Zamíchat znovu
map-link = Odkaz na hru s touto mapou
map-take = Použít tuto mapu
map-save = Uložit mapu do souboru
map-even = Tato mapa je vyvážená.
map-uneven = Tato mapa není vyvážená.
map-measure = Rozdíl nejlepšího a nejhoršího místa v tečkách: { $seats }; suroviny se od průměru liší až o { $goods }; shluků: { $clumps }.
map-wrong = Na této mapě se hrát nedá: { $text }
map-unread = Tohle není mapa: je potřeba soubor z „ostrov board --json“ nebo odkaz na hru.
map-kind-printed-about = Tištěná mapa.
map-kind-drawn-about = Nový ostrov, náhodně zamíchaný.
map-kind-balanced-about = Ostrov, který dává všem zhruba stejně.
map-kind-given-about = Mapa, kterou má na stůl hostitel.
watch-bots = Dívat se, jak hrají boti
rated = Rating { $rating }.
conduct = dohrané hry: { $finished } z posledních { $of }
conduct-about = Začaté hry s lidmi. Odchod se nepočítá, pokud nikomu z ostatních nevadí.
device-add = Někdo u tohoto zařízení
device-name = Jméno hráče
device-badge = u tohoto zařízení
device-turn = Další hráč
device-hand = Předej zařízení: { $player }
device-about = Ostatní se teď nedívají: tvé karty se ukážou, až stiskneš.
device-ready = Jsem { $player }
