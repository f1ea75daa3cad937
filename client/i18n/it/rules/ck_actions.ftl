# Città e Cavalieri: che cosa fanno i cavalieri attivi.

text-CK-ACT-1 =
    Agisce con i cavalieri solo chi è di turno, solo dopo il lancio dei dadi e solo con cavalieri che erano
    attivi già prima di questo turno. Ogni cavaliere ha un'azione per turno, e con essa diventa inattivo.
text-CK-ACT-2 =
    Un cavaliere che ha agito può essere riattivato subito per 1 grano, ma in quel turno non può agire di
    nuovo.
text-CK-ACT-MOVE-1 =
    Un cavaliere si sposta su un incrocio libero, collegato al suo da proprie strade. La distanza non conta.
text-CK-ACT-MOVE-2 =
    Un cavaliere che si sposta non può passare per un incrocio con un cavaliere o un edificio rivale. Può
    passare dove ci sono proprie pedine.
text-CK-ACT-MOVE-3 = Dopo lo spostamento il cavaliere è inattivo.
text-CK-ACT-DISP-1 =
    Un cavaliere può spostarsi su un incrocio con un cavaliere rivale di forza minore e scacciarlo, che questo
    sia attivo o no. I propri cavalieri non si possono scacciare.
text-CK-ACT-DISP-2 =
    Chi possiede il cavaliere scacciato lo sposta su un incrocio libero a scelta della stessa via commerciale,
    che è una via propria, senza passare per cavalieri altrui. Il cavaliere resta attivo o inattivo com'era.
text-CK-ACT-DISP-3 =
    Se per il cavaliere scacciato non c'è un incrocio, lascia la mappa e torna nella scorta di chi lo
    possiede.
text-CK-ACT-DISP-4 = Il cavaliere che ne ha scacciato un altro diventa inattivo.
text-CK-ACT-CHASE-1 =
    Un cavaliere attivo di qualsiasi forza può mettere in fuga i briganti da un terreno che tocca il suo
    incrocio. Chi lo possiede sposta allora i briganti e ruba come nel gioco base.
text-CK-ACT-CHASE-2 =
    Dopo aver messo in fuga i briganti, il cavaliere è inattivo. Prima del primo attacco dei barbari i
    briganti non si possono mettere in fuga.
