# Città e Cavalieri: variante per esperti.

text-CK-EXPERT-1 =
    Nella variante per esperti, quando i barbari attaccano, ognuno decide, uno dopo l'altro a partire da chi è
    di turno, quali propri cavalieri attivi impegnare.
text-CK-EXPERT-2 =
    Nella variante per esperti contano per la difesa solo i cavalieri impegnati, e solo loro diventano
    inattivi.
text-CK-EXPERT-3 = Nella variante per esperti si può scegliere di proposito di non impegnare nessun cavaliere.
text-CK-EXPERT-4 =
    Nella variante per esperti il contributo minore e quello maggiore si misurano con la forza impegnata. Un
    cavaliere impegnato combatte con tutta la sua forza.
