# Questioni aperte di Città e Cavalieri, da X-50 a X-67.

text-X-50 =
    Quanto è lungo il percorso dei barbari, e che cosa mostra il dado evento? Di norma alla nave servono 7
    passi, e il dado ha tre navi e una porta di ogni colore. Le opzioni ck_barbarian_track e ck_event_die li
    cambiano.
text-X-51 =
    Di chi è il primo turno in Città e Cavalieri? Di chi ha piazzato per ultimo una città, cioè di chi ha
    fatto il tiro più alto. Non sono previste opzioni.
text-X-52 =
    Quando bisogna rinunciare a una quinta carta Progresso, e dove va? Di norma subito nel turno altrui, ed
    entro la fine del turno nel proprio; una carta a propria scelta va sotto il suo mazzo. Con
    ck_fifth_card = always_immediate bisogna rinunciarvi subito anche nel proprio turno.
text-X-53 =
    Si può rifiutare una carta Progresso da una porta? Il testo in un punto dice «può», in un altro «riceve».
    Le carte si pescano automaticamente. Non sono previste opzioni.
text-X-54 =
    E se un mazzo Progresso è vuoto? Di norma non si pesca nessuna carta. Con
    ck_deck_empty = choose_other_deck si pesca da un altro mazzo a scelta.
text-X-55 =
    Le merci contano per furti e scarti? Una frase parla solo di carte Materia prima, un'altra conta anche le
    merci. Contano tutte le materie prime e le merci in mano. Non sono previste opzioni.
text-X-56 = Una metropoli può avere le mura? Può, perché una metropoli è una città. Non sono previste opzioni.
text-X-57 =
    Chi ha bisogno di una città senza metropoli per comprare il livello 4 o 5? Il testo parla del solo quarto
    livello: chi ha come unica città una metropoli non può proseguire con esso. Perciò di norma il livello 4
    richiede una tale città, e il livello 5 solo quando fa ottenere la metropoli, che ha bisogno di un posto.
    Chi ha già la metropoli di quel ramo non ne ha bisogno. Con ck_free_city_rule = level4_and_5 la richiede
    ogni livello 5, con only_when_metropolis_won soltanto un acquisto che faccia ottenere una metropoli.
text-X-58 =
    Una carta pescata a una porta si può giocare prima della produzione? Il testo dice che chi la pesca nel
    proprio turno può giocarla subito. Ma il lancio si risolve in un ordine fisso, evento, carte, produzione,
    e giocare carte rientra in ciò che si fa dopo; subito significa allora senza aspettare un altro turno. Di
    norma si può giocare solo dopo aver risolto del tutto i dadi. Con ck_drawn_card = at_once il giocatore di
    turno può giocare la carta appena ricevuta, e nessun'altra, prima che peschi il prossimo; lo stesso vale
    per il premio dei difensori in parità.
text-X-59 = Chi decide quale città si perde contro i barbari? Chi la possiede. Non sono previste opzioni.
text-X-60 =
    Da quale mazzo e in quale ordine pescano i difensori in parità? Ognuno sceglie un mazzo, in senso orario
    da chi è di turno. Non sono previste opzioni.
text-X-61 =
    E se le sei carte Difensore sono finite? Di norma il punto vittoria si conta comunque. Con
    ck_defender_unlimited = false non c'è nessun punto.
text-X-62 =
    Il mercante si può piazzare sul deserto? Il testo permette qualsiasi terreno, ma parla della sua materia
    prima. Di norma sono permessi solo i terreni che producono. Con ck_merchant_desert = true è permesso anche
    il deserto.
text-X-63 =
    Con una Gru il livello 1 è gratis, e si possono usare due Gru per una sola miglioria? Di norma il livello
    1 è gratis, e per una miglioria conta una Gru sola. Con ck_crane_stack = true gli sconti si sommano.
text-X-64 =
    La Medicina può ricostruire una città saccheggiata? Di norma può, perché una città saccheggiata conta come
    una colonia. Con ck_medicine_restore = false non può.
text-X-65 =
    Quante pedine piazza la Costruzione di strade con l'espansione Marinai? La carta dice 2 pedine, la
    spiegazione 1 nave e 2 strade. Ne piazza 2, combinate come si vuole. Non sono previste opzioni.
text-X-66 =
    Quale cavaliere più debole si piazza quando per il Disertore non restano pedine della stessa forza? Di
    norma il più forte disponibile al di sotto di quello tolto. L'opzione ck_deserter_fallback può permettere
    soltanto un cavaliere semplice, o uno più debole a scelta.
text-X-67 =
    La Flotta mercantile vale per un tipo di carta o per tutti? Il testo permette di scambiare più volte
    qualsiasi materia prima o merce, chiede solo che le carte date siano uguali, porta un tipo come esempio e
    non fa nominare un tipo a nessuno, come invece i Monopoli. Perciò di norma si può dare ogni tipo, sempre 2
    carte uguali. Con ck_fleet_scope = one_named_kind si nomina un tipo quando si gioca la carta.
