# Gioco base: la mappa per principianti.

text-B-MAP-1 =
    Le file da nord a sud, ognuna da ovest a est, sono: montagna 10, pascolo 2, foresta 9; campo 12,
    collina 6, pascolo 4, collina 10; campo 9, foresta 11, deserto con i briganti, foresta 3, montagna 8;
    foresta 8, montagna 3, campo 4, pascolo 5; collina 5, campo 6, pascolo 11.
text-B-MAP-2 =
    I nove porti in senso orario da nord-ovest, ognuno con il suo sentiero della costa: 3:1 in (0,-2)NW, grano
    in (1,-2)NE, minerale in (2,-1)NE, 3:1 in (2,0)E, lana in (1,1)SE, 3:1 in (-1,2)SE, 3:1 in (-2,2)SW,
    argilla in (-2,1)W, legno in (-1,-1)W. Le materie prime nominate si scambiano 2:1.
text-B-MAP-3 =
    Ogni colore ha due colonie, ognuna con una strada; la seconda nominata è contrassegnata e dà le materie
    prime iniziali. Rosso: (0,-1)N con la strada (0,-1)NE; (-2,1)N con (-2,1)NE, che dà 1 grano e 2 legni.
    Blu: (0,2)N con (0,1)E; (-2,2)N con (-2,2)NE, che dà legno, minerale e argilla. Arancione: (2,-2)S con
    (1,-1)NE; (-1,2)N con (-1,2)NE, che dà 1 minerale e 2 grani. Bianco: (-1,0)N con (-1,0)NW; (1,1)N con
    (1,0)E, che dà legno, minerale e lana.
text-B-MAP-4 =
    La mappa concorda con tutto ciò che il regolamento italiano del 2022 dice a parole. La colonia B rende
    legno, minerale e argilla, la colonia C minerale e 2 grani; la colonia D tocca la foresta 3, B e C toccano
    la montagna 3, e questi sono i due terreni con un 3. Che la lettera A spetti al rosso è una deduzione,
    perché il testo non la nomina mai.
text-B-MAP-5 =
    La mappa non concorda con il regolamento russo del 2024. In quel testo i 3 sono su una foresta e su un
    pascolo, una colonia arancione sulla costa tocca solo collina e pascolo, e le materie prime iniziali del
    blu sono legno, minerale e lana. La sua mappa non si può ricostruire dalle sole parole.
text-B-MAP-6 =
    La mappa non concorda con il regolamento ucraino del 2025. Lì la colonia contrassegnata del blu rende
    argilla, minerale e grano, e in tre resta escluso il bianco, non il rosso. La sua mappa non si può
    ricostruire dalle sole parole.
text-B-MAP-7 =
    Le otto colonie iniziali stanno su incroci diversi, rispettano la regola della distanza, non toccano
    porti, e ognuna ha accanto la sua strada. I nove sentieri con i porti sono sulla costa, e gli incroci ai
    loro capi sono 18, tutti diversi.
text-B-MAP-8 =
    Si numerino i 30 sentieri della costa in senso orario, con (0,-2)NW come 0. I porti stanno allora sui
    sentieri 0, 3, 7, 10, 13, 17, 20, 23 e 27, uno schema che si ripete ogni 10 sentieri.
text-B-MAP-9 =
    La costa si divide in sei parti della cornice, di cinque sentieri ciascuna, a partire dal sentiero 0 della
    costa. In senso orario portano 3:1 e grano; minerale; 3:1 e lana; 3:1; 3:1 e argilla; legno. Una parte con
    due porti li ha sul primo e sul quarto sentiero, una parte con un porto solo lo ha sul terzo. Dove siano
    davvero tagliate le parti stampate non è certo.
text-B-MAP-10 =
    Altre descrizioni pubblicate di questa mappa sono diverse e non vengono seguite. Una mette la seconda
    colonia del bianco tra collina 10, foresta 3 e montagna 8 e dà le materie prime iniziali del bianco in
    (-1,0)N, contro il testo italiano; due elencano i porti in un altro ordine.
