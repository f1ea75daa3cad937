topic-sea = Z Żeglarzami
    .also = Statki; Żeglarze; Pirat
    .tells = Co się zmienia, gdy Miasta i Rycerze łączą się ze statkami i kolejnymi wyspami. Te zasady można tu przeczytać; stołów z nimi jeszcze nie ma.
