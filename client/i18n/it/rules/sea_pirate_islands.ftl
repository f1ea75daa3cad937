# Marinai: le isole dei pirati.

text-S-PI-1 =
    Non ci sono né i briganti, né la Via commerciale più lunga, né l'Esercito più grande. Ogni colore comincia
    con una colonia e una nave sull'isola principale; lontano ha un punto di sbarco e una roccaforte, cioè una
    propria colonia sotto tre covi di pirati.
text-S-PI-2 = In tre le carte Edificio si tolgono dal mazzo. In quattro si giocano come Cavalieri.
text-S-PI-3 =
    Poi ognuno fonda come al solito due colonie sull'isola principale, così che lì ne stiano tre, per 3 punti
    in tutto. La roccaforte conta solo quando è conquistata.
text-S-PI-4 =
    Dopo ogni lancio, e prima dei suoi effetti, la flotta dei pirati avanza lungo il suo percorso di tanti
    esagoni quanti ne indica il dado più basso.
text-S-PI-5 =
    Dove si ferma accanto a edifici, la flotta attacca chi li possiede: di norma tutti, a partire da chi è di
    turno. È forte quanto indica il dado più basso, e ognuno è forte quanto le proprie navi da guerra. Chi è
    più debole perde una carta a caso, e un'altra per ogni propria città; chi è più forte prende una materia
    prima a scelta; a pari forza non cambia niente.
text-S-PI-6 =
    Dopo un sette si scarta come al solito; poi chi ha lanciato può prendere una carta, senza vederla, a un
    rivale qualsiasi.
text-S-PI-7 =
    Lontano dall'isola principale costruisci un'unica rotta senza diramazioni, con un percorso il più breve
    possibile fino al tuo punto di sbarco e poi, di nuovo il più breve possibile, fino alla tua roccaforte, e
    non oltre. Lungo l'isola principale sono permesse altre navi.
text-S-PI-8 =
    Nel tuo punto di sbarco puoi costruire una colonia quando la tua rotta lo ha raggiunto. Nient'altro si
    costruisce sulle isole dei pirati.
text-S-PI-9 =
    Un Cavaliere, e in quattro anche una carta Edificio, trasforma in nave da guerra, tra le navi comuni della
    tua rotta, quella più vicina all'inizio della rotta. La carta lascia il gioco e non fa nient'altro.
text-S-PI-10 =
    Le navi della rotta si spostano secondo le regole generali, se la rotta resta come deve essere. Una nave
    da guerra rimane tale; se va perduta, torna nella scorta di chi la possiede.
text-S-PI-11 =
    Quando la tua rotta ha raggiunto la tua roccaforte, di norma puoi attaccarla come ultima cosa del tuo
    turno. Lancia un dado: se le navi da guerra della rotta sono più di quanto indica, si toglie un covo; se
    sono altrettante, perdi la nave più vicina alla roccaforte; se sono meno, le due più vicine.
text-S-PI-12 =
    Senza il suo terzo covo la roccaforte è una tua colonia come le altre: vale un punto, rende e può
    diventare città. Quando tutte le roccaforti sono conquistate, il pirata lascia il gioco.
text-S-PI-13 =
    Vince nel proprio turno chi ha conquistato la propria roccaforte e ha, di norma, 10 punti. La mappa è
    sempre quella stampata.
