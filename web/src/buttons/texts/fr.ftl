## Le jeu et sa fin
buttons-title = BUTTONS
buttons-pitch = Lance, pose un bouton, et encore ? Retire-toi à temps et tes boutons deviennent des étoiles. Cinq en ligne, et c’est gagné.
buttons-minutes = 15 minutes
buttons-age = facile, dès 8 ans
last-line = Ce qui vient de se passer
buttons-ending-line = { $you ->
    [yes] Tu as cinq étoiles en ligne.
   *[no] Cinq étoiles en ligne.
  }
buttons-ending-twelve = { $you ->
    [yes] Tu as posé { $stars } étoiles.
   *[no] { $stars } étoiles sur le plateau.
  }
buttons-ending-both = Cinq étoiles en ligne et { $stars } en tout.
buttons-ending-most-stars = Plusieurs y sont arrivés : cinq en ligne l’emportent, puis le plus grand nombre d’étoiles.
buttons-ending-shared = Personne n’est devant : la victoire est partagée.
longest-line = plus longue ligne
the-boards = Les plateaux
key-digits-buttons = choisir la case de cette colonne
red-card-starts = La carte rouge commence ; elle est tirée au sort
key-roll = lancer
key-out = se retirer
key-lay = poser sur la case offerte
key-pass = refuser la case offerte

## BUTTONS : le plateau
board-of = { $you ->
    [yes] Ton plateau
   *[no] Le plateau de { $name }
  }
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
cell-where = Ligne { $row }, colonne { $column }, { $colour }
cell-open = libre.
cell-blocked = fermée, à côté d’un bouton.
cell-laid = un bouton est posé ici.
cell-starred = une étoile. Fermée.
cell-legal = poser ici.
cell-waiting = choisie. Touche encore pour confirmer.
cell-may = un bouton. Une étoile peut aller ici.
cell-wish = étoile choisie. Touche encore pour la reprendre.
cell-gain-stars = Troisième { $colour } : { $stars ->
    [one] une étoile de plus
   *[other] { $stars } étoiles de plus
  } si tu te retires.
cell-gain-count = { $colour } { $count } sur 3.
cell-third = 3e { $colour }
bust = risque
row-risk = Ligne { $row } : { $risk } de risque
colours-covered = Couleurs couvertes
count-card = carte :
count-done = compte :
stars = étoiles
opponent-label = { $name }, { $state }, { $stars ->
    [one] une étoile
   *[other] { $stars } étoiles
  }
enlarge-board = Agrandir le plateau de { $name }
standing-in = en jeu
standing-out = retiré
standing-bust = bloqué
standing-turn = à son tour
standing-rolled = a lancé
standing-asked = doit décider
standing-sewing = pose des étoiles
starts = premier joueur
card = { $count ->
    [one] carte
   *[other] cartes
  }
of-twelve = sur 12
in-a-line = { $count ->
    [3] trois
    [4] quatre
    [5] cinq
   *[other] six
  } { $line ->
    [row] en ligne
   *[column] en colonne
  } { $number }{ $more ->
    [1] , encore une pour gagner
    [2] , encore deux pour gagner
   *[other]  !
  }
two-cards = Deux cartes chacun
two-cards-note = Trois boutons de la couleur d’une carte : une étoile de plus, pour chaque carte.
two-depots = Cases de dépôt
two-depots-note = Qui se retire ou reste bloqué y pose deux dés noirs.
depot-empty = dépôt vide
in-depot = en dépôt

## BUTTONS : dés et actions
dice-and-actions = Dés et actions
stars-and-actions = Étoiles et actions
the-offer = L’offre
die-row = ligne
die-all = pour tous
die-column = { $count ->
    [one] colonne
   *[other] colonnes
  }
dice-label = Dés : ligne { $row }, or { $gold }, colonnes { $columns }
dice-unrolled = Aucun dé lancé
roll = Lancer
get-out = Se retirer
safe = sûr
lay-first = pose d’abord
lay = Poser
no-thanks = Non, merci
roll-or-out = Lancer ou se retirer ?
bust-if-you-roll = de risque
bust-if-you-roll-now = de risque d’être bloqué si tu lances
risk-label = Risque d’être bloqué : { $risk }
risk-note = { $dice ->
    [one] Un dé noir
   *[other] { $dice } dés noirs
  }, { $cells ->
    [one] une case libre
   *[other] { $cells } cases libres
  }. Chaque ligne montre son risque.
risk-note-plain = { $dice ->
    [one] Un dé noir
   *[other] { $dice } dés noirs
  }, { $cells ->
    [one] une case libre
   *[other] { $cells } cases libres
  }.
choose-a-cell = Choisis une case
row-number = Ligne { $row }
columns-fit = { $count ->
    [one] la colonne { $columns } convient
   *[other] les colonnes { $columns } conviennent
  }
cells-fit = { $count ->
    [one] Une case convient
   *[other] { $count } cases conviennent
  }
row-with-columns = { $count ->
    [one] Ligne { $row } avec la colonne { $columns }.
   *[other] Ligne { $row } avec les colonnes { $columns }.
  }
offered-cell = Ligne { $row }, colonne { $column }
offered-cell-short = Ligne { $row }, doré { $column }
gold-is-for-all = Le dé doré est pour tous
if-you-get-out = si tu te retires
count-of-three = { $count } sur 3
closes = ferme
open-cells = { $count ->
    [one] case libre
   *[other] cases libres
  }
more-stars = { $count ->
    [0] Toutes les étoiles sont posées
    [one] Encore une étoile
   *[other] Encore { $count } étoiles
  }
tap-a-glowing-button = Touche un bouton lumineux
each-on-another = Chacune sur un bouton différent. Ensuite, tous les boutons s’en vont.
why-out = Tu t’es retiré
why-three = Trois fois { $colour }
why-card = Ta carte, { $colour }
watching-risk = de risque si { $name } lance
watching-dice = Les dés roulent.
watching-laying = Un bouton va là où la ligne croise une colonne.
watching-offering = Le dé doré est pour tous.
watching-sewing = Les étoiles prennent la place des boutons.
watching-over = La partie est finie.

## BUTTONS : à qui de jouer
headline-leaving-out = On distribue les cartes
headline-dealing = On distribue les cartes
headline-turn = { $you ->
    [yes] { $out ->
        [yes] À toi : lancer ou te retirer ?
       *[no] À toi : lance les dés !
      }
   *[no] { $name } : lancer ou se retirer ?
  }
headline-rolling = { $you ->
    [yes] Tu lances les dés
   *[no] { $name } lance les dés
  }
headline-laying = { $you ->
    [yes] Pose un bouton en ligne { $row }
   *[no] { $name } pose en ligne { $row }
  }
headline-offering = { $you ->
    [yes] { $active } a lancé. Poser là aussi ?
   *[no] { $name } peut poser là aussi
  }
headline-sewing = { $you ->
    [yes] { $stars ->
        [one] Pose une étoile
       *[other] Pose { $stars } étoiles
      }
   *[no] { $name } pose des étoiles
  }
headline-over = La partie est finie

## BUTTONS : le journal, après le nom
log-roll = { $you ->
    [yes] lances
   *[no] lance
  } ligne { $row } : colonnes { $columns }
log-rolling = { $you ->
    [yes] lances
   *[no] lance
  }
log-lay = { $you ->
    [yes] poses
   *[no] pose
  } en ligne { $row }, colonne { $column } ({ $colour })
log-lay-gold = { $you ->
    [yes] prends
   *[no] prend
  } la case dorée : ligne { $row }, colonne { $column } ({ $colour })
log-pass = { $you ->
    [yes] renonces
   *[no] renonce
  }
log-out-undone = { $you ->
    [yes] te retires
   *[no] se retire
  }
log-out = { $you ->
    [yes] te retires
   *[no] se retire
  } avec { $count ->
    [one] un bouton
   *[other] { $count } boutons
  }
log-star = { $you ->
    [yes] poses
   *[no] pose
  } une étoile : ligne { $row }, colonne { $column } ({ $colour })
log-bust = { $you ->
    [yes] es bloqué
   *[no] est bloqué
  }{ $count ->
    [0] {""}
    [one] {" "}et { $you ->
        [yes] perds
       *[no] perd
      } un bouton
   *[other] {" "}et { $you ->
        [yes] perds
       *[no] perd
      } { $count } boutons
  }
log-round = La manche { $round } est finie
log-undo = { $you ->
    [yes] reprends un coup
   *[no] reprend un coup
  }
log-cards = Les cartes sont distribuées

## BUTTONS : moments
state-in = encore en jeu
state-out = retiré
state-bust = bloqué, hors jeu
stars-of-twelve = { $stars ->
    [one] { $stars } étoile sur 12
   *[other] { $stars } étoiles sur 12
  }
stars-and-line = { $stars } étoiles sur 12, { $line } en ligne
headline-nothing-fits = { $you ->
    [yes] Rien ne convient
   *[no] { $name } lance : rien ne convient
  }
headline-sewn = Toutes les étoiles sont posées
bust-tag = bloqué
bust-title = { $you ->
    [yes] Bloqué !
   *[no] { $name } est bloqué !
  }
bust-closed = Ligne { $row } : { $count ->
    [one] la colonne { $columns } est fermée.
   *[other] les colonnes { $columns } sont fermées.
  }
bust-lost = { $count ->
    [0] Aucun bouton perdu.
    [one] Un bouton perdu.
   *[other] { $count } boutons perdus.
  }
bust-stars = { $count ->
    [one] Ton étoile reste.
   *[other] Tes { $count } étoiles restent.
  }
nothing-fits = Rien ne convient
why-nothing-fits = Pourquoi rien ne convient
closed-button = La colonne { $column } est prise par ton bouton.
closed-star = La colonne { $column } est prise par ton étoile.
closed-beside-column = La colonne { $column } est fermée : elle touche ton bouton en colonne { $near }.
closed-beside-row = La colonne { $column } est fermée : elle touche ton bouton en ligne { $near }.
depot-takes-dice = { $count ->
    [one] Un dé noir va sur ta case de dépôt.
   *[other] Deux dés noirs vont sur ta case de dépôt.
  }
may-still-lay = { $name } peut encore poser en ligne { $row }, colonne { $column }.
go-on = Continuer
cell-gone = ton bouton était ici.
cell-why-button = ton bouton
cell-why-star = ton étoile
cell-why-beside = touche ton bouton
cell-too-close = trop près
cell-gain-none = { $colour } : déjà trois, ce bouton n’apporte rien de plus.
colour-full = { $colour } : déjà trois
count-full = trois suffisent
gold-also-for = { $count ->
    [one] { $names } peut aussi poser en ligne { $row }, colonne { $column }.
   *[other] { $names } peuvent aussi poser en ligne { $row }, colonne { $column }.
  }
gold-closed-button = Pas pour toi : ton bouton est sur la case dorée, ligne { $row }, colonne { $column }.
gold-closed-star = Pas pour toi : ton étoile est sur la case dorée, ligne { $row }, colonne { $column }.
gold-closed-beside = Pas pour toi : la case dorée, ligne { $row }, colonne { $column }, touche ton bouton.
bust-next-roll = risque au prochain lancer
from-to = { $from } → { $to }
closes-cells = { $count ->
    [one] prend une case libre
   *[other] prend { $count } cases libres
  }
round-over = La manche { $round } est finie
one-star-a-tag = Une étoile par étiquette
star-for-out = retiré
star-for-three = trois fois { $colour }
star-for-card = carte : { $colour }
bust-no-stars = bloqué : pas d’étoile
cards-move-on = Les cartes changent de place
starts-round = { $you ->
    [yes] Tu commences la manche { $round }
   *[no] { $name } commence la manche { $round }
  }
on-to-round = À la manche { $round }
round-goes-on = La suite dans { $seconds } s. Touche pour rester.
round-stays = Prends ton temps.

## BUTTONS : conseils
hint-note = chances de gagner
choose-for-me = Choisir pour moi
hint-move-roll = Lancer
hint-move-out = Te retirer
hint-move-pass = Renoncer
hint-move-lay = Ligne { $row }, colonne { $column }
hint-move-star = Une étoile en ligne { $row }, colonne { $column }
hint-wins = Avec ce coup, tu gagnes la partie.
hint-loses = Ce coup termine la partie, et quelqu’un d’autre gagne.
hint-judged = C’est ce qui a le mieux marché dans les essais du bot.
hint-exact = Ces chances sont exactes : tous les lancers possibles ont été calculés.
hint-bust-risk = Le risque d’être bloqué est de { $chance }.
hint-next-bust-risk = Au prochain lancer, le risque est de { $chance }.
hint-at-stake = { $stars ->
    [one] Une étoile est en jeu.
   *[other] { $stars } étoiles sont en jeu.
  }
hint-more-stars = Le lancer apporte une étoile de plus dans { $chance } des cas.
hint-stars = Tes boutons valent alors { $stars ->
    [one] une étoile.
   *[other] { $stars } étoiles.
  }
hint-safe = Tu ne peux plus rien perdre dans cette manche.
hint-colour = { $buttons ->
    [1] C’est ton premier bouton sur cette couleur ({ $colour }).
    [2] C’est ton deuxième bouton sur cette couleur ({ $colour }).
    [3] C’est ton troisième bouton sur cette couleur ({ $colour }).
   *[other] Cela fait { $buttons } boutons sur cette couleur ({ $colour }).
  }
hint-keeps-open = Cela garde { $cells ->
    [one] une case libre.
   *[other] { $cells } cases libres.
  }
hint-line = { $stars ->
    [one] Cela commence une nouvelle ligne.
   *[other] Tu as alors { $stars } des cinq étoiles d’une ligne.
  }
hint-total = { $stars ->
    [one] Tu as alors { $stars } étoile sur 12.
   *[other] Tu as alors { $stars } étoiles sur 12.
  }
