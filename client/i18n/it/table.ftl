# The table: prompts, actions, panels.
board = Mappa
your-moves = Le tue mosse
zoom = Zoom
zoom-in = Ingrandisci
zoom-out = Rimpicciolisci
zoom-home = Mostra tutta la mappa
connecting = Connessione in corso…
reconnecting = Connessione persa. Nuovo tentativo…
closed-4401 = Qui non risulti. Riparti dalla pagina iniziale.
closed-4403 = Questa pagina non può aprire il tavolo.
closed-4404 = Questo tavolo non esiste, o non hai un invito.
closed-4405 = Questa partita non si può guardare.
back-home = Alla pagina iniziale

turn-number = Turno { $n }
goal = ai { $n } punti

## What is asked of the player

prompt-found-settlement = Fonda una colonia: scegli un incrocio.
prompt-found-road = Costruisci una strada accanto alla nuova colonia.
prompt-before-roll = Tocca a te: lancia i dadi, o prima gioca una carta.
prompt-main = Tocca a te: scambia e costruisci, poi termina il turno.
prompt-discarding = È uscito il sette: scarta { $n ->
    [one] una carta
   *[other] { $n } carte
}.
prompt-moving-robber = Sposta i briganti: scegli un terreno.
prompt-free-roads = { $n ->
    [one] Costruisci una strada gratis.
   *[other] Costruisci { $n } strade gratis.
}
prompt-over = La partita è finita.
prompt-rolling = I dadi rotolano…
prompt-step = Scegli: { $act }
prompt-wait = In attesa di { $names }…
prompt-wait-discarding = In attesa degli scarti di { $names }…
prompt-watch = Assisti alla partita.
watch-late = Vedi tutto con { $n } s di ritardo.
prompt-start = In attesa che la partita cominci.
choose-place = { $act }: scegli dove, sulla mappa.
choose-robber-seat = A chi rubi una carta?
choose-seat = Scegli qualcuno al tavolo.
choose-good = Scegli un tipo di carta.
choose-goods = Scegli le carte.
choose-track = Scegline uno.
choose-card = Scegli una carta.
choose-dice = Scegli i dadi.
choose-strength = Scegli la forza.
choice-none = nessun'altra scelta
choice-nobody = Non rubare
choice-only-this = Solo questo
robber-on-own = Qui c'è una tua costruzione
confirm-here = { $act }
cancel = Annulla

## Kinds of actions

act-roll = Lancia i dadi
act-end-turn = Termina il turno
act-found-settlement = Fonda una colonia
act-found-road = Costruisci la strada iniziale
act-road = Costruisci una strada
act-settlement = Costruisci una colonia
act-city = Costruisci una città
act-buy-card = Compra una carta
act-bank = Scambia con la riserva
act-free-road = Costruisci una strada gratis
act-knight = Gioca Cavaliere
act-road-building = Gioca Costruzione di strade
act-year-of-plenty = Gioca Anno di abbondanza
act-monopoly = Gioca Monopolio
act-robber = Sposta i briganti
act-discard = Scarta
act-claim-victory = Dichiara la vittoria
act-offer = Fai un'offerta
act-withdraw = Ritira
act-accept = Accetta
act-decline = Rifiuta
act-deal = Concludi lo scambio

button-roll = Lancia
button-end-turn = Fine turno
button-road = Strada
button-settlement = Colonia
button-city = Città
button-buy-card = Carta
button-trade = Scambi
button-undo = Indietro
button-claim-victory = Vittoria!
costs = costa { $goods }
left = { $n ->
    [one] ne resta { $n }
   *[other] ne restano { $n }
}
not-now = Non ora
clause = Regola { $id }

problem-not-now = Adesso non si può.
problem-not-seated = Non hai un posto a questo tavolo.
problem-not-host = Può farlo solo chi ospita il tavolo.
problem-slow-down = Troppo in fretta: aspetta un momento.
problem-malformed = Il tavolo non ha capito.
problem-unknown-command = Il tavolo non conosce questo comando.
problem-seat-taken = Il posto è occupato.
problem-seat-kept = Questo posto è tenuto per chi ha il link.
problem-full = Il tavolo è al completo.
problem-watch-only = Hai un invito solo per guardare.
problem-no-watching = Questa partita non si può guardare.
problem-no-undo = Niente da annullare: si è appena saputo qualcosa di nuovo, o ha agito qualcun altro.
problem-repeated = Hai già fatto due volte questa offerta in questo turno. Cambiala.
problem-called-often = In questo turno hai già chiesto abbastanza.
problem-nobody-offers = Al momento nessuno offre nulla per questo.

## Players

players = Al tavolo
points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
hidden-points = { $open } visibili, { $all } in tutto
hand-count = { $n ->
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
}
hand-unknown = carte in mano non note
cards-count = { $n ->
    [one] { $n } carta Sviluppo
   *[other] { $n } carte Sviluppo
}
knights-count = { $n ->
    [one] { $n } cavaliere giocato
   *[other] { $n } cavalieri giocati
}
route-length = via di { $n }
longest-route = Via commerciale più lunga
largest-army = Esercito più grande
away = assente
bot = bot
bot-plays = gioca un bot
is-active = di turno
pieces-left = in scorta: { $roads ->
    [one] { $roads } strada
   *[other] { $roads } strade
}, { $settlements ->
    [one] { $settlements } colonia
   *[other] { $settlements } colonie
}, { $cities ->
    [one] { $cities } città
   *[other] { $cities } città
}
bank = Riserva
bank-left = { $good }: { $n } nella riserva
bank-some = { $good }: ce n’è ancora nella riserva
deck-left = { $n ->
    [one] resta { $n } carta Sviluppo
   *[other] restano { $n } carte Sviluppo
}

## Hand, dice

hand = La tua mano
hand-limit = { $n } su { $limit }
trade-with = { $goods }: scambia
development-cards = Le tue carte Sviluppo
card-bought-now = comprata in questo turno
dice = Dadi
dice-shown = Dadi: { $one } e { $two }, totale { $sum }

## Trade

trade = Scambi
you-give = Dai
you-get = Ricevi
give-more = Dai in più: { $good }, ora { $n }
get-more = Ricevi in più: { $good }, ora { $n }
take-off = Togli: { $good }
clear = Svuota
offer-to-all = Offri al tavolo
offer-to = Offri a { $player }
offer-to-some = Offri a { $n } su { $all }
to-whom = A chi?
rate = { $n }:1
offers = Offerte
withdraw = Ritira
offer-yours = Offri
offer-theirs = offre
offer-you-give = dai
offer-you-get = ricevi
offer-for = per
answer-accepted = accetta
answer-declined = rifiuta
answer-countered = rilancia
answer-none = ci pensa
deal-with = Scambia con { $player }
counter = Rilancia
suggestions = Con un tocco
suggest-bank = Riserva: { $gives } per { $gets }, basta per: { $item }
suggest-offer = Offri { $gives } per { $gets }, basta per: { $item }
offer-again = Ancora: { $gives } per { $gets }
ask-again = Chiedi ancora
givers = Chi potrebbe darlo
giver-cards = { $player }: { $n ->
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
}
giver-empty = { $player }: nessuna carta
giver-unknown = { $player }: carte in mano ignote
giver-counted = { $player }: { $range } secondo il conto{ $unknown ->
    [0] { "" }
   *[other] , carte ignote: { $unknown }
}
giver-refused = { $player }: nessuno scambio
call-for = Chi dà { $good }?
call-theirs = vorrebbe
call-yours = Vorresti
call-of = { $player } vorrebbe: { $good }
call-answer = Danne una. Che cosa vuoi in cambio?
call-for-one = Offri: { $gives } per { $gets }
other-terms = Altre condizioni
keep-it = No
answer-silent = tace
refusals = Rifiuti fissi
refusals-hint = Queste offerte sono rifiutate subito, qualunque carta tu abbia.
refuse-more = Rifiuta anche in seguito
never-give = Che cosa non dai mai
never-deal = Con chi non scambi
never-good = Non do: { $good }
never-with = Non con { $player }
never-now = Niente in questo turno
never-lift = Scambia di nuovo: { $good }
never-with-lift = Scambia di nuovo con { $player }
lift-all = Togli tutti
back = Indietro
you-lack = Ti manca:
fate-declined = Rifiutata
fate-lapsed = L'offerta non vale più
fate-closed = Scambio fatto con altri
close = Chiudi

## Discard

discard = Scarto
discard-chosen = scelte { $n } su { $due }
discard-do = Scarta { $n ->
    [one] una carta
   *[other] { $n } carte
}
discard-suggest = Suggerisci
discard-more = Scarta: { $good }, ora { $n } su { $of }
keep-more = Tieni: { $good }

## Log, chat, list

log = Cronaca
newest = Ultime
chat = Chat
actions-list = Azioni
actions-list-none = Adesso non hai niente da fare.
chat-say = Scrivi qualcosa
chat-send = Invia
chat-empty = Nessuno ha ancora scritto.
chat-watchers = Chi guarda può parlare prima e dopo la partita.
mute = Silenzia { $player }
unmute = Riattiva { $player }
muted = in silenzio
open-log = Cronaca e chat
clock = Tempo rimasto
clock-left = { $n } s
clock-warning = Restano solo { $n } secondi.
clock-stands = fermo: connessione persa
more-time = Più tempo

## Settings

settings = Impostazioni
theme = Tema
theme-auto = Di sistema
theme-light = Chiaro
theme-dark = Scuro
language = Lingua
motion = Animazioni
motion-auto = Di sistema
motion-full = Sempre
motion-off = Nessuna
confirm = Conferma i piazzamenti
confirm-touch = Su schermi tattili
confirm-always = Sempre
confirm-never = Mai
trading = Ricevi offerte
decline-impossible = Rifiuta ciò che non posso pagare
pace = Ritmo dei bot
pace-0 = Immediato
pace-600 = Svelto
pace-1500 = Calmo
leave = Lascia il tavolo
leave-sure = Vuoi uscire? Un bot giocherà per te.
stay = Resta

## The end

game-over = { $player } vince con { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
game-won = Vinci con { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
game-aborted = La partita si è chiusa senza vittoria.
final-points = Punteggio finale
dice-rolled = Come sono usciti i dadi
dice-bar = { $sum }: { $n ->
    [one] { $n } volta
   *[other] { $n } volte
}, attese { $expected }
rematch = Rivincita
download = Scarica la partita

offer-to-you = C'è un'offerta per te.
bot-plays-you = Un bot gioca per te.
take-back = Riprendi il posto

## Il palco

stage = Da decidere
stage-rest = In breve
choose-on-board = Scegli un punto sulla mappa.
prompt-trading = Tocca le carte da dare, poi scegli che cosa vuoi.
give-hint = Tocca le carte in mano o trascinale qui.
discard-hint = Tocca le carte da scartare.
this-turn = Questo turno
turn-buttons = Turno
