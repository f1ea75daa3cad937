# Città e Cavalieri: attacco dei barbari, mercante, vittoria.

text-CK-BARB-1 =
    La forza dei barbari è pari al numero di città e metropoli di tutto il tavolo. Le città saccheggiate
    contano come colonie.
text-CK-BARB-2 =
    La forza dell'isola è la somma delle forze di tutti i cavalieri attivi del tavolo, compresi quelli di chi
    non ha città.
text-CK-BARB-3 = I barbari vincono solo se sono strettamente più forti. A pari forza vincono i cavalieri.
text-CK-BARB-4 =
    Dopo un attacco, vinto o perso, tutti i cavalieri diventano inattivi e la nave torna su S. Dal primo
    attacco in poi i briganti si possono spostare.
text-CK-BARB-5 =
    Tra l'arrivo della nave e la battaglia non si può attivare nessun cavaliere né giocare nessuna carta.
text-CK-LOSE-1 =
    Se vincono i barbari, può perdere una città solo chi ne ha almeno una che non sia metropoli. Chi ha
    soltanto colonie o soltanto metropoli non subisce niente.
text-CK-LOSE-2 =
    Tra chi può perdere una città, la perde chi ha contribuito con meno forza con i propri cavalieri attivi, 0
    se non ne aveva. Se più persone sono in parità con il contributo minore, ne perdono una ciascuna.
text-CK-LOSE-3 =
    La città persa è sostituita da una colonia, e si perdono anche le sue mura. Chi la possiede sceglie quale.
text-CK-LOSE-4 = Se nessuno ha un cavaliere attivo, chiunque possa perdere una città ne perde una.
text-CK-LOSE-5 =
    Se chi perde una città non ha più pedine colonia, la città si corica su un fianco e conta come una
    colonia: 1 punto vittoria, 1 materia prima e nessuna merce.
text-CK-LOSE-6 =
    Chi ha una città saccheggiata deve ricostruirla, per 3 minerali e 2 grani, prima di costruire qualsiasi
    altra città.
text-CK-LOSE-7 = Chi perde una città conserva tutte le migliorie cittadine.
text-CK-DEF-1 =
    Se vincono i cavalieri e una sola persona ha contribuito con più forza di chiunque altro, riceve una carta
    Difensore, che vale 1 punto vittoria.
text-CK-DEF-2 =
    Se più persone hanno contribuito in parità con la forza maggiore, nessuno riceve una carta Difensore.
    Ognuna di loro prende la carta in cima a un mazzo Progresso a propria scelta, anche senza migliorie in
    quel ramo, in senso orario da chi è di turno. Vale il limite di carte.
text-CK-DEF-3 =
    Le carte Difensore sono 6. Le regole non dicono che cosa succede dopo l'ultima; di norma il punto si conta
    comunque.
text-CK-MERCH-1 =
    Il mercante entra in gioco con la prima carta Mercante. Si piazza su un terreno accanto a una propria
    colonia o città.
text-CK-MERCH-2 =
    Finché il mercante sta su un terreno, chi lo possiede può dare alla riserva 2 carte della materia prima di
    quel terreno per 1 carta.
text-CK-MERCH-3 = Il mercante vale 1 punto vittoria per chi lo possiede.
text-CK-MERCH-4 =
    Solo la carta Mercante seguente, chiunque la giochi, sposta il mercante. Il punto e il cambio passano con
    lui.
text-CK-MERCH-5 = I briganti sul terreno del mercante non hanno effetto sul mercante.
text-CK-MERCH-6 =
    Di norma il mercante può stare solo su terreni che producono una materia prima, quindi non sul deserto.
    Non può mai stare su un giacimento d'oro.
text-CK-WIN-1 = La partita finisce quando chi è di turno ha 13 punti vittoria.
text-CK-WIN-2 =
    Colonie e città saccheggiate valgono 1 punto vittoria, le città 2, le metropoli 4, la Via commerciale più
    lunga 2, e ogni carta Difensore, la Stampa, la Costituzione e il mercante 1. L'Esercito più grande non
    c'è.
text-CK-WIN-3 = In Città e Cavalieri tutti i punti vittoria sono visibili al tavolo.
