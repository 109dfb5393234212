## By rule
refusal-B20 = Dort liegt schon ein Knopf oder ein Stern.
refusal-B21 = Zu nah: Knöpfe liegen nie Seite an Seite.
refusal-B30 = Erst würfeln oder aussteigen.
refusal-B31 = Die Würfel zeigen dieses Feld nicht.
refusal-B32 = Wenn jemand anderes würfelt, gilt für dich nur das Feld des goldenen Würfels.
refusal-B34 = Zum Aussteigen brauchst du mindestens einen Knopf auf deinem Spielplan.
refusal-B41 = Ein Stern kommt auf einen deiner Knöpfe.
refusal-B50 = Das Spiel ist zu Ende.

## By rule and case
refusal-B20-button = Auf Zeile { $row }, Spalte { $column } liegt schon dein Knopf.
refusal-B20-star = Auf Zeile { $row }, Spalte { $column } liegt schon dein Stern.
refusal-B21-row = Spalte { $column } ist gesperrt: Sie liegt neben deinem Knopf in Spalte { $by_column }.
refusal-B21-column = Zeile { $row }, Spalte { $column } ist gesperrt: Das Feld liegt neben deinem Knopf in Zeile { $by_row }.
refusal-B31-row = Der weiße Würfel zeigt Zeile { $row }: Lege dort.
refusal-B31-column = Kein schwarzer Würfel zeigt Spalte { $column }, nur { $columns }.
refusal-B32-gold = Für dich gilt nur Zeile { $row }, Spalte { $column }: das Feld des goldenen Würfels.
refusal-B41-star = Dort liegt schon ein Stern. Wähle einen deiner Knöpfe.
refusal-B41-empty = Auf Zeile { $row }, Spalte { $column } liegt keiner deiner Knöpfe.
