# Città e Cavalieri: costruzioni, mura, cavalieri.

text-CK-BUILD-1 = Strade, colonie e città hanno i costi e le regole del gioco base.
text-CK-BUILD-2 =
    La Via commerciale più lunga resta in gioco e vale 2 punti vittoria. Oltre agli edifici, possono
    interromperla anche i cavalieri.
text-CK-WALL-1 =
    Le mura di una città costano 2 argille e si mettono sotto una propria città. Una colonia non può averle.
text-CK-WALL-2 = Una città ha al massimo una cerchia di mura, e ognuno ne ha al massimo 3.
text-CK-WALL-3 = Ogni cerchia di mura permette a chi la possiede di tenere 2 carte in più quando esce un 7.
text-CK-WALL-4 = Le mura si perdono insieme alla loro città e tornano nella scorta di chi le possiede.
text-CK-KNIGHT-1 = Un cavaliere è inattivo o attivo. Un cavaliere inattivo, cioè senza elmo, non può agire.
text-CK-KNIGHT-2 = Un cavaliere semplice ha forza 1, uno forte 2 e uno potente 3.
text-CK-KNIGHT-3 =
    Reclutare costa 1 minerale e 1 lana e piazza un nuovo cavaliere semplice, inattivo, su un incrocio libero
    a cui arriva almeno una propria strada. Libero significa senza edifici e senza cavalieri.
text-CK-KNIGHT-4 =
    La regola della distanza non vale per i cavalieri, e i cavalieri non contano nella regola della distanza
    per le colonie.
text-CK-KNIGHT-5 =
    Un cavaliere, attivo o inattivo, blocca i rivali: non possono proseguire una strada oltre il suo incrocio.
text-CK-KNIGHT-6 =
    Un cavaliere interrompe al suo incrocio una via commerciale rivale. I propri cavalieri non interrompono
    mai la propria via.
text-CK-KNIGHT-7 =
    Nessuno può costruire una colonia su un incrocio con un cavaliere. Chi lo possiede deve prima spostarlo,
    lungo la stessa via, su un incrocio libero; se il cavaliere è inattivo o non ha dove andare, lì non si può
    costruire.
text-CK-KNIGHT-8 =
    Attivare un cavaliere costa 1 grano, qualunque sia la sua forza, e gli dà un elmo. Si può attivare un
    cavaliere reclutato nello stesso turno.
text-CK-KNIGHT-9 =
    Un cavaliere attivato in questo turno non può agire in questo turno, ma al più presto nel turno seguente
    di chi lo possiede.
text-CK-KNIGHT-10 =
    Promuovere costa 1 minerale e 1 lana e rende forte un cavaliere semplice, o potente un cavaliere forte. Il
    cavaliere resta attivo o inattivo com'era. La promozione è possibile nel turno in cui lo si recluta, ma
    una sola volta per cavaliere in un turno.
text-CK-KNIGHT-11 =
    Un cavaliere forte si può promuovere a potente solo se chi lo possiede ha la Fortezza, livello 3 della
    politica.
text-CK-KNIGHT-12 =
    Ognuno ha solo 2 cavalieri di ogni forza. Con due cavalieri semplici sulla mappa, bisogna promuoverne uno
    prima di poterne reclutare un terzo, e per la promozione serve una pedina libera della forza seguente.
text-CK-KNIGHT-13 =
    Anche se la promozione è elencata tra le azioni dei cavalieri, il cavaliere conserva il suo elmo.
text-CK-KNIGHT-14 = Su un incrocio sta al massimo un cavaliere.
