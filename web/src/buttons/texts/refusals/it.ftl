## By rule
refusal-B20 = Lì c’è già un bottone o una stella.
refusal-B21 = Troppo vicino: i bottoni non si toccano mai di lato.
refusal-B30 = Prima lancia o esci.
refusal-B31 = I dadi non indicano quella casella.
refusal-B32 = Quando lancia un altro, per te vale solo la casella del dado d’oro.
refusal-B34 = Per uscire ti serve almeno un bottone sul tuo tabellone.
refusal-B41 = Una stella va su uno dei tuoi bottoni.
refusal-B50 = La partita è finita.

## By rule and case
refusal-B20-button = In riga { $row }, colonna { $column } c’è già il tuo bottone.
refusal-B20-star = In riga { $row }, colonna { $column } c’è già la tua stella.
refusal-B21-row = La colonna { $column } è chiusa: è accanto al tuo bottone nella colonna { $by_column }.
refusal-B21-column = La casella in riga { $row }, colonna { $column } è chiusa: è accanto al tuo bottone nella riga { $by_row }.
refusal-B31-row = Il dado bianco mostra la riga { $row }: posa lì.
refusal-B31-column = Nessun dado nero mostra la colonna { $column }, solo { $columns }.
refusal-B32-gold = Per te vale solo riga { $row }, colonna { $column }: la casella del dado d’oro.
refusal-B41-star = Lì c’è già una stella. Scegli uno dei tuoi bottoni.
refusal-B41-empty = In riga { $row }, colonna { $column } non c’è un tuo bottone.
