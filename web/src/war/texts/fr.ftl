## Le jeu et ses options
war-title = La Guerre des boutons
war-pitch = Mène une bande de huit dés : bats-toi pour la carrière, évite la retenue et finis ta cabane avant les autres.
war-minutes = 60 minutes
war-age = dès 10 ans
track-tiles = Tuiles de piste
track-tiles-note = D’autres gains sur les lieux. À éviter pour une première partie.
with-track-tiles = avec tuiles de piste
no-track-tiles = sans tuiles de piste
key-digits-war = choisir un dé de cette valeur
key-brother = ajouter un grand frère
key-confirm = confirmer
key-end = terminer le tour

## La Guerre des boutons : lieux et matériel
war-location-quarry = Carrière
war-location-forest = Forêt
war-location-meadow = Pré
war-at-quarry = dans la carrière
war-at-forest = dans la forêt
war-at-meadow = dans le pré
war-location-village = Village
war-village-note = 1 bouton par dé
war-location-mill = Moulin
war-mill-note = dés délogés
war-lake = Lac
war-lake-note = dés blancs, 3 boutons
war-lake-short = 3 boutons par dé
war-lake-die = Dé blanc dans le lac, { $value } : le prendre pour 3 boutons
war-lake-empty = Le lac est vide.
war-school = École
war-school-note = 1 dé de couleur par case
war-board = Le plateau
war-badge = Marqueur bonus
war-badge-given = Le marqueur bonus est attribué
war-meadow-with-four = en jeu à quatre seulement (W2)
war-third-card = troisième carte : à quatre
war-empty = vide
war-or = ou
war-beaten-by = il faut
war-open-to-any = ouvert à tous les dés
war-held-by = { $name }
war-cards = Cartes
war-in-pile = { $count } dans la pile
war-no-card = Pas de carte ici cette manche
war-snitch = mouchard
war-start-player = Premier joueur
war-buttons = boutons
war-stars = étoiles
war-stars-of-six = sur 6
war-sections = sections
war-brothers = grands frères
war-points = points
war-none = aucun
war-nobody = personne
war-nobody-white = personne : il n’y a que des dés blancs
war-tie = égalité
war-now = ici
war-used = utilisée
war-a-brother = grand frère
war-a-card = une carte

## Cases de l’école
war-space-exam = Examen
war-space-rescue = Libérer un garçon
war-space-snitch = Mouchard
war-space-start = Premier joueur
war-space-brother = Grand frère
war-space-hut = Cabane
war-space-star = Étoile
war-note-exam = le plus de sa valeur
war-note-rescue = un garçon sort
war-note-snitch = libérer un garçon
war-note-start = jouer en premier
war-note-brother = en prendre deux
war-note-hut = une section de plus
war-note-star = coudre une étoile
war-counting-exam = le plus de { $value } :
war-counting-snitch = le plus de { $value }, puni :
war-starts-next = { $you ->
    [yes] tu commences la manche suivante
   *[no] { $name } commence la suivante
  }
war-line-taken = { $name } a un { $value } ici.
war-pay = payer { $count }
war-free-of-charge = gratuit

## Cartes
war-card-section = Section de cabane
war-card-school-pay = Paye de l’école
war-card-quarry-pay = Paye de la carrière
war-card-forest-pay = Paye de la forêt
war-card-meadow-pay = Paye du pré
war-card-village-pay = Paye du village
war-card-two-brothers = Deux grands frères
war-card-three-brothers = Trois grands frères
war-card-equals = L’égalité déloge
war-card-turn-1s = Tourner les 1
war-card-turn-2s = Tourner les 2
war-card-turn-3s = Tourner les 3
war-card-re-roll = Relancer
war-card-one-star = Une étoile
war-card-two-stars = Deux étoiles
war-effect-section = Construis tout de suite une section libre.
war-effect-school-pay = 2 boutons de plus par dé à l’école.
war-effect-quarry-pay = 2 boutons de plus dans la carrière.
war-effect-forest-pay = 2 boutons de plus dans la forêt.
war-effect-meadow-pay = 2 boutons de plus dans le pré.
war-effect-village-pay = 1 bouton de plus par dé au village.
war-effect-two-brothers = Prends deux grands frères.
war-effect-three-brothers = Prends trois grands frères.
war-effect-equals = Tes dés délogent aussi un nombre égal de dés de même valeur.
war-effect-turn-1s = Tourne autant de tes 1 que tu veux, chacun sur une valeur au choix.
war-effect-turn-2s = Tourne autant de tes 2 que tu veux, chacun sur une valeur au choix.
war-effect-turn-3s = Tourne autant de tes 3 que tu veux, chacun sur une valeur au choix.
war-effect-re-roll = Relance une fois les dés de ton choix, tous ensemble.
war-effect-one-star = Prends une étoile.
war-effect-two-stars = Prends deux étoiles.
war-kind-at-once = immédiat
war-kind-lasting = permanent
war-kind-after-rolling = après le lancer
war-card-needs = Il faut { $count } dés égaux et autant de boutons que leur valeur.
war-card-sold = { $you ->
    [yes] Elle est à toi.
   *[no] Elle est à { $name }.
  }
war-has-it = { $you ->
    [yes] à toi
   *[no] à { $name }
  }
war-pips-price = prix : la valeur
war-your-cards = Les tiennes
war-card-income = +2 boutons chacune par manche
war-no-cards = pas encore de carte
war-cards-count = { $count ->
    [one] une carte
   *[other] { $count } cartes
  }

## Marqueurs bonus
war-part-build = construire une section
war-part-free = libérer un garçon
war-part-star = 1 étoile
war-part-brother = { $count ->
    [one] 1 grand frère
   *[other] { $count } grands frères
  }
war-part-buttons = { $count ->
    [one] +1 bouton
   *[other] +{ $count } boutons
  }
war-part-lost = { $part } (impossible)
war-built-section = section { $number }
war-freed-spot = libère le garçon de la place { $number }

## Ses propres dés
war-your-dice = Tes dés
war-own-die = Ton dé, { $value }
war-white-die = Dé blanc, { $value }
war-no-dice = Tous tes dés sont placés.
war-add-brother = { $count ->
    [one] Ajouter ton grand frère
   *[other] Ajouter un grand frère, tu en as { $count }
  }
war-brother-note = grand frère : toute valeur
war-to-place = à placer
war-all-placed = tous les dés placés
war-chosen = { $brother ->
    [yes] { $count ->
        [0] Grand frère seul
        [1] Un { $value } et un grand frère
       *[other] { $value ->
            [0] { $count } dés et un grand frère
           *[other] { $count } × { $value } et un grand frère
          }
      }
   *[no] { $count ->
        [1] Un { $value } choisi
       *[other] { $value ->
            [0] { $count } dés choisis
           *[other] { $count } × { $value } choisis
          }
      }
  }
war-cancel = Annuler
war-end-turn = Finir le tour
war-village-done = C’est tout

## Ce qui est attendu
war-your-turn = À toi
war-headline-turn = { $you ->
    [yes] À toi : choisis des dés
   *[no] { $name } place des dés
  }
war-headline-acted = { $you ->
    [yes] Action bonus, ou finis ton tour
   *[no] { $name } a encore une action bonus
  }
war-headline-village = { $you ->
    [yes] Encore des dés au village ?
   *[no] { $name } envoie des dés au village
  }
war-headline-building = { $you ->
    [yes] Choisis une section à construire
   *[no] { $name } construit une section
  }
war-headline-freeing = { $you ->
    [yes] Choisis un garçon à libérer
   *[no] { $name } libère un garçon
  }
war-headline-detaining = { $you ->
    [yes] Dénoncé : choisis un garçon
   *[no] { $name } a été dénoncé
  }
war-headline-after-rolling = { $you ->
    [yes] Utiliser ta carte maintenant ?
   *[no] { $name } peut utiliser une carte
  }
war-headline-rolling = Les dés roulent
war-headline-over = La partie est finie
war-note-watch = Touche un joueur pour en voir plus.
war-note-phase-turn = Choisis des dés égaux, puis un lieu.
war-note-phase-acted = Choisis ci-dessous, ou finis ton tour.
war-note-phase-village = Choisis d’autres dés, ou dis « c’est tout ».
war-note-phase-building = Touche une section qui brille.
war-note-phase-freeing = Touche un garçon derrière les barreaux.
war-note-phase-detaining = Un de tes dés va en retenue.
war-note-phase-after-rolling = Une fois, avant le premier tour.
war-note-glow = { $count ->
    [one] Un lieu brille : touche-le.
   *[other] { $count } lieux brillent : touches-en un.
  }
war-note-glow-brother = Touche un lieu, ou ajoute ton grand frère.
war-note-needs-brother = Lieux pointillés : avec ton grand frère.
war-note-nothing = Rien ne convient. Touche pour savoir pourquoi.
war-note-acted = Action de dés faite. Tu peux tourner un dé.
war-note-village = Touche le village, ou choisis-en plus.
war-targets = { $count ->
    [one] une cible
   *[other] { $count } cibles
  }

## Phrases à écouter
war-place-held = { $name }, case { $space }, { $dice }.
war-place-brother = Vide : un grand frère venu seul marque la case { $space }.
war-place-open = Il n’y a encore personne.
war-target-legal = { $costs ->
    [0] { $pays ->
        [0] Place tes dés ici.
        [one] Place tes dés ici et reçois { $pays } bouton.
       *[other] Place tes dés ici et reçois { $pays } boutons.
      }
    [one] Place tes dés ici et paie { $costs } bouton.
   *[other] Place tes dés ici et paie { $costs } boutons.
  }
war-target-maybe = Seulement avec ton grand frère.
war-target-no = Tes dés ne conviennent pas ici.
war-village-more = Tu peux ajouter des dés.
war-opponent-label = { $name } : { $dice ->
    [0] aucun dé
    [one] un dé
   *[other] { $dice } dés
  } à placer{ $values }, { $buttons ->
    [0] aucun bouton
    [one] un bouton
   *[other] { $buttons } boutons
  }, { $stars ->
    [0] aucune étoile
    [one] une étoile
   *[other] { $stars } étoiles
  }, { $sections ->
    [0] aucune section
    [one] une section
   *[other] { $sections } sections
  }. Agrandir.
war-hut-label = Cabane de { $name } : { $sections ->
    [one] { $sections } section
   *[other] { $sections } sections
  } sur 6, { $boys } en retenue
war-order = Ordre de jeu
war-parts = Parties du plateau

## Cabane
war-your-hut = Ta cabane
war-hut-of = { $name }
war-of-six = { $count } sur 6
war-sections-of-six = { $count ->
    [one] { $count } section
   *[other] { $count } sections
  } sur 6
war-hut-open = { $count ->
    [one] Section libre : { $sections }.
   *[other] Sections libres : { $sections }.
  }
war-hut-nothing = Aucune section n’est libre.
war-hut-blocked = Bloquées : { $sections }.
war-build-here = Construire la section { $section }
war-free-this = Libérer le { $value } : il débloque la section { $section }
war-enlarged = { $name }, agrandi
war-count-buttons = { $count ->
    [one] 1 bouton
   *[other] { $count } boutons
  }
war-count-stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
  } sur 6
war-count-brothers = { $count ->
    [one] 1 grand frère
   *[other] { $count } grands frères
  }
war-next-prices = La prochaine section coûte { $section }, la prochaine étoile { $star }.
war-next-section = Section : { $price }
war-next-star = Étoile : { $price }
war-five-plus = 5 + 1 par section ou étoile déjà acquise

## Onglets
war-tab-places = Lieux
war-tab-school = École
war-tab-cards = Cartes
war-tab-hut = Cabane
war-tab-log = Journal
war-tab-others = Autres

## Action bonus
war-bonus = Action bonus
war-bonus-note = une par tour
war-bonus-used = faite
war-bonus-when = une par tour, avant ou après les dés
war-bonus-lake = Dé blanc
war-bonus-lake-note = du lac
war-bonus-turn = Tourner un dé
war-bonus-turn-note = prix par point
war-bonus-give = Libérer
war-bonus-give-note = contre une carte
war-take-white = Prendre un dé blanc
war-per-pip = { $count } par point
war-cannot-pay = Tu n’as pas 3 boutons.
war-no-turn = Tu n’as plus de dé devant toi, ou pas de bouton pour payer.
war-no-give = Il te faut une carte à rendre et un garçon en retenue.
war-give-card = rendre { $card }
war-choose-bonus = Choisis-en une
war-do-lake = Prendre le { $value } blanc, payer { $costs }
war-do-turn = Tourner le { $from } sur { $to }, payer { $costs }
war-do-give = Rendre { $card }
war-turn-to = Tourner le { $from } sur
war-turn-face = { $costs ->
    [0] Tourner le { $from } sur { $to }
    [one] Tourner le { $from } sur { $to } pour { $costs } bouton
   *[other] Tourner le { $from } sur { $to } pour { $costs } boutons
  }

## Après le lancer
war-after-rolling = Cartes après le lancer
war-dice-like-that = { $count ->
    [one] Tu as un { $value }.
   *[other] Tu en as { $count } : choisis l’un après l’autre.
  }
war-take-up = Reprendre un { $value } pour le relancer
war-reroll-dice = { $count ->
    [one] Relancer ce dé
   *[other] Relancer { $count } dés
  }
war-leave-as-rolled = Garder le lancer

## Fin de la manche
war-counting-up = Décompte
war-step = Étape { $step } / 5
war-step-snitch = Mouchard
war-step-exam = Examen
war-step-start = Départ
war-step-places = Lieux
war-step-end = Fin ?
war-skip = Passer
war-go-on = Continuer
war-next-step = Suite : { $step }
war-left-out = Ne comptent pas : village, moulin, dés blancs
war-not-counted = Village, moulin et dés blancs ne comptent pas.
war-waits-for = { $name } choisit
war-who-has-most = Qui a le plus de { $value } ?
war-who-holds = Qui tient un lieu reçoit son marqueur bonus
war-start-die = La case est prise
war-start-stays = Personne n’a pris la case
war-most-so-far = { $you ->
    [yes] en tête : toi
   *[no] en tête : { $name }
  }
war-begins-next = { $you ->
    [yes] Tu commences la manche suivante
   *[no] { $name } commence la manche suivante
  }
war-six-end = À six, la partie se termine
war-game-ends = La partie se termine
war-no-snitch = Personne n’a mouchardé.
war-no-exam = Personne n’a passé l’examen.
war-tie-nobody = Égalité, ou aucun : il ne se passe rien.
war-detention-full = { $you ->
    [yes] Tes quatre places de retenue sont prises : il ne se passe rien.
   *[no] Les quatre places de retenue de { $name } sont prises : il ne se passe rien.
  }
war-from-quarry = de la carrière
war-from-forest = de la forêt
war-from-meadow = du pré
war-from-village = du village
war-from-mill = du moulin
war-from-card = d’une carte
war-from-exam = de l’examen
war-from-rescue = de la case « libérer un garçon »
war-from-snitch = de la case mouchard
war-from-start = de la case premier joueur
war-from-brother = de la case grand frère
war-from-hut = de la case cabane
war-from-star = de la case étoile
war-caught = { $you ->
    [yes] Ton garçon passe { $from } à la place { $spot }
   *[no] Un garçon de { $name } passe { $from } à la place { $spot }
  }
war-caught-chooses = { $you ->
    [yes] Tu dois envoyer un garçon en retenue.
   *[no] { $name } doit envoyer un garçon en retenue.
  }
war-which-boy = Quel garçon ?
war-which-spot = À quelle place ?
war-spot = place { $spot }
war-still-yours = le lieu reste à toi
war-badge-lost = tu perds son marqueur bonus
war-exam-lost = alors pas d’examen
war-costs-nothing = ne te coûte rien d’autre
war-source-card = Carte

## Journal
war-log-start-player = { $you ->
    [yes] commences la partie
   *[no] commence la partie
  }
war-log-round = La manche { $number } commence
war-log-undo = { $you ->
    [yes] reprends le dernier coup
   *[no] reprend le dernier coup
  }
war-log-enters = { $you ->
    [yes] places { $dice } { $place }
   *[no] place { $dice } { $place }
  }
war-log-beats = { $you ->
    [yes] déloges { $holder } { $place } : { $dice }
   *[no] { $reader ->
        [yes] te déloge { $place } : { $dice }
       *[no] déloge { $holder } { $place } : { $dice }
    }
  }
war-log-village = { $you ->
    [yes] envoies { $dice } au village
   *[no] envoie { $dice } au village
  }
war-log-exam = { $you ->
    [yes] passes l’examen avec un { $value }
   *[no] passe l’examen avec un { $value }
  }
war-log-rescue = { $you ->
    [yes] paies une libération avec un { $value }
   *[no] paie une libération avec un { $value }
  }
war-log-snitch = { $you ->
    [yes] mouchardes avec un { $value }
   *[no] moucharde avec un { $value }
  }
war-log-start = { $you ->
    [yes] commenceras la manche suivante
   *[no] commencera la manche suivante
  }
war-log-brother = { $you ->
    [yes] prends deux grands frères avec un { $value }
   *[no] prend deux grands frères avec un { $value }
  }
war-log-hut = { $you ->
    [yes] achètes une section avec un { $value }
   *[no] achète une section avec un { $value }
  }
war-log-star = { $you ->
    [yes] achètes une étoile avec un { $value }
   *[no] achète une étoile avec un { $value }
  }
war-log-card = { $you ->
    [yes] achètes { $card } avec { $dice }, paies { $price }
   *[no] achète { $card } avec { $dice }, paie { $price }
  }
war-log-lake = { $you ->
    [yes] prends un { $value } blanc pour 3 boutons
   *[no] prend un { $value } blanc pour 3 boutons
  }
war-log-turn = { $you ->
    [yes] tournes un { $from } sur { $to }
   *[no] tourne un { $from } sur { $to }
  }
war-log-give = { $you ->
    [yes] rends { $card } et libères un garçon
   *[no] rend { $card } et libère un garçon
  }
war-log-free = { $you ->
    [yes] libères ton { $boy } de la place { $value }
   *[no] libère un { $boy } de la place { $value }
  }
war-log-build = { $you ->
    [yes] construis la section { $value }
   *[no] construit la section { $value }
  }
war-log-detain = { $you ->
    [yes] es dénoncé : ton garçon passe { $from } à la place { $spot }
   *[no] est dénoncé : un garçon passe { $from } à la place { $spot }
  }
war-log-reroll = { $you ->
    [yes] relances des dés
   *[no] relance des dés
  }
war-log-mill = { $count ->
    [one] ton { $dice } roule au moulin
   *[other] tes { $dice } roulent au moulin
  }
war-log-pays = { $you ->
    [yes] paies { $count }
   *[no] paie { $count }
  }

## Conseil
war-advice-location = placer { $dice } { $place }
war-advice-card = acheter { $card } avec { $dice }
war-advice-school = { $space } avec un { $value }
war-advice-village = envoyer { $dice } au village
war-advice-village-done = en rester là
war-advice-detain = envoyer le { $value } à la place { $spot }
war-advice-after-reroll = relancer
war-advice-after-done = garder le lancer
war-advice-end = finir le tour

## La fin
war-ending-hut = { $you ->
    [yes] Ta cabane est debout : les six sections sont construites.
   *[no] La cabane est debout : les six sections sont construites.
  }
war-ending-stars = Les six étoiles sont cousues.
war-ending-both = Cabane et étoiles : six de chaque.
war-ending-points = Plusieurs ont fini dans cette manche : les points décident, { $points } l’emportent.
war-ending-buttons = Égalité à { $points } points : les boutons décident.
war-ending-shared = Égalité en points et en boutons : la victoire est partagée.
war-points-decide = Plusieurs ont atteint six, on compte donc les points : 1 par section, étoile, carte et groupe de cinq boutons (W81).
war-points-not-needed = Une seule bande a atteint six et gagne. Les points, pour les curieux : 1 par section, étoile, carte et groupe de cinq boutons.
war-the-huts = Les cabanes

## Conseil : pourquoi
war-share = { $share }
war-hint-note = chances de gagner
war-hint-mark = Conseil { $rank } : { $share } de chances de gagner
war-choose-for-me = Choisir pour moi
war-why-wins = Tu gagnes la partie.
war-why-loses = La partie se terminerait sans que tu gagnes.
war-why-judged = C’est ce qui a le mieux marché dans les essais du bot.
war-why-pays = { $buttons ->
    [one] Ça rapporte 1 bouton.
   *[other] Ça rapporte { $buttons } boutons.
  }
war-why-costs = { $buttons ->
    [one] Ça coûte 1 bouton.
   *[other] Ça coûte { $buttons } boutons.
  }
war-why-displaces = { $dice ->
    [one] Un dé de { $name } roule au moulin.
   *[other] { $dice } dés de { $name } roulent au moulin.
  }
war-why-displaces-own = Tes propres dés là-bas roulent au moulin.
war-why-blocks = { $name } ne peut plus rien placer { $place }.
war-why-holds = Plus personne ne peut te déloger { $place }.
war-why-marker = Tu gagnerais le bonus : { $marker }.
war-why-threatens = { $you ->
    [yes] Pour l’instant, c’est toi qui serais puni.
   *[no] Pour l’instant, { $name } serait puni.
  }
war-why-shuns-locations = Mais tu ne places plus rien sur les lieux cette manche.
war-why-starts = Tu commences la manche suivante.
war-why-builds = { $sections ->
    [one] Tu as alors { $sections } section sur 6.
   *[other] Tu as alors { $sections } sections sur 6.
  }
war-why-frees = { $boys ->
    [0] Tu n’as plus personne en retenue.
    [one] Il ne te reste qu’un garçon en retenue.
   *[other] Il te reste { $boys } garçons en retenue.
  }
war-why-unblocks = Tu peux alors construire la section { $section }.
war-why-detains = Ça bloque la section { $section }.
war-why-detains-harmless = La section { $section } est déjà construite : rien n’est bloqué.
war-why-gains-stars = { $stars ->
    [one] Ça rapporte une étoile.
   *[other] Ça rapporte { $stars } étoiles.
  }
war-why-gains-brothers = { $brothers ->
    [one] Ça rapporte un grand frère.
   *[other] Ça rapporte { $brothers } grands frères.
  }
war-why-keeps-dice = { $dice ->
    [one] Tu gardes 1 dé pour plus tard.
   *[other] Tu gardes { $dice } dés pour plus tard.
  }
war-why-ends-round = Ça termine la manche.
