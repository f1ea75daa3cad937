# Città e Cavalieri: dadi, produzione, il sette, scambi.

text-CK-DICE-1 =
    I dadi si risolvono in ordine rigoroso: prima il simbolo della nave, poi il simbolo di una porta con il
    dado rosso, poi la produzione con il totale di rosso e giallo, o gli effetti di un 7. L'evento si conclude
    del tutto prima della produzione.
text-CK-SHIP-1 =
    Quando il dado evento mostra una nave, la nave dei barbari avanza di una casella. Se raggiunge l'ultima
    casella, i barbari attaccano subito.
text-CK-GATE-1 =
    Quando il dado evento mostra una porta, chiunque abbia migliorie del colore della porta che indicano il
    numero del dado rosso pesca la carta in cima al mazzo di quel colore.
text-CK-GATE-2 =
    Senza migliorie un ramo non indica nessun numero. Il livello 1 indica 1 e 2, il livello 2 da 1 a 3, il
    livello 3 da 1 a 4, il livello 4 da 1 a 5 e il livello 5 da 1 a 6.
text-CK-GATE-3 = Chi è di turno pesca per primo, gli altri seguono in senso orario.
text-CK-GATE-4 = Il blu indica la politica, il verde la scienza e il giallo il commercio.
text-CK-GATE-5 = Chi pesca guarda la carta e la tiene coperta.
text-CK-COMM-1 = Una colonia rende 1 materia prima da un terreno che produce, come nel gioco base.
text-CK-COMM-2 =
    Da un terreno che produce, una città rende 2 argille dalla collina, 2 grani dal campo, 1 minerale e 1
    moneta dalla montagna, 1 legno e 1 foglio di carta dalla foresta, 1 lana e 1 stoffa dal pascolo.
text-CK-COMM-3 =
    Non si possono prendere due materie prime, o due merci, al posto di una materia prima e una merce.
text-CK-COMM-4 = Una metropoli produce come una città.
text-CK-COMM-5 = Le merci sono carte in mano e contano per il limite della mano quando esce un 7.
text-CK-COMM-6 = Un terreno con i briganti non produce né materie prime né merci.
text-CK-COMM-7 =
    Se la riserva non basta, la regola del gioco base si applica separatamente a ogni tipo di materia prima e
    di merce.
text-CK-SEVEN-1 =
    Finché i barbari non hanno attaccato per la prima volta, i briganti restano sul deserto, qualunque cosa
    accada. Un 7 fa soltanto controllare il numero di carte in mano, senza spostamento né furto, e né il
    Vescovo né un cavaliere possono spostare i briganti.
text-CK-SEVEN-2 =
    Se il lancio che porta il primo attacco è anche un 7, prima viene l'attacco e poi i briganti si spostano.
text-CK-SEVEN-3 =
    Dopo il primo attacco i briganti seguono le regole del gioco base. La carta rubata è una carta a caso
    della mano, materia prima o merce.
text-CK-SEVEN-4 =
    Il limite della mano è di 7 carte, più 2 per ogni propria cerchia di mura. Chi ne ha di più quando esce un
    7 ne scarta la metà, arrotondata per difetto; contano materie prime e merci, non le carte Progresso.
text-CK-TRADE-1 = Le merci si possono scambiare al tavolo come le materie prime, e anche insieme a esse.
text-CK-TRADE-2 = La riserva dà 1 materia prima o 1 merce per 4 merci uguali, o per 3 con un porto generico.
text-CK-TRADE-3 =
    Si possono dare materie prime alla riserva per una merce, al proprio cambio: 4:1, 3:1 con un porto
    generico o 2:1 con il porto speciale di quella materia prima.
text-CK-TRADE-4 =
    Il cambio della riserva dipende solo da ciò che si dà. Che si prenda una materia prima o una merce, la
    scelta è libera.
text-CK-TRADE-5 = Un porto speciale dà il suo cambio solo per la sua materia prima, non per le merci.
text-CK-TRADE-6 = Le carte Progresso non si possono mai scambiare.
text-CK-TRADE-7 =
    La Gilda dei mercanti, il mercante e la Flotta mercantile danno cambi migliori con la riserva.
