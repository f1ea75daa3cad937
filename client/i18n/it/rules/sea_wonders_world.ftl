# Marinai: le meraviglie e il nuovo mondo.

text-S-WO-1 =
    Non c'è il pirata, e i briganti cominciano su un deserto. Cominci sull'isola principale, ma non sui posti
    segnati per la muraglia e per il ponte né accanto al ponte; in seguito chiunque può costruirvi.
text-S-WO-2 = La tua prima colonia su ogni isola piccola porta 1 punto.
text-S-WO-3 =
    Ogni livello di una meraviglia ha lo stesso costo. Teatro: 3 lane, 1 legno, 1 argilla. Grande ponte: 3
    legni, 1 lana, 1 grano. Monumento: 3 grani, 2 minerali. Grande muraglia: 3 argille, 1 legno, 1 grano.
    Cattedrale: 3 minerali, 1 argilla, 1 grano.
text-S-WO-4 =
    Nel tuo turno puoi rivendicare una meraviglia che nessuno ha, una sola in tutta la partita, se hai ciò che
    essa richiede. Teatro: 2 città. Grande ponte: un edificio presso un ponte. Monumento: una città su un
    porto e una via lunga almeno 5. Grande muraglia: un edificio presso la muraglia. Cattedrale: una città e 6
    punti. Di norma rivendicare è gratis.
text-S-WO-5 =
    Una meraviglia ha quattro livelli; si costruiscono in ordine, quanti se ne vuole in un turno, ognuno al
    suo costo. Ciò che la meraviglia richiedeva non si controlla di nuovo.
text-S-WO-6 =
    Nel tuo turno vinci quando la tua meraviglia ha il quarto livello, o quando hai, di norma, 10 punti e un
    livello più alto di chiunque altro.
text-S-WO-7 =
    Con la mappa variabile si mescolano gli esagoni, i gettoni numerati e i porti dell'isola principale;
    deserti, isole piccole e mare restano. I due terreni che producono accanto al deserto non ricevono 6 o 8.
text-S-NW-1 =
    Non c'è una mappa stampata: terra e mare si dispongono a caso, scoperti, dentro tutta la cornice. In tre o
    quattro ci sono 19 esagoni di mare, 5 foreste, 5 pascoli, 5 campi, 4 colline e 4 montagne, con 23 gettoni
    numerati sulla terra; in cinque o sei 21 esagoni di mare, 7 terreni di ogni tipo che produce, 4 giacimenti
    d'oro, 3 deserti e 39 gettoni numerati.
text-S-NW-2 =
    Un 6 o un 8 vicino a un altro 6 o 8 si scambia di posto con un gettone numerato vicino, finché nessuno ne
    tocca più un altro. L'oro non riceve 6 o 8.
text-S-NW-3 =
    A partire da chi comincia, ognuno a turno pesca un porto e lo piazza sulla costa, con almeno un sentiero
    libero tra esso e ogni altro. Di norma i porti sono 9. Un tavolo può anche farli piazzare a caso.
text-S-NW-4 =
    Ogni tratto di terra circondato dal mare è un'isola. Quelle della tua fondazione sono le tue isole
    d'origine; la tua prima colonia su ognuna delle altre porta 1 punto. Di norma si vince con 12 punti.
text-S-NW-5 =
    Briganti e pirata cominciano accanto alla mappa ed entrano in gioco con il loro primo spostamento.
text-S-NW-6 =
    Per una mappa propria una buona meta è un numero di punti pari alla metà dei suoi terreni, senza contare i
    deserti.
text-S-NW-7 =
    Una disposizione con troppo pochi posti per la fondazione, o con terre che nessuna nave può raggiungere,
    si rifà da capo.
