# Città e Cavalieri: le 18 carte Progresso gialle.

text-CK-PROG-MERCHANT-1 =
    Mercante (6 carte): chi lo gioca piazza il mercante sulla mappa o lo sposta, e ne ottiene il cambio e il
    punto.
text-CK-PROG-COMHARB-1 =
    Porto commerciale (2 carte): in questo turno chi lo gioca può fare uno scambio con ogni rivale, per ognuna
    di queste carte giocate. Offre una carta Materia prima, e chi ha merci deve darne in cambio una a propria
    scelta. Con chi non ne ha lo scambio non avviene, la materia prima resta a chi l'ha offerta e niente va
    perduto; allo stesso rivale si chiede di nuovo solo dopo che sono arrivate carte nella sua mano.
text-CK-PROG-FLEET-1 =
    Flotta mercantile (2 carte): per il resto del turno chi la gioca può dare alla riserva 2 materie prime o
    merci uguali, di qualsiasi tipo, per 1 carta a scelta, quante volte vuole. Con ck_fleet_scope =
    one_named_kind vale solo il tipo nominato quando si gioca la carta. Una Flotta che non apre nessun nuovo
    tasso non si gioca.
text-CK-PROG-MASTER-1 =
    Maestro mercante (2 carte): chi lo gioca sceglie un'altra persona con più punti vittoria, ne guarda la
    mano e ne prende 2 materie prime o merci a scelta. Se c'è solo 1 carta, prende quella. Non ci si può
    difendere.
text-CK-PROG-TRADEMONO-1 =
    Monopolio commerciale (2 carte): chi lo gioca nomina una merce, e ogni rivale che ne ha ne dà 1.
text-CK-PROG-RESMONO-1 =
    Monopolio delle materie prime (4 carte): chi lo gioca nomina una materia prima, e ogni rivale ne dà 2. Chi
    ne ha solo 1 dà quella, chi non ne ha non dà niente.
