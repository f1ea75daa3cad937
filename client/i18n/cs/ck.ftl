# Města a rytíři: archy, výzvy, rytíři.

## Barbaři a kostka událostí

barbarians = Barbaři
lane-count = { $step } / { $of }
lane-step = Loď urazila { $step } z { $of } polí
lane-short = Útok { $strength }, obrana jen { $defence }
lane-holds = Útok { $strength }, obrana { $defence }: ostrov odolá
defence-by-player = Obrana podle hráčů
defence-of = { $player }: síla aktivních rytířů { $n }
meaning-ship = Loď je o krok blíž.
meaning-gate = Červená { $red }: karty pokroku ({ $track }) od stupně { $level }.
open-charts = Barbaři a výstavba
can-improve = Můžeš rozšířit města

## Výstavba

improvements = Výstavba měst
track-trade-title = Obchod
track-politics-title = Politika
track-science-title = Věda
building-trade-1 = Trh
building-trade-2 = Cech obchodníků
building-trade-3 = Gilda
building-trade-4 = Banka
building-trade-5 = Obchodní centrum
building-politics-1 = Radnice
building-politics-2 = Kostel
building-politics-3 = Pevnost
building-politics-4 = Katedrála
building-politics-5 = Rada ostrova
building-science-1 = Klášter
building-science-2 = Knihovna
building-science-3 = Akvadukt
building-science-4 = Divadlo
building-science-5 = Univerzita
step-facts = { $building }: { $price }. Brána ({ $track }) dává kartu, když na červené padne { $upto ->
    [2] 1 nebo 2
   *[other] 1 až { $upto }
}.
step-here = Zde: { $names }.
step-buy = Postavit.
problem-later-level = Stupně se stavějí popořadě: nejdřív ten pod ním.
problem-built-level = Tento stupeň už máš.
step-metropolis-4 = Kdo sem dojde první, povýší město na metropoli.
step-metropolis-5 = Kdo sem dojde první, má metropoli navždy.
ability-trade = Odtud dál vyměníš dvě stejné karty obchodního zboží za libovolnou kartu z banky.
ability-politics = Odtud dál můžeš ze silných rytířů udělat mocné.
ability-science = Odtud dál ti hod bez výnosu dá jednu surovinu podle výběru.
ladders-hint = ★ přináší trvalou výhodu, stupeň 4 metropoli.
red-die-pays = Čísla na červené kostce, která dají kartu
pays-upto = karta při červené 1 až { $n }
deck-of = { $n ->
    [one] zbývá { $n } karta
    [few] zbývají { $n } karty
   *[other] zbývá { $n } karet
}
metropolis-free = Metropoli nikdo nemá
metropolis-held = Metropole: { $player }
crane-works = Jeřáb: další stavba ve městě stojí o { $n } méně.

## Hráči

progress-count = { $n ->
    [one] { $n } karta pokroku
    [few] { $n } karty pokroku
   *[other] { $n } karet pokroku
}
knights-strength = Rytíři: aktivní síla { $active }, celkem { $all }.
knights-left = Zbývá: obyčejní { $basic }, silní { $strong }, mocní { $mighty }.
walls-count = hradby: { $n }
open-cards = karty Zachránce ostrova: { $defenders }, vyložené karty s body: { $points }
level-of = { $track }: stupeň { $n }

## Rytíři

button-recruit = Rytíř
button-wall = Hradby
knight-strength = Síla { $n }
knight-spoken = Rytíř o síle { $strength }, { $state }
knight-passive = pasivní
knight-ready = aktivní
knight-spent = aktivní, v tomto tahu už bez akce
knight-menu-of = { $knight }; { $place }
knight-act-activate = Aktivovat
knight-act-promote = Posílit
knight-act-move-knight = Přemístit
knight-act-displace = Zahnat rytíře
knight-act-chase-robber = Zahnat zloděje
spoken-knight = rytíř o síle { $n }
piece-merchant = obchodník

## Karty pokroku

progress-cards = Tvé karty pokroku
progress-limit = Na konci tahu si smíš nechat { $limit }.
button-return = Vrátit
play-card = Zahrát
fleet-trades = Obchodní flotila:
dice-are-set = Volba Alchymisty:
harbour-call = Obchodní přístav: nabídni surovinu
die-red = Červená kostka
die-yellow = Žlutá kostka
set-dice = Nastavit kostky na { $sum }
set-dice-choose = Vyber obě kostky
take-one = Vzít: { $good }, teď { $n }
take-these = Vzít tyto

## Co se po hráči chce

prompt-too-many-cards = Karty pokroku: máš { $n } a nechat si smíš { $limit }. Zahraj nějakou, nebo ji vrať.
prompt-found-city = Založ město: vyber křižovatku.
prompt-committing-knights = Barbaři jsou tady: které rytíře pošleš?
prompt-losing-cities = Barbaři zvítězili: vyber město, o které přijdeš.
prompt-choosing-a-deck = Vyber balíček, ze kterého si vezmeš kartu.
prompt-drawing-progress-card = Bere se karta pokroku…
prompt-returning-a-card = Máš příliš mnoho karet pokroku: jednu vrať.
prompt-playing-the-drawn-card = Máš novou kartu pokroku: můžeš ji hned zahrát, potom pokračuj v hodu.
prompt-aqueduct = Hod ti nic nevynesl: akvadukt ti dá jednu surovinu.
prompt-knight-looks-for-refuge = Tvůj rytíř o síle { $strength } je zahnán: vyber, kam půjde.
prompt-placing-metropolis = Vyber město, které se stane metropolí ({ $track }).
prompt-giving-up-a-knight = Zběh: vyber rytíře, kterého se vzdáš.
prompt-placing-a-knight = Postav rytíře o síle { $strength }, který k tobě přeběhl; je { $state ->
    [active] aktivní
   *[other] pasivní
}.
prompt-laying-a-road-again = Polož svou silnici znovu: vyber hranu.
prompt-spying = Karty pokroku, které má { $player }: jednu si vezmi.
prompt-taking-cards = Vidíš, co má v ruce { $player }: vyber si karty.
prompt-handing-over-a-commodity = Obchodní přístav: vyber obchodní zboží, které dáš výměnou ({ $good }).
prompt-discarding-seven = Padla sedmička: odhoď { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}.
prompt-discarding-saboteur = Sabotér: odhoď { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}.
prompt-discarding-wedding = Svatba: daruj { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}.
prompt-wait-committing-knights = Rytíře do boje posílá: { $names }…
prompt-wait-losing-cities = O město musí přijít: { $names }…
prompt-wait-choosing-a-deck = Balíček vybírá: { $names }…
prompt-wait-returning-a-card = Kartu musí vrátit: { $names }…
prompt-wait-playing-the-drawn-card = Právě získanou kartu smí zahrát: { $names }…
prompt-wait-aqueduct = Surovinu si smí vzít: { $names }…
prompt-wait-knight-looks-for-refuge = Místo pro rytíře hledá: { $names }…
prompt-wait-placing-metropolis = Metropoli umisťuje: { $names }…
prompt-wait-giving-up-a-knight = Rytíře se musí vzdát: { $names }…
prompt-wait-handing-over-a-commodity = Obchodní zboží musí odevzdat: { $names }…
done-committing-knights = Dál neposílat
done-aqueduct = Nic nebrat
done-playing-the-drawn-card = Pokračovat v hodu
done-laying-a-road-again = Nechat v zásobě

choose-choose-deck-track = Vyber balíček, ze kterého si vezmeš kartu.
choose-return-card = Máš příliš mnoho karet pokroku: jednu vrať.
choose-take-good = Hod ti nic nevynesl: akvadukt ti dá jednu surovinu.
choose-take-card-card = Karty pokroku, které má { $player }: jednu si vezmi.
choose-hand-over-good = Obchodní přístav: vyber obchodní zboží, které dáš výměnou ({ $good }).
choose-ask-seat = Obchodní přístav: komu nabídneš surovinu?
choose-ask-good = Kterou surovinu nabídneš?
choose-improve-track = Kterou oblast rozšíříš?
choose-place-knight-strength = Kterého rytíře postavíš?
choose-play-alchemist-dice = Alchymista: urči obě kostky.
choose-play-inventor-place = Vynálezce: vyber první číslo.
choose-play-inventor-to = Vynálezce: vyber číslo, se kterým se prohodí.
choose-play-smith-place = Kovárna: vyber rytíře k posílení.
choose-play-smith-to = Kovárna: vyber druhého rytíře, nebo jen toho prvního.
choose-play-medicine-place = Lékařství: vyber vesnici, ze které bude město.
choose-play-engineer-place = Inženýr: vyber město pro hradby.
choose-play-bishop-place = Biskup: vyber, kam půjde zloděj.
choose-play-diplomat-place = Diplomat: vyber otevřenou silnici k odstranění.
choose-play-intrigue-place = Intriky: vyber rytíře, kterého zaženeš.
choose-play-merchant-place = Obchodník: vyber krajinu, u které máš vesnici nebo město.
choose-play-deserter-seat = Zběh: kdo přijde o rytíře?
choose-play-spy-seat = Špión: čí karty si prohlédneš?
choose-play-master-merchant-seat = Obchodní mistr: komu vezmeš karty?
choose-play-merchant-fleet-good = Obchodní flotila: který druh budeš měnit dva ku jedné?
choose-play-resource-monopoly-good = Monopol na suroviny: urči surovinu.
choose-play-trade-monopoly-good = Monopol na zboží: urči obchodní zboží.
choose-move-knight-to = Vyber, kam rytíř půjde.
choose-displace-to = Vyber rytíře, kterého zaženeš.
