# The end of the game and its numbers.
statistics = Numeri
sum = In tutto
source-settlements = Colonie
source-cities = Città
source-longest_route = Via commerciale più lunga
source-largest_army = Esercito più grande
source-cards = Carte
source-metropolises = Metropoli
source-defender = Difesa
source-merchant = Mercante
cards-counted = Carte
tally-gained = Ricevute
tally-gained-about = Carte dalla riserva: produzione, inizio, carte giocate
tally-blocked = Bloccate
tally-blocked-about = Carte sottratte dai briganti alla produzione
tally-discarded = Scartate
tally-discarded-about = Carte cedute alla riserva per scarto
tally-took = Prese
tally-took-about = Carte rubate o prese da altre mani
tally-lost = Perse
tally-lost-about = Carte rubate o prese dalla propria mano
tally-traded = Scambiate
tally-traded-about = Carte date negli scambi al tavolo
tally-banked = Alla riserva
tally-banked-about = Carte date alla riserva negli scambi
count-cards = Conta le carte degli altri
from-to = { $low }–{ $high }
unknown-cards = { $n ->
    [one] e { $n } carta sconosciuta
   *[other] e { $n } carte sconosciute
}
dice-count = { $n ->
    [one] { $n } lancio
   *[other] { $n } lanci
}
expected = valore atteso
points-over-time = Punti, anche quelli nascosti
points-of = { $player }: { $n }
turns-axis = turno
game-length = { $turns ->
    [one] Un turno
   *[other] { $turns } turni
} in { $minutes ->
    [one] circa un minuto
   *[other] circa { $minutes } minuti
}
next-table = Alla prossima partita
rematch-waiting = In attesa del resto del tavolo…
rematch-rotated = Rivincita, inizia { $player }
wanted-by = a favore: { $names }
show-end = Mostra il risultato
seed-title = I dadi erano onesti?
seed-about = Tutto il caso di questa partita nasce da un solo numero segreto. Prima della partita il tavolo ne ha ricevuto l'impronta; ora il numero è svelato. Il tuo browser può ricalcolare l'impronta e confrontarla.
seed-promised = Impronta prima della partita
seed = Numero segreto
seed-check = Verifica qui
seed-good = Corrisponde: dadi e carte erano fissati prima dell'inizio.
seed-bad = Non corrisponde: non è il numero promesso.
seed-insecure = I browser possono verificarlo solo su pagine aperte in https o su questo computer.
picture-png = Immagine (PNG)
picture-svg = Immagine (SVG)
seed-title-before = Dadi onesti: la promessa
seed-about-before = Tutto il caso di questa partita viene da un solo numero segreto, già fissato. Questa è la sua impronta; dopo la partita il numero è pubblico e la pagina confronta i due.
seed-fingerprint = Impronta
seed-rolls = I lanci che vengono da questo numero sono { $good } su { $n }.
