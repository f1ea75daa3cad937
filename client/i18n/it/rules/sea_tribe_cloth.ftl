# Marinai: la tribù dimenticata con i suoi doni, e il commercio delle stoffe con i suoi villaggi.

text-S-FT-1 =
    Tutti cominciano sull'isola principale, e di norma si vince con 13 punti. I briganti cominciano su un
    deserto, il pirata dove lo mostra la mappa.
text-S-FT-2 =
    Le isole piccole della tribù non hanno gettoni numerati, non rendono niente e non vi si costruiscono mai
    colonie: una colonia vuole accanto un terreno con un gettone numerato. I briganti vanno solo su terreni
    con un gettone numerato.
text-S-FT-3 =
    I doni stanno su sentieri lungo la costa delle isole della tribù: gettoni isola, carte Sviluppo e porti.
    In tre o quattro ci sono 8 gettoni isola, 4 carte coperte dal mazzo mescolato e 6 porti, uno per ogni
    materia prima e un 3:1. L'isola principale non ha porti.
text-S-FT-4 =
    Chi costruisce o sposta una nave su un sentiero con un dono lo prende, e da allora quel sentiero non ha
    più doni.
text-S-FT-5 =
    Un gettone isola è un punto visibile. Una carta vale come se fosse stata comprata in quello stesso turno.
text-S-FT-6 =
    Un porto si piazza subito su un sentiero della costa accanto a una propria colonia o città, se nessuno dei
    due capi tocca un altro porto. Se un posto così non c'è, si tiene e si piazza in un proprio turno
    successivo. Funziona da subito.
text-S-FT-7 = Un porto piazzato è un porto come gli altri e serve a chiunque costruisca ai suoi capi.
text-S-FT-8 =
    Con la mappa variabile si mescolano gli esagoni e i gettoni numerati dell'isola principale. I suoi tre
    terreni più a est non ricevono 5, 6, 8 o 9.
text-S-FT-9 = In tre e in quattro si usa la stessa mappa.
text-S-CL-1 =
    Cominci sulle due isole grandi, su una o su entrambe, con tre colonie, ognuna con una strada o una nave:
    in senso orario, a ritroso e di nuovo in senso orario. Solo la terza rende.
text-S-CL-2 =
    Sulle isole piccole ci sono villaggi, otto se si gioca in tre o quattro, ognuno con un numero e 5 pezze di
    stoffa; altre 10 stanno nella scorta comune. Presso le isole piccole nessuno costruisce colonie.
text-S-CL-3 =
    Quando le tue navi portano da un tuo edificio a un villaggio, hai con esso rapporti commerciali per
    sempre. In quel momento ne prendi 1 pezza di stoffa, se ne ha.
text-S-CL-4 =
    Quando esce il numero di un villaggio, chiunque sia in rapporti con esso ne prende 1 pezza di stoffa, dopo
    la produzione dei terreni. Se il villaggio ne ha troppo poche, il resto viene dalla scorta comune; un
    villaggio vuoto non dà niente. Prende per primo chi è di turno, poi il resto del tavolo in senso orario.
text-S-CL-5 = Ogni 2 pezze di stoffa valgono un punto. La Via commerciale più lunga non c'è.
text-S-CL-6 =
    I briganti non vanno sulle isole piccole. Puoi spostare il pirata solo quando hai rapporti con un
    villaggio. Chi lo sposta prende a propria scelta una carta o una pezza di stoffa; la stoffa si prende allo
    scoperto.
text-S-CL-7 =
    Le navi tra un tuo edificio e un villaggio con cui hai rapporti sono chiuse, come se il villaggio fosse
    tuo. Le diramazioni si possono spostare.
text-S-CL-8 =
    Di norma si vince con 14 punti nel proprio turno. La partita finisce anche, di norma alla fine di un
    turno, quando almeno 5 degli otto villaggi sono vuoti: allora vince chi ha più punti, a pari punti chi ha
    più stoffa, e poi chi viene prima nell'ordine di turno.
text-S-CL-9 =
    I briganti cominciano su un 12 di un'isola grande, il pirata sulla cornice. Con la mappa variabile si
    mescolano gli esagoni e i gettoni numerati delle isole grandi, e i porti si sorteggiano.
