# Questioni aperte del gioco base, da X-1 a X-23: dove i regolamenti tacciono, sono oscuri o discordano.

text-X-1 =
    Di chi è il primo turno con la mappa per principianti, di chi fa il tiro più alto o di chi ha più anni? I
    regolamenti discordano. Di norma comincia chi fa il tiro più alto. L'opzione start_player può scegliere
    invece chi ha più anni, il primo posto o uno a caso.
text-X-2 =
    Quale colore resta escluso in tre? Il regolamento ucraino dice il bianco, quelli russo e italiano il
    rosso. Di norma è il rosso sulla mappa per principianti, altrove la scelta è libera. L'opzione
    unused_colour_3p può indicare il rosso, il bianco o un colore qualsiasi.
text-X-3 =
    La regola della distanza va rispettata? Una frase del regolamento russo lo nega, mentre la frase seguente
    e ogni altro regolamento lo esigono; quella frase si considera un errore di stampa. La regola è sempre
    obbligatoria. Non sono previste opzioni.
text-X-4 =
    Scambi e costruzioni sono una sola fase o due azioni in ordine fisso? I regolamenti discordano. Di norma
    sono insieme. L'opzione turn_phases = separate mette tutti gli scambi prima di tutte le costruzioni.
text-X-5 =
    Un porto si può usare nel turno in cui è costruito? L'almanacco dice solo nel turno seguente, nella
    prossima fase di scambio, e con le fasi insieme subito. Perciò di norma sì con le fasi insieme, no con le
    fasi separate. L'opzione harbour_same_turn lo permette o lo vieta in entrambi i casi: se con le fasi
    separate è permesso, il porto appena costruito scambia con la riserva al proprio tasso anche dopo l'inizio
    delle costruzioni, e nient'altro.
text-X-6 =
    Un angolo della costa che tocca un solo terreno è un incrocio? Un regolamento parla di due terreni sulla
    costa, un altro di due o uno solo. Tutti i 54 angoli sono incroci. Non sono previste opzioni.
text-X-7 =
    Una carta Progresso giocata resta davanti a chi l'ha giocata o lascia il gioco? I regolamenti discordano.
    Va in una pila degli scarti scoperta e non si usa mai più. Non sono previste opzioni.
text-X-8 =
    I briganti possono tornare sul deserto? Due regolamenti parlano del gettone numerato di un terreno, che il
    deserto non ha; due parlano di qualsiasi altro terreno. Di norma possono. L'opzione
    robber_to_desert = false lo vieta.
text-X-9 =
    Chi sposta i briganti deve rubare? Un regolamento dice «può», tre danno semplicemente l'istruzione di
    farlo. Di norma rubare è obbligatorio se c'è qualcuno a cui rubare che abbia carte. L'opzione
    robber_steal_optional = true permette di rinunciare.
text-X-10 =
    E se non c'è nessuno a cui rubare, o chi si vorrebbe derubare non ha carte? Di norma i briganti possono
    andare lì comunque e non si ruba niente, ma non si può scegliere chi non ha carte se qualcun altro lì
    accanto ne ha. L'opzione robber_empty_victim_selectable = true permette questa scelta.
text-X-11 =
    Che cosa succede quando la riserva non può pagare? Di norma nessuno riceve un tipo che non basta, a meno
    che spetti a una sola persona, che prende il resto; Miniera, Irrigazione e Anno di abbondanza prendono ciò
    che rimane. L'opzione bank_shortage può invece rendere la riserva illimitata o farla pagare in ordine di
    turno finché un tipo non è finito.
text-X-12 =
    Si può comprare una carta Sviluppo quando il mazzo è vuoto? L'acquisto non è possibile. Non sono previste
    opzioni.
text-X-13 =
    E se con la Costruzione di strade si possono piazzare meno di due strade? Di norma se ne piazzano quante è
    possibile, e la carta non si può giocare se non se ne può piazzare nessuna. L'opzione
    road_building_partial = false ne esige due.
text-X-14 =
    E se un tipo voluto con l'Anno di abbondanza manca nella riserva? Di norma si possono scegliere solo carte
    che ci sono. Con bank_shortage = unlimited non manca mai nessun tipo.
text-X-15 =
    In uno scambio possono entrare carte nascoste o promesse? Si scambiano solo carte vere, a condizioni
    dichiarate apertamente. Non sono previste opzioni.
text-X-16 =
    Un'offerta deve essere sentita da tutto il tavolo? Di norma le offerte sono pubbliche. L'opzione
    trade_offers_private = true permette offerte a una sola persona.
text-X-17 =
    Si possono scambiare carte con carte dello stesso tipo? I regolamenti vietano soltanto che una delle parti
    non dia niente. Di norma è vietato. L'opzione forbid_like_for_like = false lo permette.
text-X-18 =
    La carta presa dalla riserva può essere del tipo che si è dato? Tre regolamenti dicono un tipo qualsiasi,
    uno dice un altro tipo. Deve essere di un altro tipo. Non sono previste opzioni.
text-X-19 =
    Si può vincere prima di lanciare i dadi, per esempio con un Cavaliere che porta l'Esercito più grande? Di
    norma sì. Con win_before_roll = false la vittoria è possibile solo dopo il lancio.
text-X-20 =
    E se qualcuno raggiunge i punti necessari nel turno altrui? Aspetta, e vince all'inizio del proprio turno
    se ha ancora quei punti. Non sono previste opzioni.
text-X-21 =
    La partita finisce da sé, o chi vince deve dichiarare la vittoria? Un regolamento dice che chi vince può
    far finire la partita, gli altri che la partita finisce. Di norma finisce da sé. Con
    auto_claim_victory = false bisogna dichiararla.
text-X-22 =
    Si possono rivelare carte Edificio senza vincere grazie a esse? È vietato. Non sono previste opzioni.
text-X-23 = Che cosa dà il deserto come rendita iniziale? Niente, e non sono previste opzioni.
