# Marinai: il titolo di ogni regola; `.why` dice che cosa chiede una regola che può vietare.

clause-CK-SEA-1 = Scenari adatti
clause-CK-SEA-2 = Le navi seguono le regole delle strade
clause-CK-SEA-3 = Attacco a tutte le isole
clause-CK-SEA-4 = Cavalieri oltre il mare
    .why = Un cavaliere attraversa il mare solo se proprie strade e navi collegano partenza e arrivo.
clause-CK-SEA-5 = Cavalieri in mare
    .why = Un cavaliere attivo sta su un incrocio in mare aperto solo se lì c'è una propria nave.
clause-CK-SEA-6 = Un cavaliere chiude una rotta
    .why = Le navi che collegano un cavaliere in mare a una propria colonia non si possono spostare.
clause-CK-SEA-7 = Un cavaliere rivale ferma le navi
    .why = Le navi accanto a un cavaliere rivale non si possono spostare.
clause-CK-SEA-8 = Mettere in fuga il pirata
    .why = Solo un cavaliere attivo accanto al terreno del pirata può spostarlo, e poi diventa inattivo.
clause-CK-SEA-9 = Due punti in più per vincere
clause-CK-SEA-10 = Città sull'oro
clause-CK-SEA-11 = Niente mercante sull'oro
    .why = Il mercante non può stare su un giacimento d'oro.
clause-CK-SEA-12 = Anche il pirata è fermo
    .why = Come i briganti, il pirata non si sposta prima del primo attacco dei barbari.
clause-CK-SEA-13 = Carte che riguardano le navi
