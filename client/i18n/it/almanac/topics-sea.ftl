topic-sea = Con i Marinai
    .also = Navi; Marinai; Pirata
    .tells = Che cosa cambia quando Città e Cavalieri si gioca con le navi e altre isole. Queste regole sono qui da leggere; tavoli con esse non se ne possono ancora aprire.
