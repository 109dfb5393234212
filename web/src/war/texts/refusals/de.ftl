## By rule
refusal-W2 = Die Wiese ist nur zu viert im Spiel.
refusal-W6 = Der Nachsitzer sperrt diesen Abschnitt.
refusal-W8 = Wähle erst, welchen Abschnitt du baust oder wen du befreist.
refusal-W13 = Dort liegt keine Karte.
refusal-W21 = Dort liegt in dieser Runde keine Karte.
refusal-W22 = Die Würfel rollen noch.
refusal-W23 = Diese Karte wirkt nur gleich nach dem Würfeln, einmal je Runde.
refusal-W24 = Jemand anderes ist dran.
refusal-W26 = Eine Würfelaktion und eine Zusatzaktion je Zug, nacheinander.
refusal-W30 = Höchstens ein großer Bruder, und nie in der Schule.
refusal-W31 = An einem Schauplatz müssen alle Würfel denselben Wert zeigen.
refusal-W33 = Zu schwach: Du brauchst mehr Würfel oder gleich viele mit höherem Wert.
refusal-W36 = Ein großer Bruder allein zählt hier als ein Würfel.
refusal-W40 = Ein Farbwürfel auf ein freies Feld, und nur, wenn du tun kannst, was es sagt.
refusal-W41 = In die Prüfung geht ein Farbwürfel.
refusal-W42 = Befreien kostet 8 Knöpfe, und du brauchst einen Nachsitzer.
refusal-W43 = Petzen darf nur, wer einen Nachsitzer hat.
refusal-W44 = Die Petze setzt diese Runde nichts mehr an Schauplätzen ein.
refusal-W45 = Auf das Feld Startspieler geht ein Farbwürfel.
refusal-W46 = Zwei große Brüder kosten 2 Knöpfe.
refusal-W47 = Ein Abschnitt kostet 5, und 1 mehr für jeden, den du hast; er braucht einen freien Platz.
refusal-W48 = Ein Stern kostet 5, und 1 mehr für jeden, den du hast.
refusal-W50 = Eine Karte braucht genau ihre Zahl gleicher Würfel und so viele Knöpfe, wie einer davon zeigt.
refusal-W55 = Ins Dorf dürfen beliebige Würfel, alle in einer Würfelaktion.
refusal-W60 = Ein weißer Würfel kostet 3 Knöpfe.
refusal-W61 = Drehen kostet 1 Knopf je Auge.
refusal-W62 = Du brauchst eine Karte zum Abgeben und einen Nachsitzer.
refusal-W65 = Weiße Würfel gehen nie zur Schule.
refusal-W70 = Der Junge kommt auf einen freien Platz.
refusal-W75 = Das Spiel ist zu Ende.
refusal-WR8 = Der Vorrat ist leer.

## By rule and case
refusal-W33-weak = { $chosen } × { $shown } schlägt { $dice } × { $value } nicht. Nötig sind { $more } beliebige gleiche Würfel{ $least ->
        [0] .
       *[other] { " " }oder { $dice } mit { $least } oder mehr.
    }
refusal-W36-weak = Ein großer Bruder allein zählt als ein Würfel, und dort { $dice ->
        [one] liegt
       *[other] liegen
    } { $dice } × { $value }. Nötig sind { $more } Würfel{ $least ->
        [0] .
       *[other] { " " }oder { $dice } mit { $least } oder mehr.
    }
refusal-W40-taken = Auf diesem Feld liegt schon ein Würfel.
refusal-W40-one = In die Schule geht immer nur ein Farbwürfel.
refusal-W42-price = { refusal-W60-price }
refusal-W42-no-boy = Bei dir sitzt niemand nach.
refusal-W43-no-boy = Bei dir sitzt niemand nach, also darfst du nicht petzen.
refusal-W46-price = { refusal-W60-price }
refusal-W47-price = { refusal-W60-price }
refusal-W47-blocked = Die Nachsitzer sperren jeden Abschnitt, den du bauen könntest.
refusal-W48-price = { refusal-W60-price }
refusal-W50-sold = Diese Karte ist verkauft.
refusal-W50-dice = Diese Karte braucht genau { $wanted ->
        [one] einen Würfel
       *[other] { $wanted } gleiche Würfel
    }. Gewählt hast du { $chosen }.
refusal-W50-price = Kostet { $price } { $price ->
        [one] Knopf
       *[other] Knöpfe
    }, du hast { $have }. Eine Karte kostet so viele Knöpfe, wie jeder ihrer Würfel zeigt{ $cheaper ->
        [0] .
       *[other] : { $dice } × { $cheaper } würde { $cheaper } kosten.
    }
refusal-W60-price = Kostet { $price } { $price ->
        [one] Knopf
       *[other] Knöpfe
    }, du hast { $have }.
refusal-W60-none = Im See liegt keine weiße { $value }.
refusal-W61-price = { refusal-W60-price }
refusal-W62-no-boy = { refusal-W42-no-boy }
refusal-W6-blocked = Der Junge auf Platz { $section } sperrt Abschnitt { $section }.
refusal-W8-built = Abschnitt { $section } ist schon gebaut.
refusal-W8-no-boy = Auf Platz { $spot } sitzt niemand.
refusal-W8-build-first = Wähle zuerst, welchen Abschnitt du baust.
refusal-W8-free-first = Wähle zuerst, wen du befreist.
refusal-W23-cards-first = Zuerst kommen die Karten für nach dem Würfeln: Nutze sie oder tippe auf „So lassen“.
refusal-W26-acted = Deine Würfelaktion in diesem Zug ist schon erledigt.
refusal-W26-bonus = Deine Zusatzaktion in diesem Zug ist schon erledigt.
refusal-W26-village-first = Mach erst das Dorf fertig: Schick weitere Würfel oder tippe auf „Das ist alles“.
refusal-W70-taken = Platz { $spot } ist besetzt.
refusal-W70-detain-first = Wähle zuerst, wer nachsitzen muss.
refusal-WR8-brothers = { $left ->
        [0] Im Vorrat ist kein großer Bruder mehr.
       *[other] Im Vorrat ist nur noch { $left } großer Bruder, du bräuchtest zwei.
    }
refusal-WR8-stars = Im Vorrat ist kein Stern mehr.
