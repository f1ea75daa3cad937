# Stůl: výzvy, tahy, panely.
board = Herní plán
your-moves = Tvé tahy
zoom = Přiblížení
zoom-in = Přiblížit
zoom-out = Oddálit
zoom-home = Ukázat celý plán
connecting = Připojování…
reconnecting = Spojení se přerušilo. Zkoušíme to znovu…
closed-4401 = Stůl tě nezná. Začni na úvodní stránce.
closed-4403 = Tato stránka nesmí stůl otevřít.
closed-4404 = Takový stůl neexistuje, nebo na něj nemáš pozvánku.
closed-4405 = Tuto hru není dovoleno sledovat.
back-home = Na úvodní stránku

turn-number = Tah { $n }
goal = do { $n } bodů

## Co se po hráči chce

prompt-found-settlement = Založ vesnici: vyber křižovatku.
prompt-found-road = Postav silnici vedle své nové vesnice.
prompt-before-roll = Tvůj tah: hoď kostkami, nebo nejdřív zahraj kartu.
prompt-main = Tvůj tah: obchoduj a stav, pak tah ukonči.
prompt-discarding = Padla sedmička: odhoď { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}.
prompt-moving-robber = Přesuň zloděje: vyber krajinu.
prompt-free-roads = Postav zdarma { $n ->
    [one] { $n } silnici
    [few] { $n } silnice
   *[other] { $n } silnic
}.
prompt-over = Konec hry.
prompt-rolling = Kostky se kutálejí…
prompt-step = Vyber: { $act }
prompt-wait = Na řadě: { $names }…
prompt-wait-discarding = Karty musí odhodit: { $names }…
prompt-watch = Sleduješ hru.
watch-late = Všechno vidíš o { $n } s později.
prompt-start = Čeká se na začátek hry.
choose-place = { $act }: vyber místo na plánu.
choose-robber-seat = Komu vezmeš kartu?
choose-seat = Vyber soupeře.
choose-good = Vyber druh karty.
choose-goods = Vyber karty.
choose-track = Vyber oblast.
choose-card = Vyber kartu.
choose-dice = Vyber čísla na kostkách.
choose-strength = Vyber sílu.
choice-none = nikdo další
choice-nobody = Nikomu nic nebrat
choice-only-this = Jen tento
robber-on-own = Stojí tu tvá vlastní stavba
confirm-here = { $act }
cancel = Zrušit

## Druhy akcí

act-roll = Hodit kostkami
act-end-turn = Ukončit tah
act-found-settlement = Založit vesnici
act-found-road = Postavit první silnici
act-road = Postavit silnici
act-settlement = Postavit vesnici
act-city = Postavit město
act-buy-card = Koupit kartu
act-bank = Směnit s bankou
act-free-road = Postavit silnici zdarma
act-knight = Zahrát kartu Rytíř
act-road-building = Zahrát kartu Stavba silnic
act-year-of-plenty = Zahrát kartu Vynález
act-monopoly = Zahrát kartu Monopol
act-robber = Přesunout zloděje
act-discard = Odhodit karty
act-claim-victory = Ohlásit vítězství
act-offer = Nabídnout obchod
act-withdraw = Stáhnout
act-accept = Přijmout
act-decline = Odmítnout
act-deal = Uzavřít obchod

button-roll = Hodit
button-end-turn = Konec tahu
button-road = Silnice
button-settlement = Vesnice
button-city = Město
button-buy-card = Karta
button-trade = Obchod
button-undo = Vrátit
button-claim-victory = Ohlásit vítězství
costs = stojí { $goods }
left = zbývá { $n }
not-now = Teď ne
clause = Pravidlo { $id }

problem-not-now = Teď to nejde.
problem-not-seated = U tohoto stolu nemáš místo.
problem-not-host = To může jen zakladatel stolu.
problem-slow-down = Prosím, pomaleji.
problem-malformed = Stůl tomu nerozumí.
problem-unknown-command = Stůl tento příkaz nezná.
problem-seat-taken = Místo je obsazené.
problem-seat-kept = Tohle místo se drží pro někoho, kdo má odkaz.
problem-full = Stůl je plný.
problem-watch-only = Máš pozvání jen ke sledování.
problem-no-watching = Tuto hru není dovoleno sledovat.
problem-no-undo = Není co vzít zpět: právě se ukázalo něco nového, nebo hrál někdo jiný.
problem-repeated = Tato nabídka už v tomto tahu zazněla dvakrát. Změň ji.
problem-called-often = V tomto tahu už bylo dotazů dost.
problem-nobody-offers = Teď za to nikdo nic nenabízí.

## Hráči

players = Hráči
points = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
hidden-points = viditelné body: { $open }, celkem { $all }
hand-count = { $n ->
    [one] { $n } karta v ruce
    [few] { $n } karty v ruce
   *[other] { $n } karet v ruce
}
hand-unknown = počet karet v ruce neznámý
cards-count = { $n ->
    [one] { $n } akční karta
    [few] { $n } akční karty
   *[other] { $n } akčních karet
}
knights-count = { $n ->
    [one] { $n } zahraný rytíř
    [few] { $n } zahraní rytíři
   *[other] { $n } zahraných rytířů
}
route-length = obchodní cesta: { $n }
longest-route = Nejdelší obchodní cesta
largest-army = Největší vojsko
away = pryč
bot = bot
bot-plays = hraje bot
is-active = na tahu
pieces-left = zbývá: { $roads ->
    [one] { $roads } silnice
    [few] { $roads } silnice
   *[other] { $roads } silnic
}, { $settlements ->
    [one] { $settlements } vesnice
    [few] { $settlements } vesnice
   *[other] { $settlements } vesnic
}, { $cities ->
    [one] { $cities } město
    [few] { $cities } města
   *[other] { $cities } měst
}
bank = Banka
bank-left = { $good }: v bance { $n }
bank-some = { $good }: v bance ještě je
deck-left = { $n ->
    [one] zbývá { $n } akční karta
    [few] zbývají { $n } akční karty
   *[other] zbývá { $n } akčních karet
}

## Ruka, kostky

hand = Tvé karty
hand-limit = { $n } z { $limit }
trade-with = { $goods }: obchodovat
development-cards = Tvé akční karty
card-bought-now = z tohoto tahu
dice = Kostky
dice-shown = Kostky: { $one } a { $two }, celkem { $sum }

## Obchod

trade = Obchod
you-give = Dáváš
you-get = Dostaneš
give-more = Přidat k tomu, co dáváš: { $good }, teď { $n }
get-more = Přidat k tomu, co chceš: { $good }, teď { $n }
take-off = Ubrat: { $good }
clear = Vymazat
offer-to-all = Nabídnout všem
offer-to = Nabídnout: { $player }
offer-to-some = Nabídnout { $n } ze { $all }
to-whom = Komu?
rate = { $n }:1
offers = Nabídky
withdraw = Stáhnout
offer-yours = Nabízíš
offer-theirs = nabízí
offer-you-give = dáš
offer-you-get = dostaneš
offer-for = za
answer-accepted = přijímá
answer-declined = odmítá
answer-countered = navrhuje jinak
answer-none = přemýšlí
deal-with = Uzavřít: { $player }
counter = Protinabídka
suggestions = Jedním klepnutím
suggest-bank = Banka: { $gives } za { $gets }, stačí na: { $item }
suggest-offer = Nabídnout { $gives } za { $gets }, stačí na: { $item }
offer-again = Ještě jednou: { $gives } za { $gets }
ask-again = Zeptat se znovu
givers = Kdo by to mohl dát
giver-cards = { $player }: { $n ->
    [one] { $n } karta v ruce
    [few] { $n } karty v ruce
   *[other] { $n } karet v ruce
}
giver-empty = { $player }: žádné karty
giver-unknown = { $player }: počet karet neznámý
giver-counted = { $player }: podle počítání { $range }{ $unknown ->
    [0] { "" }
   *[other] , neznámých karet: { $unknown }
}
giver-refused = { $player }: neobchoduješ
call-for = Kdo dá: { $good }?
call-theirs = chce
call-yours = Chceš
call-of = { $player } chce: { $good }
call-answer = Dej jednu. Co za ni chceš?
call-for-one = Nabídnout: { $gives } za { $gets }
other-terms = Jiné podmínky
keep-it = Ne
answer-silent = mlčí
refusals = Trvalá odmítnutí
refusals-hint = Takové nabídky se odmítnou hned, ať máš v ruce cokoli.
refuse-more = Odmítat i příště
never-give = Co nikdy nedáváš
never-deal = S kým neobchoduješ
never-good = Nedávám: { $good }
never-with = Neobchoduji: { $player }
never-now = V tomto tahu nic
never-lift = Zase obchodovat: { $good }
never-with-lift = Zase obchodovat: { $player }
lift-all = Zrušit vše
back = Zpět
you-lack = Chybí ti:
fate-declined = Odmítnuto
fate-lapsed = Nabídka už neplatí
fate-closed = Obchod uzavřel někdo jiný
close = Zavřít

## Odhazování

discard = Odhodit karty
discard-chosen = vybráno { $n } z { $due }
discard-do = Odhodit { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}
discard-suggest = Poradit
discard-more = Odhodit: { $good }, teď { $n } z { $of }
keep-more = Nechat si: { $good }

## Záznam, povídání, seznam

log = Záznam
newest = Nejnovější
chat = Chat
actions-list = Akce
actions-list-none = Teď nemáš nic na práci.
chat-say = Napiš něco
chat-send = Odeslat
chat-empty = Zatím tu nikdo nic neříká.
chat-watchers = Diváci mohou mluvit před hrou a po ní.
mute = Ztišit: { $player }
unmute = Zrušit ztišení: { $player }
muted = ztišeno
open-log = Záznam a chat
clock = Zbývající čas
clock-left = { $n } s
clock-warning = Zbývá už jen { $n } s.
clock-stands = stojí: spojení je přerušené
more-time = Přidat čas

## Nastavení

settings = Nastavení
theme = Vzhled
theme-auto = Podle systému
theme-light = Světlý
theme-dark = Tmavý
language = Jazyk
motion = Animace
motion-auto = Podle systému
motion-full = Vždy
motion-off = Žádné
confirm = Potvrzovat umístění
confirm-touch = Na dotyk
confirm-always = Vždy
confirm-never = Nikdy
trading = Dostávat nabídky
decline-impossible = Odmítat, na co nemám
pace = Boti
pace-0 = Okamžitě
pace-600 = Svižně
pace-1500 = V klidu
leave = Odejít od stolu
leave-sure = Odejít? Dohraje to za tebe bot.
stay = Zůstat

## Konec

game-over = { $player } vítězí a má { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
game-won = Vítězíš a máš { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
game-aborted = Hra skončila bez vítězství.
final-points = Konečné body
dice-rolled = Jak padaly kostky
dice-bar = { $sum }: { $n }×, očekáváno { $expected }×
rematch = Hrát znovu
download = Záznam hry

offer-to-you = Máš novou nabídku.
bot-plays-you = Hraje za tebe bot.
take-back = Vrátit se do hry

## Jeviště

stage = Tvé rozhodnutí
stage-rest = Přehled
choose-on-board = Vyber místo na plánu.
prompt-trading = Klepni na karty, které dáváš, a vyber, co chceš.
give-hint = Klepni na karty v ruce, nebo je přetáhni sem.
discard-hint = Klepni na karty, které odhodíš.
this-turn = Tento tah
turn-buttons = Tah
