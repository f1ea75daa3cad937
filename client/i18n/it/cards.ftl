# Progress cards: what each does, in one or two sentences.
card-alchemist-text = Prima di lanciare: scegli il numero di entrambi i dadi, poi lancia solo il dado evento.
card-crane-text = In questo turno una miglioria ti costa una merce in meno.
card-engineer-text = Costruisci gratis le mura di una città.
card-inventor-text = Scambia due gettoni numerati sulla mappa. I numeri 2, 6, 8 e 12 restano dove sono.
card-irrigation-text = Prendi 2 grani per ogni campo accanto a cui hai una colonia o una città.
card-medicine-text = Trasforma una colonia in città per 2 minerali e 1 grano.
card-mining-text = Prendi 2 minerali per ogni montagna accanto a cui hai una colonia o una città.
card-printer-text = Un punto vittoria, visibile al tavolo. Nessuno può portartelo via.
card-smith-text = Promuovi gratis di un grado fino a due tuoi cavalieri. Per un cavaliere potente serve la Fortezza.
card-bishop-text = Sposta i briganti e prendi una carta da chiunque abbia un edificio accanto al nuovo terreno. Non prima del primo attacco dei barbari.
card-constitution-text = Un punto vittoria, visibile al tavolo. Nessuno può portartelo via.
card-deserter-text = Scegli qualcuno: toglierà dalla mappa un proprio cavaliere. Tu ne piazzi uno della stessa forza, attivo o inattivo come quello.
card-diplomat-text = Togli una strada aperta, senza altre pedine del suo colore a un capo. Se è tua, puoi ripiazzarla subito altrove.
card-intrigue-text = Scaccia un cavaliere rivale da un incrocio a cui arriva una tua strada. Non ti serve un cavaliere.
card-saboteur-text = Chiunque abbia almeno i tuoi punti scarta metà della mano, arrotondata per difetto.
card-spy-text = Guarda le carte Progresso di qualcuno e prendine una.
card-warlord-text = Attiva gratis tutti i tuoi cavalieri.
card-wedding-text = Chiunque abbia più punti di te ti cede due carte a propria scelta.
card-commercial-harbour-text = In questo turno puoi offrire una materia prima a ogni rivale, una volta. Chi ha merci deve dartene una in cambio.
card-master-merchant-text = Guarda la mano di chi ha più punti di te e prendi due carte.
card-merchant-text = Piazza il mercante su un terreno accanto a una tua colonia o città. Finché resta lì scambi quella materia prima due a uno e hai un punto in più.
card-merchant-fleet-text = { $fleet ->
    [one_named_kind] Nomina un tipo di carta: in questo turno lo scambi due a uno con la riserva, quante volte vuoi.
   *[any_kind] In questo turno scambi con la riserva due carte uguali di qualsiasi tipo per una, quante volte vuoi.
}
card-resource-monopoly-text = Nomina una materia prima: ogni rivale te ne dà due, o l'unica che ha.
card-trade-monopoly-text = Nomina una merce: ogni rivale che ne ha te ne dà una.
