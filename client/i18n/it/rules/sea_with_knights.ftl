# Città e Cavalieri con l'espansione Marinai.

text-CK-SEA-1 =
    Per la combinazione con l'espansione Marinai si consigliano gli scenari «Verso nuovi lidi» e «Attraverso
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
    Un cavaliere attivo accanto al terreno del pirata può spostare il pirata, e poi diventa inattivo.
text-CK-SEA-9 = I punti vittoria necessari sono quelli dello scenario più 2.
text-CK-SEA-10 = Una città accanto a un giacimento d'oro porta solo materie prime, mai merci.
text-CK-SEA-11 = Il mercante non può stare su un giacimento d'oro.
text-CK-SEA-12 = Come i briganti, il pirata non si può spostare prima del primo attacco dei barbari.
text-CK-SEA-13 = Costruzione di strade, Diplomatico e Intrigo riguardano anche le navi.
