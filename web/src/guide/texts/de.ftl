## Der Begleiter
guide = Begleiter
guide-progress = Dein Fortschritt
guide-step = { $step } von { $steps }
guide-skip = Überspringen
guide-next = Weiter
guide-your-move = Du bist dran
guide-again = Noch einmal
guide-play = Richtig spielen
guide-nudge-move = Im echten Spiel geht das. Drücke hier bitte, was leuchtet.
guide-nudge-next = Lies erst das hier und drücke dann auf Weiter.

## BUTTONS
lesson-buttons-welcome = Hallo! Das ist dein Spielplan. Du legst Knöpfe darauf und machst Sterne daraus.
lesson-buttons-roll = Du bist am Zug. Würfle!
lesson-buttons-lay = Der weiße Würfel sagt Zeile 3, die schwarzen sind Spalten. Lege einen Knopf auf Rot in Spalte 3.
lesson-buttons-gold = Die goldenen Augen gelten für alle: { $one } und { $two } haben bei sich Zeile 3, Spalte 2 belegt.
lesson-buttons-offer = { $one } hat gewürfelt, und Gold gilt auch für dich: Zeile 5, Spalte 2 ist wieder rot. Lege!
lesson-buttons-bust = Für { $two } war keine Spalte frei: verzockt! Ihre Knöpfe sind weg, die Runde ist für sie vorbei.
lesson-buttons-risk = Knöpfe liegen nie direkt nebeneinander, der Platz wird knapp. Hier steht dein Risiko: klein. Würfle!
lesson-buttons-third = Der dritte rote Knopf! Drei einer Farbe bringen einen Stern, und Rot ist deine Karte: noch einer. Lege ihn.
lesson-buttons-out = { $one } ist ausgestiegen. Dir sind 3 Sterne sicher, ein Wurf könnte alle kosten. Steig aus!
lesson-buttons-stars = Ein Stern fürs Aussteigen, einer für drei rote Knöpfe, einer für deine Karte. Setze sie auf deine Knöpfe.
lesson-buttons-stay = Die Knöpfe gehen, die Sterne bleiben das ganze Spiel. Auf einen Stern wird nichts mehr gelegt.
lesson-buttons-later = Drei Runden später: Vier deiner Sterne liegen nebeneinander. Noch einer in dieser Zeile, und du gewinnst.
lesson-buttons-dare = Die anderen sind draußen, du spielst allein weiter. Du brauchst Zeile 3, das Risiko ist höher. Trau dich und würfle!
lesson-buttons-beside = Zeile 3, Spalte 6: was für ein Glück! Neben einem Stern darfst du legen. Lege hier.
lesson-buttons-home = Warte nicht länger. Steig aus!
lesson-buttons-fifth = Ein Stern, auf einen deiner Knöpfe. Setze ihn dorthin, wo es fünf in einer Reihe werden.
lesson-buttons-won = Fünf in einer Reihe: gewonnen! Auch zwölf Sterne insgesamt gewinnen. Das war schon das ganze Spiel.

## Der Krieg der Knöpfe
lesson-war-welcome = Hallo! Diese Würfel sind deine Bande. Du und { $one } setzt abwechselnd einen oder mehrere davon ein.
lesson-war-goal = Baue die sechs Abschnitte deiner Hütte, oder sammle sechs Sterne. Drei Jungen sitzen nach und sperren den Abschnitt über sich.
lesson-war-quarry = Wähle beide 2er, dann den Steinbruch. Die erste Gruppe dort verdient 4 Knöpfe.
lesson-war-paid = Vier Knöpfe für dich! Knöpfe sind Geld. Beende deinen Zug.
lesson-war-pushed = { $one } hat dich verdrängt: gleich viele Würfel, aber höher. Deine 2er liegen diese Runde in der Mühle.
lesson-war-lake = Einmal im Zug darfst du eine Zusatzaktion machen. Nimm die weiße 3 aus dem See, sie kostet 3 Knöpfe.
lesson-war-card = Eine Karte will gleiche Würfel und so viele Knöpfe, wie sie zeigen. Wähle deine 3 und die weiße 3, dann diese Karte.
lesson-war-exam = Die Karte brachte dir zwei große Brüder. { $one } ist mit einer 4 in der Prüfung: Wer die meisten 4er hat, bekommt den Bonusmarker der Schule.
lesson-war-brother = Ein großer Bruder zählt als Würfel mit beliebigem Wert. Wähle die 6 und einen Bruder: zwei gegen zwei, aber höher. Hol dir den Steinbruch zurück!
lesson-war-back = Der Steinbruch gehört wieder dir und brachte 2 Knöpfe. Hältst du ihn bis zum Ende der Runde, ist sein Bonusmarker dein. Beende deinen Zug.
lesson-war-hut = Jetzt wird gebaut. Wähle deine 5 und die Hütte in der Schule: 5 Knöpfe für den ersten Abschnitt.
lesson-war-build = Wähle den Abschnitt. Über einem Nachsitzer ist der Abschnitt gesperrt.
lesson-war-done = Alle deine Würfel sind eingesetzt. Beende deinen Zug; { $one } macht weiter, bis er keine mehr hat.
lesson-war-snitch = { $one } hat die 3er verpetzt, und du hast die meisten. Einer deiner Jungen muss nachsitzen: Nimm einen aus der Mühle, dort fehlt er nicht.
lesson-war-marker = { $one } gewann die Prüfung, du hältst den Steinbruch: Sein Bonusmarker bringt einen Stern und einen Abschnitt. Baue!
lesson-war-round = Das war eine ganze Runde. Nun kommen alle Würfel zurück und werden geworfen, und jede Karte bringt 2 Knöpfe.
lesson-war-later = Ein paar Runden später: Fünf Abschnitte stehen, du hast noch einen Würfel und 11 Knöpfe.
lesson-war-last = Ein Abschnitt fehlt. Wähle deine 6 und die Hütte in der Schule.
lesson-war-sixth = Baue den sechsten Abschnitt!
lesson-war-won = Die Hütte steht, gewonnen! Auch sechs Sterne gewinnen. Zu viert kommt die Wiese dazu.
