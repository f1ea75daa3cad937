# Città e Cavalieri: migliorie cittadine, metropoli, carte Progresso in generale.

text-CK-IMPR-1 =
    Il livello n di un ramo costa n merci: stoffa per il commercio, monete per la politica, carta per la
    scienza. I livelli da 1 a 5 si comprano in ordine, anche più d'uno in un turno. In ordine sono, per il
    commercio: Mercato, Casa commerciale, Gilda dei mercanti, Banca, Grande Borsa; per la politica: Municipio,
    Chiesa, Fortezza, Cattedrale, Gran Consiglio; per la scienza: Abbazia, Biblioteca, Acquedotto, Teatro,
    Università.
text-CK-IMPR-2 = Basta una sola città per le migliorie di tutti e tre i rami.
text-CK-IMPR-3 =
    Per comprare una miglioria serve almeno una vera città. Chi non ha città, o ne ha soltanto una
    saccheggiata, conserva tutti i livelli e continua a pescare carte, ma non può comprare.
text-CK-IMPR-4 =
    Il livello 3 di ogni ramo dà un'abilità per il resto della partita: la Gilda dei mercanti nel commercio,
    la Fortezza nella politica e l'Acquedotto nella scienza.
text-CK-ABIL-1 =
    Livello 3 del commercio: si possono dare alla riserva 2 merci uguali per 1 materia prima o per 1 merce di
    un altro tipo, ogni volta che si scambia nel proprio turno.
text-CK-ABIL-2 = Livello 3 della politica: si possono promuovere i cavalieri forti a potenti.
text-CK-ABIL-3 =
    Livello 3 della scienza: chi non riceve niente da un lancio di produzione diverso da 7, fosse anche a
    causa dei briganti, può prendere 1 materia prima a scelta. Questo vale per il lancio di chiunque.
text-CK-METRO-1 =
    Chi raggiunge per primo il livello 4 di un ramo fa di una propria città la metropoli di quel ramo. Vale 2
    punti vittoria più di una città, cioè 4 in tutto.
text-CK-METRO-2 =
    Ci sono tre metropoli, una per ogni ramo. Se ne può avere più d'una, ognuna su una città diversa.
text-CK-METRO-3 =
    Una metropoli si perde solo se qualcun altro raggiunge per primo il livello 5 del suo ramo. Allora passa
    per sempre a una città di chi lo ha raggiunto, e la vecchia torna a essere una città normale.
text-CK-METRO-4 =
    Chi ha la metropoli e raggiunge per primo il livello 5 la tiene per sempre. Chi raggiunge il livello 4 o 5
    più tardi non cambia niente.
text-CK-METRO-5 =
    Chi ha una sola città, già metropoli, non può comprare il livello 4 di un altro ramo prima di avere
    un'altra città. Né può comprare un livello 5 che faccia ottenere una metropoli; ogni altro livello 5 non
    richiede una tale città.
text-CK-METRO-6 = Chi ottiene una metropoli sceglie la sua città tra le proprie che non sono ancora metropoli.
text-CK-METRO-7 = Una metropoli non si può perdere contro i barbari, ma conta per la loro forza.
text-CK-PROG-1 =
    Le carte Progresso si ottengono con una porta sul dado evento, con la parità tra i migliori difensori e
    con la Spia.
text-CK-PROG-2 =
    Nel proprio turno, dopo il lancio dei dadi, si può giocare un numero qualsiasi di carte Progresso.
    L'Alchimista si gioca solo prima del lancio.
text-CK-PROG-3 =
    Una carta ricevuta nel proprio turno si può giocare nello stesso turno, ma non prima di aver risolto del
    tutto i dadi. Con ck_drawn_card = at_once la si può giocare anche prima di ogni altra cosa.
text-CK-PROG-4 = Si possono tenere in mano al massimo 4 carte Progresso. Le carte da un punto non contano.
text-CK-PROG-5 =
    Chi ha una quinta carta e non può giocarne una, per esempio nel turno altrui, deve rendere subito una
    delle cinque al mazzo da cui viene. Sceglie quale; la carta va sotto il mazzo.
text-CK-PROG-6 =
    La Stampa e la Costituzione si scoprono appena pescate. Non si possono tenere coperte né rubare, e non
    contano mai per il limite di 4.
text-CK-PROG-7 =
    Una carta Progresso giocata va coperta sotto il suo mazzo. Le carte da un punto restano a chi le ha.
text-CK-PROG-8 =
    Le carte Progresso non si possono scambiare, non contano quando esce un 7 e non possono essere rubate dai
    briganti né con il Vescovo.
