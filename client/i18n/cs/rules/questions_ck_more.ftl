# Otevřené otázky Měst a rytířů, X-68 až X-85: zahnání, karty bez účinku, akvadukt, metropole a vítězství.

text-X-68 = Kam smí zloděj, kterého zahnal rytíř? Na tytéž krajiny jako po hozené 7. Nastavení k tomu není.
text-X-69 =
    Co když při útoku barbarů nejsou žádná města ani aktivní rytíři? Formálně vítězí rytíři, a je-li nejvyšší
    přínos 0, běžně nikdo odměnu nedostane. S nastavením ck_zero_battle_reward = true se odměna uděluje i tak.
text-X-70 =
    Po čí cestě se přesouvá zahnaný rytíř? Po cestě svého majitele, který vybere křižovatku. Nastavení k tomu
    není.
text-X-71 =
    Smí se zahrát karta pokroku, která nemá žádný účinek? Běžně ji zahrát nelze, pokud každý vidí, že by žádný
    neměla. S nastavením ck_allow_void_cards = true se zahrát smí.
text-X-72 =
    Dovoluje poslední věta na kartě Obchodní přístav další směnu? Její smysl není jasný a každá karta dovoluje
    jen jednu směnu s každým soupeřem. Nabídka soupeři bez obchodního zboží není směna. Že žádné nemá, od té
    chvíle vědí všichni, a proto se nabídka neopakuje, dokud do jeho ruky nepřijdou karty. Nastavení k tomu
    není.
text-X-73 =
    Co když banka nemá dost obchodního zboží? Platí pro ně totéž co pro suroviny, podle téhož nastavení
    bank_shortage.
text-X-74 =
    Pomůže akvadukt hráči, který nic nedostal kvůli nedostatku v bance, a musí se použít? Běžně pomůže a
    použít se nemusí. S nastavením ck_aqueduct_on_shortage = false se nedostatek v bance nepočítá jako hod bez
    výnosu.
text-X-75 =
    Která stavba v oblasti obchodu dává na obchodní zboží poměr 2:1, když české názvy stupňů 2 a 3 oba
    znamenají gildu? Tato výhoda patří ke stupni 3. Nastavení k tomu není.
text-X-76 =
    Co se stane s metropolí hráče, který přijde o poslední ze svých ostatních měst? Nic, protože metropole je
    nedotknutelná. Nastavení k tomu není.
text-X-77 =
    Kam jde rytíř, když na jeho křižovatce chce jiný hráč postavit vesnici? Nikam: křižovatka je obsazená a
    stavět na ní nelze. Nastavení k tomu není.
text-X-78 =
    Smí Vynálezce prohodit dvě stejná čísla? Běžně to nelze, protože by se nic nezměnilo. S nastavením
    ck_allow_void_cards = true je to dovoleno.
text-X-79 = Krade se s Rytířem zahraným před hodem ihned? Ano. Nastavení k tomu není.
text-X-80 =
    Který plán a které počáteční figurky se používají v první hře Měst a rytířů? Plán popsaný v CK-SETUP-2 s
    obvyklým zakládáním. Plán se volí nastavením board_setup.
text-X-81 =
    Smí aktivní rytíř, kterého hráč postavil díky Zběhovi, jednat v témže tahu? Běžně smí, protože v tomto
    tahu nebyl aktivován. S nastavením ck_deserter_knight_acts = false musí počkat.
text-X-82 =
    V jakém pořadí přijde řada na oběti, má-li jich jedna karta více? Vybírají současně a účinky se provádějí
    po směru hodinových ručiček. Nastavení k tomu není.
text-X-83 =
    Co když má hráč kvůli Špiónovi nebo odměně při shodě obránců víc než 4 karty pokroku? Platí pravidlo páté
    karty, podle téhož nastavení ck_fifth_card.
text-X-84 =
    Smí se vlastní silnice odstraněná Diplomatem vrátit na tutéž hranu a musí se znovu položit? Položit se smí
    jen na jinou hranu a znovu ji pokládat není povinné. Nastavení k tomu není.
text-X-85 =
    Může hráč vyhrát během vyhodnocování kostek, třeba díky kartě Zachránce ostrova? Ve vlastním tahu ihned; v
    tahu jiného hráče až na začátku svého příštího tahu. Nastavení k tomu není.
text-X-86 =
    Brání zloděj tomu, aby Důl nebo Zavlažování přinesly něco z jeho krajiny? Text slibuje karty za každou
    takovou krajinu a o zloději mlčí; ten blokuje výnos z hodu. Běžně tedy nevadí. S nastavením
    ck_harvest_under_robber = false krajina se zlodějem nepřinese nic.
