# Gioco base: preparazione comune a tutte le partite, e preparazione per principianti.

text-B-SETUP-1 = Si gioca in tre o in quattro. Per giocare in due serve un'espansione che qui non è trattata.
text-B-SETUP-2 =
    Ognuno sceglie un colore e ne prende le 5 colonie, le 4 città e le 15 strade, e una scheda dei costi di
    costruzione.
text-B-SETUP-3 = In tre, un colore resta nella scatola. Le edizioni nominano colori diversi.
text-B-SETUP-4 = Le carte Materia prima si dividono per tipo in cinque pile scoperte, che formano la riserva.
text-B-SETUP-5 = Le carte Sviluppo si mescolano in un unico mazzo coperto.
text-B-SETUP-6 = I due certificati e i dadi stanno accanto alla mappa. All'inizio nessuno ha un certificato.
text-B-SETUP-7 = I briganti cominciano la partita sul deserto.
text-B-SETUP-8 = Il deserto non porta mai un gettone numerato.
text-B-BEG-1 =
    Nella preparazione per principianti la cornice si unisce facendo combaciare i numeri ai suoi estremi, e
    terreni e gettoni si dispongono come nella figura dell'edizione. Le edizioni mostrano mappe diverse; di
    norma si usa la mappa descritta in B-MAP.
text-B-BEG-2 =
    Nella preparazione per principianti ognuno ha due colonie e due strade in posti stabiliti. Nella scorta di
    ognuno restano tre colonie, 13 strade e 4 città.
text-B-BEG-3 =
    Nella preparazione per principianti una colonia contrassegnata di ognuno dà le materie prime iniziali: una
    carta Materia prima per ogni terreno che tocca e che produce.
text-B-BEG-4 = Ognuno tiene le proprie carte nascoste al resto del tavolo.
text-B-BEG-5 = Ognuno comincia con due colonie, cioè con 2 punti vittoria, e deve farne altri 8.
