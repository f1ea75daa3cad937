# Città e Cavalieri con l'espansione Marinai.

text-CK-SEA-1 =
    Per la combinazione con l'espansione Marinai si consigliano gli scenari «Verso nuove sponde» e «Attraverso
    il deserto». Non si consigliano gli scenari di esplorazione e quelli con molte isole piccole.
text-CK-SEA-2 = Le regole per le strade possono valere allo stesso modo per le navi.
text-CK-SEA-3 = Un attacco dei barbari si svolge come al solito e riguarda tutte le isole insieme.
text-CK-SEA-4 =
    I cavalieri possono spostarsi oltre il mare se partenza e arrivo sono collegati da proprie strade e navi.
text-CK-SEA-5 =
    Un cavaliere attivato si può mettere su un incrocio in mare aperto, se lì c'è una propria nave.
text-CK-SEA-6 =
    Un cavaliere alla fine di una rotta la chiude. Il collegamento tra il cavaliere e una propria colonia non
    si deve mai interrompere, perciò le sue navi non si possono spostare.
text-CK-SEA-7 =
    Un cavaliere o una colonia rivale interrompe una rotta per la Via commerciale più lunga. Anche così, chi
    possiede la rotta non può spostare le navi accanto al cavaliere rivale.
text-CK-SEA-8 =
    Un cavaliere attivo accanto all'esagono del pirata può spostare il pirata, e poi diventa inattivo.
text-CK-SEA-9 = I punti vittoria necessari sono quelli dello scenario più 2.
text-CK-SEA-10 = Una città accanto a un giacimento d'oro porta solo materie prime, mai merci.
text-CK-SEA-11 = Il mercante non può stare su un giacimento d'oro.
text-CK-SEA-12 = Come i briganti, il pirata non si può spostare prima del primo attacco dei barbari.
text-CK-SEA-13 = Costruzione di strade, Diplomatico e Intrigo riguardano anche le navi.
text-CK-SEA-20 =
    Insieme si vince di norma con questi punti: «Verso nuove sponde» e «Attraverso il deserto» 16, «Le quattro
    isole» 15, «Le isole nella nebbia» e «Nuovo mondo» 14, «Il commercio delle stoffe» 16, e in «Le
    meraviglie» 12 dove ne basterebbero 10.
text-CK-SEA-21 =
    «Verso nuove sponde» e «Attraverso il deserto» si combinano bene con Città e Cavalieri; «Il commercio
    delle stoffe» e «Le meraviglie» si possono giocare; «Le quattro isole», «Le isole nella nebbia» e «Nuovo
    mondo» solo se il tavolo lo chiede; «La tribù dimenticata» e «Le isole dei pirati» mai, perché hanno
    bisogno delle carte Sviluppo.
text-CK-SEA-22 =
    La città viene nel secondo giro, in «Il commercio delle stoffe» nel terzo, quello che rende. Sulla costa
    anche la città può cominciare con una nave.
text-CK-SEA-23 =
    Un cavaliere si recluta su un incrocio libero a terra a cui arriva una propria strada o nave. I cavalieri
    rivali fermano le navi e interrompono le vie come fanno con le strade. Per mura, migliorie e la maggior
    parte delle carte Progresso non c'è differenza.
text-CK-SEA-24 =
    Su un incrocio senza terra i cavalieri arrivano solo spostandosi o quando sono scacciati. Di norma lì non
    se ne reclutano, e non ne arrivano con il Disertore.
