topic-sea = S Mořeplavci
    .also = Lodě; Mořeplavci; Pirát
    .tells = Co se mění, když se Města a rytíři hrají s loděmi a dalšími ostrovy. Tato pravidla jsou tu ke čtení; stoly s nimi zatím zakládat nelze.
