# The first page, new tables, the waiting room.
title = Ostrov
tagline = Colonizza un'isola, scambia, costruisci: in compagnia o contro i bot.
pages = Pagine
guest = Ospite
your-name = Il tuo nome
nickname-who = Lontra, Airone, Tasso, Foca, Riccio, Volpe, Lepre, Cigno, Granchio, Delfino, Gabbiano, Gufo
nickname-where = della baia, del porto, dei colli, del bosco, dell’isola, delle dune, dei prati, del capo
another-name = Un altro nome
quick-start = Gioca subito
which-game = Gioco
game-base = Gioco base
game-cities_knights = Città e Cavalieri
play-bots = Gioca contro { $n ->
    [one] un bot
    [2] due bot
    [3] tre bot
   *[other] { $n } bot
}
bot-strength = Livello dei bot
level-random = A caso
level-easy = Facile
level-easy-about = Gioca con criterio, ma ogni tanto gli sfugge qualcosa. Per le prime partite.
level-greedy = Medio
level-greedy-about = Fa sempre la mossa migliore che vede, ma non pianifica.
level-trader = Difficile
level-trader-about = Scambia con giudizio e ricorda chi ha quali carte.
level-planner = Esperto
level-planner-about = Studia tutto il suo turno, valuta le possibilità di tutti e tratta con abilità.
failed = Qualcosa è andato storto: { $text }
not-found = Questa pagina non esiste.
not-found-hint = Forse l’indirizzo è stato troncato o scritto male.

my-tables = I tuoi tavoli
go-on = Continua
open-tables = Tavoli aperti
no-open-tables = Nessuno aspetta a un tavolo pubblico. Aprine uno, o gioca contro i bot.
with-bots = { $n ->
    [one] e un bot
   *[other] e { $n } bot
}
free-seats = { $n ->
    [one] un posto libero
   *[other] { $n } posti liberi
}
watch = Guarda
rules-of-table = Regole di questo tavolo
clock-chip = { $n } s a turno
unwatched-chip = senza spettatori
watched-late-chip = visto con { $n } s di ritardo
chip = { $option }: { $value }

## A new table

new-table = Nuovo tavolo
make-table = Apri il tavolo
seats = Posti
seat-number = Posto { $n }
seat-me = Tu
seat-for-guest = Libero per ospiti
seat-bot = Bot, { $level }
clock-setting = Tempo per pensare
clock-none = Senza orologio
clock-choice = { $turn } s a turno, { $answer } s a risposta
clock-offers = A un'offerta si risponde entro { $n } s.
dice-setting = Dadi
dice-plain = Normali
dice-balanced = Equilibrati
dice-plain-about = Due dadi onesti, come a un vero tavolo: ogni lancio è indipendente dagli altri.
dice-balanced-about = Sempre casuali, ma più vicini a ciò che ci si aspetta: i lanci vengono da un mazzo di tutte le 36 coppie, le somme appena uscite sono più rare e i sette si dividono tra i giocatori.
dice-chip = dadi equilibrati
who-may-come = Chi può venire
table-private = Su invito
table-public = Chiunque
private-hint = Solo chi ha il link può sedersi o guardare.
public-hint = Il tavolo compare nella pagina iniziale.
watch-setting = Spettatori
watching-live = Dal vivo
watching-late = Con { $n } s di ritardo
watching-nobody = Nessuno
watching-hint = Chi guarda non vede le carte in mano e non parla durante la partita.
house-rules = Regole della casa

## Waiting

waiting-room = Prima della partita
invited-to-play = { $host } ti invita a giocare
invited-to-watch = { $host } ti invita a guardare
invited-free = { $n ->
    [one] Un posto è libero.
   *[other] { $n } posti sono liberi.
}
invited-full = Tutti i posti sono occupati. Puoi guardare.
invited-waiting = La partita non è ancora iniziata.
invited-playing = La partita è iniziata. Puoi guardare.
invited-over = Questa partita è finita. Puoi rivederla mossa per mossa.
sit-down = Siediti
problem-no-such-table = Questo tavolo non esiste, o non hai un invito.
problem-no-guest = Prima serve un nome.
seat-open = posto libero
seat-kept = tenuto per chi ha il link
seat-give = Il posto { $n } è
sit-here = Siediti qui
seat-keep = Tieni per il link
stand-up = Alzati
remove = Togli
host = ospita
watchers = Guardano:
begins = Inizia { $player }.
seats-missing = { $n ->
    [one] Un posto è ancora libero. Invita qualcuno, o dallo a un bot.
   *[other] { $n } posti sono ancora liberi. Invita qualcuno, o dalli ai bot.
}
all-here = Il tavolo è al completo.
invite = Invita
invite-link = Link d'invito
invite-code = L'invito come codice QR
invite-hint = Chi apre il link o inquadra il codice può sedersi.
watch-link = Link solo per guardare
copy = Copia
copied = Copiato
start-game = Inizia la partita
join-table = Entra al tavolo

## Mappa

map = Mappa
map-picture = L’isola su cui si giocherà
map-kind = Quale mappa
map-kind-printed = Stampata
map-kind-drawn = Isola nuova
map-kind-balanced = Equilibrata
map-kind-given = Propria
map-again = Mescola di nuovo
map-link = Link a una partita con questa mappa
map-take = Usa questa mappa
map-save = Salva la mappa in un file
map-even = Questa mappa è equilibrata.
map-uneven = Questa mappa non è equilibrata.
map-measure = Punti di probabilità tra il posto migliore e il peggiore: { $seats }; scarto delle risorse dalla media: fino a { $goods }; gruppi: { $clumps }.
map-wrong = Su questa mappa non si può giocare: { $text }
map-unread = Questa non è una mappa: serve un file di “ostrov board --json” o il link a una partita.
map-kind-printed-about = La mappa stampata.
map-kind-drawn-about = Un’isola nuova, a caso.
map-kind-balanced-about = Un’isola che dà a tutti più o meno lo stesso.
map-kind-given-about = Una mappa scelta da chi ospita.
watch-bots = Guarda giocare i bot
rated = Punteggio { $rating }.
conduct = partite finite: { $finished } delle ultime { $of }
conduct-about = Partite iniziate con altri. Un ritiro non conta, se nessuno degli altri ha da ridire.
device-add = Qualcuno su questo dispositivo
device-name = Nome del giocatore
device-badge = su questo dispositivo
device-turn = Il prossimo giocatore
device-hand = Passa il dispositivo a { $player }
device-about = Ora gli altri non guardano: le tue carte si vedono quando premi.
device-ready = Sono { $player }
