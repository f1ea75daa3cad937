# Città e Cavalieri: le 18 carte Progresso blu.

text-CK-PROG-BISHOP-1 =
    Vescovo (2 carte): chi lo gioca sposta i briganti e prende 1 carta a caso, materia prima o merce, dalla
    mano di ogni rivale con un edificio accanto al nuovo terreno. È una carta a testa, anche da chi lì ha due
    edifici.
text-CK-PROG-BISHOP-2 = Il Vescovo non si può usare prima del primo attacco dei barbari.
text-CK-PROG-DIPLOMAT-1 =
    Diplomatico (2 carte): chi lo gioca toglie una strada aperta di qualsiasi colore. Una strada è aperta se
    sta all'inizio o alla fine di una via e a quel capo non ha colonie, città, cavalieri o altre strade del
    suo colore né, con l'espansione Marinai, navi.
text-CK-PROG-DIPLOMAT-2 =
    Una strada rivale tolta torna a chi la possiede. In cambio, chi gioca la carta non può costruire niente.
text-CK-PROG-DIPLOMAT-3 =
    Una propria strada tolta si può ripiazzare senza pagare in un altro posto permesso. Togliere una strada
    rivale e piazzarne una propria non è permesso.
text-CK-PROG-DIPLOMAT-4 =
    A chi spetta la Via commerciale più lunga si decide di nuovo quando l'intero effetto del Diplomatico è
    completo.
text-CK-PROG-WARLORD-1 =
    Condottiero (2 carte): chi lo gioca attiva tutti i propri cavalieri senza pagare. I cavalieri attivati
    così non possono comunque agire in questo turno.
text-CK-PROG-WEDDING-1 =
    Matrimonio (2 carte): chi lo gioca riceve 2 carte, materie prime o merci, da chiunque abbia più punti
    vittoria; le sceglie chi le cede. Chi ha solo 1 carta cede quella, chi non ne ha non cede niente.
text-CK-PROG-INTRIGUE-1 =
    Intrigo (2 carte): chi lo gioca scaccia un cavaliere rivale di qualsiasi forza da un incrocio a cui arriva
    una propria strada o rotta. Non serve un proprio cavaliere.
text-CK-PROG-INTRIGUE-2 =
    Il cavaliere scacciato dall'Intrigo deve spostarsi come se l'avesse scacciato un cavaliere. Se per lui non
    c'è posto, torna a chi lo possiede.
text-CK-PROG-INTRIGUE-3 =
    L'Intrigo non piazza un proprio cavaliere. Per metterne uno su quell'incrocio bisogna reclutarlo come al
    solito.
text-CK-PROG-SABOTEUR-1 =
    Sabotatore (2 carte): chiunque altro abbia almeno tanti punti vittoria quanti chi lo gioca scarta metà
    delle materie prime e merci in mano, arrotondata per difetto, e sceglie quali; di 9 carte se ne perdono 4.
    Non c'è un numero minimo di carte in mano, e le mura non proteggono.
text-CK-PROG-SPY-1 =
    Spia (3 carte): chi la gioca guarda le carte Progresso di un'altra persona e ne prende una. Le carte da un
    punto non si possono prendere. Una Spia presa così si può usare subito.
text-CK-PROG-DESERTER-1 =
    Disertore (2 carte): chi lo gioca nomina un'altra persona, che toglie dalla mappa un proprio cavaliere a
    propria scelta.
text-CK-PROG-DESERTER-2 =
    Chi ha giocato la carta piazza poi un proprio cavaliere della stessa forza, attivo o inattivo come quello
    tolto.
text-CK-PROG-DESERTER-3 =
    Se a chi ha giocato la carta non restano pedine di quella forza, ne piazza una più debole. Se non c'è
    nemmeno quella, non si piazza niente, ma l'altra persona perde comunque il cavaliere.
text-CK-PROG-DESERTER-4 =
    Se è stato tolto un cavaliere potente, chi ha giocato la carta può piazzare un cavaliere potente anche
    senza la Fortezza.
text-CK-PROG-DESERTER-5 =
    Il nuovo cavaliere si piazza dove se ne potrebbe reclutare uno. Un cavaliere più debole è quello
    disponibile di forza immediatamente inferiore.
text-CK-PROG-CONSTITUTION-1 = Costituzione (1 carta): vale 1 punto vittoria e si scopre subito.
