# Gioco base: consigli tattici, e fatti che valgono in ogni posizione raggiungibile.

text-B-TACT-1 = All'inizio della partita contano soprattutto argilla e legno.
text-B-TACT-2 =
    I porti sono preziosi, soprattutto il porto speciale della materia prima che si produce di più.
text-B-TACT-3 =
    Comincia dove c'è spazio per espanderti. Due colonie nel mezzo dell'isola rischiano di restare chiuse.
text-B-TACT-4 = Scambia spesso, anche facendo offerte nei turni altrui.
text-B-TACT-5 = Senza città è quasi impossibile vincere, perché 5 colonie valgono solo 5 punti vittoria.
text-B-TACT-6 =
    Un incrocio accanto al deserto rende al massimo da due terreni, uno sulla costa da uno o due. In compenso
    sulla costa ci sono i porti.
text-B-TACT-7 = Le carte Sviluppo che qualcuno tiene a lungo potrebbero benissimo essere carte Edificio.
text-B-INV-1 =
    Per ogni materia prima, le carte nella riserva e in tutte le mani sono sempre 19 in totale. Le carte
    Sviluppo nel mazzo, in mano e giocate sono sempre 25 in totale.
text-B-INV-2 = Le pedine di ognuno, tra mappa e scorta, sono sempre 15 strade, 5 colonie e 4 città in totale.
text-B-INV-3 =
    Nessun sentiero porta più di una strada e nessun incrocio più di un edificio, e ogni edificio rispetta la
    regola della distanza.
text-B-INV-4 =
    C'è una sola pedina dei briganti, e sta su un terreno dell'isola. Ogni certificato appartiene al massimo a
    una persona, che dopo ogni azione è quella indicata dalle regole.
text-B-INV-5 =
    In Città e Cavalieri, le carte di ogni merce nella riserva e nelle mani sono sempre 12 in totale, e le
    carte Progresso di ogni colore nel mazzo, nelle mani e scoperte sul tavolo sono 18. Sulla mappa ognuno ha
    al massimo 2 cavalieri di ogni forza e 3 cerchie di mura, una città ha al massimo una cerchia di mura e un
    ramo al massimo una metropoli.
