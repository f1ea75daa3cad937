# Gioco base: le carte Sviluppo.

text-B-DEV-1 =
    Chi compra una carta Sviluppo ne paga il costo, prende la carta in cima al mazzo e la guarda in segreto.
text-B-DEV-2 =
    In un turno si può comprare un numero qualsiasi di carte Sviluppo, quando è permesso costruire. Quando il
    mazzo è vuoto non se ne possono più comprare: non si rimescola mai.
text-B-DEV-3 = Le carte Sviluppo restano coperte finché non vengono giocate.
text-B-DEV-4 =
    Le carte Sviluppo sono di tre tipi: Cavaliere, Progresso (Costruzione di strade, Anno di abbondanza,
    Monopolio) ed Edificio.
text-B-DEV-5 = Nel proprio turno si può giocare al massimo una carta Cavaliere o Progresso.
text-B-DEV-6 =
    Una carta Sviluppo si può giocare in qualsiasi momento del proprio turno, anche prima del lancio dei dadi,
    ma non nel mezzo di un'azione da finire, come il lancio, gli scarti e i briganti.
text-B-DEV-7 = Una carta Cavaliere o Progresso non si può giocare nel turno in cui è stata comprata.
text-B-DEV-8 = I limiti di una carta per turno e di un turno di attesa non valgono per le carte Edificio.
text-B-DEV-9 =
    Ogni carta Sviluppo si gioca una volta sola e non torna mai nel mazzo. I Cavalieri restano scoperti
    davanti a chi li ha giocati; le carte Progresso si mettono da parte, scoperte.
text-B-DEV-10 = I briganti non possono rubare carte Sviluppo.
text-B-KNIGHT-1 = Chi gioca un Cavaliere sposta subito i briganti e ruba, proprio come dopo un 7.
text-B-KNIGHT-2 = Un Cavaliere non fa controllare il numero di carte in mano e non fa scartare.
text-B-KNIGHT-3 =
    Un Cavaliere giocato prima del lancio ha pieno effetto, furto compreso, prima che si lancino i dadi.
text-B-KNIGHT-4 =
    Un Cavaliere giocato resta scoperto davanti a chi lo ha giocato e conta per l'Esercito più grande.
text-B-PROG-ROAD =
    Chi gioca la carta piazza subito 2 strade senza pagare. Valgono tutte le regole per piazzare le strade.
text-B-PROG-YOP =
    Chi gioca la carta prende dalla riserva 2 carte Materia prima a scelta, uguali o diverse. Si possono
    spendere subito.
text-B-PROG-MONO =
    Chi gioca la carta nomina una materia prima, e ogni rivale consegna tutte le carte di quel tipo.
text-B-VPC-1 = Ognuna delle 5 carte Edificio vale 1 punto vittoria e si tiene coperta.
text-B-VPC-2 =
    Le carte Edificio si possono rivelare solo nel proprio turno, e solo se con esse il totale arriva almeno
    ai punti necessari per vincere.
text-B-VPC-3 =
    In un turno si può rivelare un numero qualsiasi di carte Edificio, anche comprate in quel turno. Non
    contano come l'unica carta giocata per turno.
