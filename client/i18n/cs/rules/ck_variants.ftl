# Města a rytíři: varianta pro zkušené.

text-CK-EXPERT-1 =
    Ve variantě pro zkušené se při útoku barbarů hráči jeden po druhém, počínaje hráčem na tahu, rozhodují,
    které ze svých aktivních rytířů pošlou do boje.
text-CK-EXPERT-2 =
    Ve variantě pro zkušené se do obrany počítají jen rytíři poslaní do boje a jen ti se stávají pasivními.
text-CK-EXPERT-3 = Ve variantě pro zkušené smí hráč úmyslně neposlat do boje žádného rytíře.
text-CK-EXPERT-4 =
    Ve variantě pro zkušené se nejmenší a největší přínos měří silou rytířů poslaných do boje. Poslaný rytíř
    bojuje celou svou silou.
