# Gioco base: che cosa c'è nella scatola e com'è fatta la mappa.

text-B-COMP-1 =
    L'isola è formata da 19 terreni: 4 foreste, 4 pascoli, 4 campi, 3 colline, 3 montagne e 1 deserto.
text-B-COMP-2 =
    La foresta dà legno, il pascolo lana, il campo grano, la collina argilla e la montagna minerale. Il
    deserto non dà niente.
text-B-COMP-3 =
    Sei parti della cornice formano il mare intorno all'isola e portano nove porti. Ogni parte ha anche un
    lato senza porti, che non si usa.
text-B-COMP-4 =
    Ci sono cinque porti speciali, uno per ogni materia prima, che scambiano 2:1, e quattro porti generici,
    che scambiano 3:1.
text-B-COMP-5 =
    Ci sono 18 gettoni numerati: un 2, un 12 e due gettoni per ognuno dei numeri 3, 4, 5, 6, 8, 9, 10 e 11. Il
    7 non c'è.
text-B-COMP-6 =
    Il retro dei gettoni numerati porta le lettere da A a R, che ne danno l'ordine con la mappa variabile. In
    quest'ordine i numeri sono A 5, B 2, C 6, D 3, E 8, F 10, G 9, H 12, I 11, J 4, K 8, L 10, M 9, N 4, O 5,
    P 6, Q 3 e R 11.
text-B-COMP-7 =
    Quanto più grande è stampato un numero, tanto più spesso esce. I numeri più probabili sono il 6 e l'8,
    rossi, i meno probabili il 2 e il 12.
text-B-COMP-8 = Ci sono 95 carte Materia prima, 19 di ognuno dei cinque tipi.
text-B-COMP-9 =
    Ci sono 25 carte Sviluppo: 14 Cavaliere, 5 Edificio, 2 Monopolio, 2 Costruzione di strade e 2 Anno di
    abbondanza.
text-B-COMP-10 = Ci sono due certificati: Via commerciale più lunga ed Esercito più grande.
text-B-COMP-11 =
    Ci sono quattro colori: blu, rosso, arancione e bianco. Ognuno ha 5 colonie, 4 città e 15 strade.
text-B-COMP-12 =
    Nella scatola ci sono anche una pedina dei briganti, due dadi a sei facce, quattro schede dei costi di
    costruzione e due contenitori per le carte.
text-B-GEO-1 =
    L'isola è un esagono di 19 terreni in file da 3, 4, 5, 4 e 3, con 54 incroci e 72 sentieri, di cui 30
    sulla costa. Un terreno si scrive con coordinate assiali (q,r), con (0,0) al centro: q cresce verso est, r
    verso sud-est. Un incrocio si scrive come un terreno e uno dei suoi angoli N, NE, SE, S, SW, NW; un
    sentiero come un terreno e uno dei suoi lati NE, E, SE, SW, W, NW.
text-B-GEO-2 =
    Un sentiero è la linea tra due terreni, o tra un terreno e il mare. Sui sentieri della costa si
    costruiscono strade come su tutti gli altri.
text-B-GEO-3 =
    Un incrocio è un angolo in cui si incontrano dei terreni. All'interno tocca tre terreni, sulla costa due o
    uno solo.
text-B-GEO-4 =
    Due incroci sono adiacenti quando li unisce un sentiero. Un incrocio interno ha tre incroci adiacenti, uno
    sulla costa due o tre.
text-B-GEO-5 = Ogni porto appartiene ai due incroci ai capi di un sentiero della costa.
