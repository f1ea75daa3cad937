# Questioni aperte del gioco base, da X-24 a X-46.

text-X-24 =
    Quale mappa per principianti si usa? Le mappe delle edizioni sono diverse. Di norma è quella descritta in
    B-MAP, che concorda con il regolamento italiano. L'opzione board_setup può scegliere la mappa variabile,
    la mappa della prima partita di Città e Cavalieri o una mappa personalizzata.
text-X-25 =
    Chi vince nell'esempio di punteggio del regolamento ucraino? Il testo dice il blu con 10 punti, mentre
    nella tabella i titoli delle colonne del bianco e del blu sono scambiati. Ha ragione il testo. Non sono
    previste opzioni.
text-X-26 =
    Come si divide la via di 7 strade dell'arancione nell'esempio di una via interrotta? Un regolamento mostra
    4 e 3, un altro 2 e 5, un terzo non lo dice. Sono tutte applicazioni corrette della regola. Non sono
    previste opzioni.
text-X-27 =
    Ci può essere parità alla prima assegnazione della Via commerciale più lunga? Si costruisce uno alla
    volta, perciò la prende chi arriva per primo a 5. Non sono previste opzioni.
text-X-28 =
    Dopo un'interruzione, la Via commerciale più lunga passa di mano anche nel turno altrui? Passa di mano
    subito, di chiunque sia il turno. Non sono previste opzioni.
text-X-29 =
    Una via commerciale può passare due volte per lo stesso incrocio? Di norma può; ogni strada conta una
    volta. Con lr_vertex_repeat = false per nessun incrocio si può passare due volte.
text-X-30 =
    Si possono prolungare entrambe le parti di una via interrotta? Un'interruzione incide solo sulla
    lunghezza, perciò si può costruire ovunque lo permettano le regole delle strade. Non sono previste
    opzioni.
text-X-31 = Gli edifici rivali ai due capi di una via la accorciano? No. Non sono previste opzioni.
text-X-32 =
    In quale ordine si scarta con un 7? Di norma si sceglie tutti insieme e in segreto, finché ognuno ha
    scelto. L'opzione discard_order = clockwise fa scartare uno dopo l'altro.
text-X-33 =
    Chi viene a sapere quale carta è stata rubata? Solo chi ruba e chi è derubato. Non sono previste opzioni.
text-X-34 =
    Chi è di turno può scambiare tra il lancio di un 7 e lo spostamento dei briganti? Non è permesso, e non
    sono previste opzioni.
text-X-35 =
    Si può giocare in meno di tre o in più di quattro? Per giocare in due, o in cinque o sei, servono
    espansioni. Di norma si gioca in tre o in quattro. L'opzione players permette anche di giocare in due,
    come regola della casa.
text-X-36 =
    E se al tiro iniziale più d'uno fa il risultato più alto? Chi è in parità tira di nuovo. Non sono previste
    opzioni.
text-X-37 =
    Il 6 e l'8 possono essere vicini? Di norma i gettoni si dispongono in ordine di lettera, e così non sono
    mai vicini. L'opzione token_layout può disporre i gettoni a caso, o liberamente o senza numeri rossi
    vicini.
text-X-38 =
    Come si dispongono i porti con la mappa variabile? Di norma le nove posizioni derivano dal mescolare le
    sei parti della cornice. L'opzione harbour_layout può tenere fissi tutti i porti o mescolarne solo i tipi
    sui posti fissi.
text-X-39 =
    Il tavolo può sapere quante carte ha qualcuno o quante ne ha la riserva? Di norma tutti i numeri sono
    pubblici. Con public_hand_counts = false il numero di carte in mano è nascosto.
text-X-40 =
    Chi controlla che al Monopolio ognuno consegni tutte le carte? Se ne occupa il gioco stesso. Non sono
    previste opzioni.
text-X-41 =
    Si può costruire una quinta città? È impossibile, perché le pedine sono solo quattro. Non sono previste
    opzioni.
text-X-42 =
    Strade e città restano per tutta la partita? Nel gioco base sì. In Città e Cavalieri le città possono
    essere saccheggiate e il Diplomatico toglie strade; lì prevalgono le regole dell'espansione. Non sono
    previste opzioni.
text-X-43 =
    E se si gioca un Cavaliere prima del lancio e poi esce un 7? I briganti si spostano due volte. Non sono
    previste opzioni.
text-X-44 =
    «In qualsiasi momento del turno» comprende anche il mezzo di un'azione, per esempio tra un 7 e i briganti?
    No: una carta Sviluppo si gioca prima del lancio o mentre si scambia e si costruisce. Non sono previste
    opzioni.
text-X-45 =
    L'ordine delle pagine del testo russo, le lettere A e B delle sue colonie o la grafia di un titolo
    cambiano una regola? Non la cambiano, e non se ne tiene conto. Non sono previste opzioni.
text-X-46 =
    Le carte Sviluppo sono di tre o di cinque tipi? È vero l'uno e l'altro: le classi sono tre, e la classe
    Progresso ha tre carte diverse. Non sono previste opzioni.
text-X-47 =
    Un Cavaliere che porta gli ultimi punti vince prima che si spostino i briganti? L'almanacco dice che chi
    nel proprio turno raggiunge 10 punti può terminare subito la partita, e dà l'esercito a chi scopre il
    terzo Cavaliere; che anche i briganti si spostino subito non cambia i punti. Perciò di norma la partita
    finisce con il Cavaliere. Con win_before_robber = false prima i briganti si spostano e rubano. Il
    vincitore è lo stesso.
