# Konec hry a její čísla.
statistics = Čísla
sum = Celkem
source-settlements = Vesnice
source-cities = Města
source-longest_route = Nejdelší obchodní cesta
source-largest_army = Největší vojsko
source-cards = Karty
source-metropolises = Metropole
source-defender = Zachránce ostrova
source-merchant = Obchodník
cards-counted = Karty
tally-gained = Získáno
tally-gained-about = Karty z banky: výnosy, začátek, účinky karet
tally-blocked = Zablokováno
tally-blocked-about = Karty, o které připravil zloděj
tally-discarded = Odhozeno
tally-discarded-about = Odevzdané karty
tally-took = Ukradeno
tally-took-about = Karty vzaté ostatním
tally-lost = Uloupeno
tally-lost-about = Karty, které vzali ostatní
tally-traded = Zobchodováno
tally-traded-about = Karty dané ostatním hráčům v obchodech
tally-banked = Bance
tally-banked-about = Karty dané bance při směně
count-cards = Počítat karty ostatních
from-to = { $low }–{ $high }
unknown-cards = { $n ->
    [one] a { $n } neznámá karta
    [few] a { $n } neznámé karty
   *[other] a { $n } neznámých karet
}
dice-count = { $n ->
    [one] { $n } hod
    [few] { $n } hody
   *[other] { $n } hodů
}
expected = očekávaný počet
points-over-time = Body včetně skrytých
points-of = { $player }: { $n }
turns-axis = tah
game-length = { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
} asi za { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
next-table = K další hře
rematch-waiting = Čeká se na ostatní…
rematch-rotated = Hrát znovu, začíná { $player }
wanted-by = pro: { $names }
show-end = Ukázat výsledek
seed-title = Byly kostky poctivé?
seed-about = Všechna náhoda v této hře vychází z jednoho tajného čísla. Před hrou dostali všichni jeho otisk, teď je známé i samo číslo. Tvůj prohlížeč umí otisk spočítat a porovnat.
seed-promised = Otisk před hrou
seed = Tajné číslo
seed-check = Ověřit zde
seed-good = Souhlasí: kostky i karty byly dány ještě před začátkem hry.
seed-bad = Nesouhlasí: tohle není slíbené číslo.
seed-insecure = Prohlížeč to umí ověřit jen na stránkách otevřených přes https nebo na tomto počítači.
picture-png = Obrázek (PNG)
picture-svg = Obrázek (SVG)
seed-title-before = Poctivé kostky: slib
seed-about-before = Všechna náhoda této hry vychází z jednoho tajného čísla, které už je dané. Toto je jeho otisk; po hře se číslo odkryje a stránka je porovná.
seed-fingerprint = Otisk
seed-rolls = Z čísla vychází tolik hodů: { $good } z { $n }.
