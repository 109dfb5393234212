## By rule
refusal-B20 = Il y a déjà un bouton ou une étoile.
refusal-B21 = Trop près : deux boutons ne se touchent jamais par un côté.
refusal-B30 = Commence par lancer ou par te retirer.
refusal-B31 = Les dés ne montrent pas cette case.
refusal-B32 = Quand un autre lance, seule la case du dé doré t’est ouverte.
refusal-B34 = Pour te retirer, il te faut au moins un bouton sur ton plateau.
refusal-B41 = Une étoile va sur l’un de tes boutons.
refusal-B50 = La partie est finie.

## By rule and case
refusal-B20-button = Ton bouton est déjà en ligne { $row }, colonne { $column }.
refusal-B20-star = Ton étoile est déjà en ligne { $row }, colonne { $column }.
refusal-B21-row = La colonne { $column } est fermée : elle touche ton bouton en colonne { $by_column }.
refusal-B21-column = Ligne { $row }, colonne { $column } : case fermée, elle touche ton bouton en ligne { $by_row }.
refusal-B31-row = Le dé blanc montre la ligne { $row } : pose là.
refusal-B31-column = Aucun dé noir ne montre la colonne { $column }, seulement { $columns }.
refusal-B32-gold = Seule la ligne { $row }, colonne { $column } est pour toi : la case du dé doré.
refusal-B41-star = Il y a déjà une étoile. Choisis un de tes boutons.
refusal-B41-empty = Aucun de tes boutons n’est en ligne { $row }, colonne { $column }.
