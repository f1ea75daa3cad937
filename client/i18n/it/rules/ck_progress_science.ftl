# Città e Cavalieri: le 18 carte Progresso verdi.

text-CK-PROG-ALCHEMIST-1 =
    L'Alchimista (2 carte) si gioca prima del lancio dei dadi, e solo allora. Dopo un lancio non si può usare.
text-CK-PROG-ALCHEMIST-2 =
    Chi lo gioca imposta il dado giallo e il dado rosso su numeri da 1 a 6, anche con un totale di 7, e poi
    lancia solo il dado evento.
text-CK-PROG-ALCHEMIST-3 =
    Prima si risolve l'evento, poi la produzione con i numeri scelti. Il numero rosso scelto decide anche chi
    pesca a una porta.
text-CK-PROG-MINING-1 =
    Miniera (2 carte): chi la gioca prende 2 minerali per ogni montagna accanto a cui ha almeno una propria
    colonia o città. Il numero e il tipo degli edifici non contano.
text-CK-PROG-MINING-2 =
    Di norma i briganti sul terreno non contano, perché la Miniera non è un lancio di produzione. Se la
    riserva non basta, si prende ciò che c'è.
text-CK-PROG-ENGINEER-1 =
    Ingegnere (1 carta): chi lo gioca costruisce subito le mura di una città senza pagare. Valgono i limiti
    per le mura.
text-CK-PROG-CRANE-1 =
    Gru (2 carte): in questo turno una miglioria cittadina costa 1 merce in meno. Costruire una città non
    diventa meno caro.
text-CK-PROG-CRANE-2 = La Gru vale solo nel turno in cui si gioca. Con essa il livello 1 di un ramo è gratis.
text-CK-PROG-PRINTER-1 = Stampa (1 carta): vale 1 punto vittoria e si scopre subito.
text-CK-PROG-SMITH-1 =
    Fabbro (2 carte): chi lo gioca promuove di un grado ciascuno, senza pagare, fino a 2 propri cavalieri. I
    cavalieri possono essere attivi o inattivi, e tali restano.
text-CK-PROG-SMITH-2 =
    Un cavaliere diventa potente solo se si ha la Fortezza, e i cavalieri potenti non si possono promuovere.
    Ogni cavaliere si promuove al massimo una volta per turno, perciò il Fabbro vale per due cavalieri
    diversi. Dev'essere libera una pedina della forza seguente.
text-CK-PROG-MEDICINE-1 =
    Medicina (2 carte): chi la gioca trasforma una colonia in città per 2 minerali e 1 grano. Due di queste
    carte non si possono combinare per una sola città.
text-CK-PROG-MEDICINE-2 =
    Le regole non dicono se la Medicina può ricostruire una città saccheggiata. Di norma può.
text-CK-PROG-ROADS-1 =
    Costruzione di strade (2 carte): chi la gioca costruisce 2 strade senza pagare, ovunque sia permesso;
    possono essere separate.
text-CK-PROG-ROADS-2 =
    Con l'espansione Marinai, la Costruzione di strade può costruire anche 2 navi, o 1 strada e 1 nave.
text-CK-PROG-INVENTOR-1 =
    Inventore (2 carte): chi lo gioca scambia due gettoni numerati sulla mappa, nessuno dei quali può essere
    un 2, 6, 8 o 12.
text-CK-PROG-INVENTOR-2 =
    Non serve avere un edificio accanto a quei terreni. Si può scegliere anche un terreno con i briganti, che
    restano sul terreno.
text-CK-PROG-IRRIGATION-1 =
    Irrigazione (2 carte): chi la gioca prende 2 grani per ogni campo accanto a cui ha almeno una propria
    colonia o città. Il numero e il tipo degli edifici non contano; per i briganti e per la riserva che non
    basta vale quanto detto per la Miniera.
