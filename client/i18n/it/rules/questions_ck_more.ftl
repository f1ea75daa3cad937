# Questioni aperte di Città e Cavalieri, da X-68 a X-85.

text-X-68 =
    Dove possono andare i briganti messi in fuga da un cavaliere? Sugli stessi terreni che dopo un 7. Non sono
    previste opzioni.
text-X-69 =
    E se non ci sono città né cavalieri attivi quando i barbari attaccano? Formalmente vincono i cavalieri, e
    di norma nessuno è premiato se il contributo migliore è 0. Con ck_zero_battle_reward = true il premio si
    dà ugualmente.
text-X-70 =
    A chi appartiene la via lungo cui si sposta un cavaliere scacciato? A chi possiede il cavaliere, che
    sceglie l'incrocio. Non sono previste opzioni.
text-X-71 =
    Si può giocare una carta Progresso che non ha effetto? Di norma è rifiutata, se chiunque può vedere che
    non ne avrebbe. Con ck_allow_void_cards = true si può giocare.
text-X-72 =
    L'ultima frase sulla carta Porto commerciale permette uno scambio ulteriore? Il suo significato non è
    chiaro, e ogni carta permette un solo scambio con ogni rivale. Un'offerta a chi non ha merci non è uno
    scambio. Che non ne abbia lo sanno da allora tutti, perciò l'offerta non si ripete prima che arrivino
    carte nella sua mano. Non sono previste opzioni.
text-X-73 =
    E se nella riserva le merci non bastano? Si trattano come le materie prime, con la stessa opzione
    bank_shortage.
text-X-74 =
    L'Acquedotto aiuta chi non ha ricevuto niente perché la riserva non bastava, ed è obbligatorio usarlo? Di
    norma aiuta, e usarlo è facoltativo. Con ck_aqueduct_on_shortage = false una riserva insufficiente non
    conta come non aver ricevuto niente.
text-X-75 =
    Quale miglioria del commercio dà il cambio 2:1 per le merci, dato che i nomi cechi dei livelli 2 e 3
    significano entrambi una gilda? L'abilità appartiene al livello 3. Non sono previste opzioni.
text-X-76 =
    Che cosa succede alla metropoli di chi perde l'ultima altra città? Niente, perché una metropoli è immune.
    Non sono previste opzioni.
text-X-77 =
    Dove va un cavaliere se qualcun altro vuole costruire una colonia sul suo incrocio? Da nessuna parte:
    l'incrocio è occupato e non si può costruire. Non sono previste opzioni.
text-X-78 =
    L'Inventore può scambiare due numeri uguali? Di norma è rifiutato, perché non cambierebbe niente. Con
    ck_allow_void_cards = true è permesso.
text-X-79 = Un Cavaliere giocato prima del lancio ruba subito? Sì. Non sono previste opzioni.
text-X-80 =
    Quale mappa e quali pedine iniziali usa la prima partita di Città e Cavalieri? La mappa descritta in
    CK-SETUP-2, con la normale fondazione. L'opzione board_setup sceglie la mappa.
text-X-81 =
    Un cavaliere attivo piazzato dal Disertore può agire nello stesso turno? Di norma può, perché non è stato
    attivato in questo turno. Con ck_deserter_knight_acts = false deve aspettare.
text-X-82 =
    In quale ordine si procede quando una carta colpisce più persone? Scelgono tutte insieme, e gli effetti si
    applicano in senso orario. Non sono previste opzioni.
text-X-83 =
    E se con la Spia o con il premio dei difensori in parità si superano le 4 carte Progresso? Vale la regola
    per la quinta carta, con la stessa opzione ck_fifth_card.
text-X-84 =
    Una propria strada tolta con il Diplomatico può tornare sullo stesso sentiero, e bisogna ripiazzarla? Deve
    andare su un altro sentiero, e ripiazzarla è facoltativo. Non sono previste opzioni.
text-X-85 =
    Si può vincere mentre si risolvono i dadi, per esempio con una carta Difensore? Nel proprio turno subito;
    nel turno altrui solo all'inizio del proprio turno seguente. Non sono previste opzioni.
text-X-86 =
    I briganti tolgono a Miniera e Irrigazione la resa del loro terreno? Il testo promette carte per ogni
    terreno del tipo e non parla dei briganti, che bloccano la produzione di un lancio. Perciò di norma non
    contano. Con ck_harvest_under_robber = false un terreno con i briganti non rende niente.
