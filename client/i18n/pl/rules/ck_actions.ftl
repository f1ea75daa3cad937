# Miasta i Rycerze: co robią aktywni rycerze.

text-CK-ACT-1 =
    Rycerzami działa tylko gracz, którego tura trwa, tylko po rzucie i tylko tymi, którzy byli aktywni już
    przed tą turą. Każdy rycerz ma w turze jedną akcję i staje się przez nią bierny.
text-CK-ACT-2 =
    Rycerza, który wykonał akcję, można od razu aktywować ponownie za 1 zboże, ale w tej turze nie może on już
    działać.
text-CK-ACT-MOVE-1 =
    Rycerz przemieszcza się na wolne skrzyżowanie, które z jego skrzyżowaniem łączą własne drogi gracza.
    Odległość nie ma znaczenia.
text-CK-ACT-MOVE-2 =
    Rycerz w drodze nie może przejść przez skrzyżowanie z rycerzem lub budowlą przeciwnika. Własne pionki może
    mijać.
text-CK-ACT-MOVE-3 = Po przemieszczeniu rycerz jest bierny.
text-CK-ACT-DISP-1 =
    Rycerz może wejść na skrzyżowanie ze słabszym rycerzem przeciwnika i go przepędzić, bez względu na to, czy
    tamten jest aktywny. Własnych rycerzy przepędzać nie można.
text-CK-ACT-DISP-2 =
    Właściciel przepędzonego rycerza przenosi go na wybrane wolne skrzyżowanie tej samej drogi handlowej,
    która należy do tego właściciela, nie mijając rycerzy innych graczy. Rycerz pozostaje aktywny lub bierny,
    tak jak był.
text-CK-ACT-DISP-3 =
    Jeśli dla przepędzonego rycerza nie ma skrzyżowania, schodzi on z planszy i wraca do zasobów właściciela.
text-CK-ACT-DISP-4 = Rycerz, który przepędził innego, staje się bierny.
text-CK-ACT-CHASE-1 =
    Aktywny rycerz dowolnej siły może przepędzić złodzieja z pola, które styka się z jego skrzyżowaniem. Gracz
    przestawia wtedy złodzieja i kradnie jak w grze podstawowej.
text-CK-ACT-CHASE-2 =
    Po przepędzeniu złodzieja rycerz jest bierny. Przed pierwszym atakiem barbarzyńców złodzieja nie można
    przepędzić.
