## Partout
language = Langue
language-de = Deutsch
language-en = English
language-fr = Français
language-it = Italiano
close = Fermer
you = Tu
to-home = Buttonbox, accueil
games = Les jeux
rules = Règles
rule-link = Règle { $number }
settings = Réglages
dark-mode = Clair ou sombre
percent = { $share }
server-silent = Le serveur ne répond pas. Réessaie dans un instant.
nowhere = Il n’y a rien ici
nowhere-note = Cette adresse ne mène nulle part. Les deux jeux sont à l’accueil.

## Accueil
tagline = Deux jeux de dés avec des boutons, de deux à quatre, autour d’une table ou à distance.
continue = Continuer
look = Regarder
waiting-for-players = en attente de joueurs
watch-a-replay = Revoir une partie
players-range = 2 à 4
buttons-title = BUTTONS
buttons-pitch = Lance, pose un bouton, et encore ? Retire-toi à temps et tes boutons deviennent des étoiles. Cinq en ligne, et c’est gagné.
buttons-minutes = 15 minutes
buttons-age = facile, dès 8 ans
war-title = La Guerre des boutons
war-pitch = Mène une bande de huit dés : bats-toi pour la carrière, évite la retenue et finis ta cabane avant les autres.
war-minutes = 60 minutes
war-age = dès 10 ans
play-now = Jouer
pass-and-play = Sur un seul appareil
invite-friends = Inviter des amis
learn = Apprendre en jouant
learn-first = Tu débutes ? Apprends en jouant
tips = Explications

## Mise en place
set-the-table = Préparer la partie
who-plays = Qui joue ?
clockwise = Dans le sens horaire, de haut en bas
add-a-seat = Ajouter une place
open-the-lobby = Ouvrir le salon
deal-and-start = Distribuer et jouer
table-from-above = La table vue d’en haut, places dans le sens horaire
name-of-seat = Nom à la place { $number }
who-sits = Qui est à la place { $number }
sitter-me = Moi
sitter-bot = Bot
sitter-invite = Inviter
sitter-invite-note = reçoit un lien
sitter-here = Même appareil
sitter-here-note = on se le passe
strength = niveau
level-novice = novice
level-easy = facile
level-strong = fort
level-master = maître
remove-seat = { $name } : retirer la place
options = Options
who-starts = Qui commence
by-lot = tirage au sort
red-card-starts = La carte rouge commence ; elle est tirée au sort
track-tiles = Tuiles de piste
track-tiles-note = D’autres gains dans les lieux. À éviter pour une première partie.
clock = Temps de réflexion
clock-none = illimité
clock-live = 10 minutes chacun
clock-days = 3 jours par tour

## Réglages
theme = Couleurs
theme-system = comme le système
theme-light = clair
theme-dark = sombre
setting-sound = Son
setting-sound-note = Dés, boutons, et un carillon quand c’est ton tour.
setting-calm = Moins de mouvement
setting-calm-note = Aucune animation.
setting-contrast = Plus de contraste
setting-contrast-note = Texte plus foncé, traits plus forts.
setting-confirm = Confirmer chaque coup
setting-confirm-note = Un coup porte un « ? » jusqu’à ce que tu confirmes.
setting-odds = Montrer les chances
setting-odds-note = Ton risque exact d’être bloqué.
setting-handover = Écran de passage entre les tours
setting-handover-note = Quand on joue à plusieurs sur le même appareil.
setting-keys = Raccourcis clavier
setting-keys-note = R lance, G se retire, U annule, les flèches et Entrée posent.

## Salon et passage
table = La table
lobby = Salon
waiting-for = { $game } : on attend { $names }
lobby-note = { $here } sur { $all } sont là. On commence dès que tout le monde y est.
watch = Regarder
link = Lien
invite-name = Inviter { $name }
invite-note = Vise le code avec un appareil photo ou envoie le lien. Sans compte.
code-for-link = Le lien sous forme de code à photographier
copy = Copier
copied = Copié
who-is-here = Qui est là
ready = prêt
coming = bientôt là
bot = bot
bot-level = bot, { $level }
seat-own = sur cet appareil
seat-local = sur un autre appareil
seat-online = par lien
seat-number = Joueur { $number }
is-done = { $name } a fini
take-the-device = Prends l’appareil.
since-your-turn = Depuis ton dernier tour
i-am = Je suis { $name }
no-such-table = Cette table n’existe plus
no-such-table-note = Nous ne la connaissons pas, ou le lien est incorrect.
line-connecting = Connexion…
line-waiting = Connexion perdue. Reconnexion automatique…

## Pendant la partie
round-number = manche { $round }
undo = Annuler
clear = Désélectionner
confirm = Confirmer
hint = Conseil
react = Réagir
reactions = Réactions
reaction-bravo = Bravo !
reaction-ouch = Aïe !
reaction-thinking = Hum…
reaction-hurry = Tic, tac !
reaction-thanks = Merci !
reaction-laugh = Haha !
what-happened = Ce qui s’est passé
last-line = Ce qui vient de se passer
not-possible = Impossible
refusal-other = Ce n’est pas possible maintenant.
refusal-stale = Il s’est passé quelque chose entre-temps. Regarde encore une fois.
refusal-turn = C’est à quelqu’un d’autre de jouer.
refusal-waiting = Tout le monde n’est pas encore là.

## BUTTONS : le plateau
the-others = Les autres
your-board = Ton plateau
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
bust = bloqué
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
of-twelve = sur 12
in-a-line = { $count ->
    [3] trois
    [4] quatre
    [5] cinq
   *[other] six
  } en ligne !
card = { $count ->
    [one] carte
   *[other] cartes
  }
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
offered-cell-short = Ligne { $row }, or { $column }
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

## BUTTONS : conseils et refus
refusal-B20 = Il y a déjà un bouton ou une étoile.
refusal-B21 = Trop près : deux boutons ne se touchent jamais par un côté.
refusal-B30 = Commence par lancer ou par te retirer.
refusal-B31 = Les dés ne montrent pas cette case.
refusal-B32 = Quand un autre lance, seule la case du dé doré t’est ouverte.
refusal-B34 = Pour te retirer, il te faut au moins un bouton sur ton plateau.
refusal-B41 = Une étoile va sur l’un de tes boutons.
refusal-B50 = La partie est finie.

## BUTTONS : moments
state-in = encore en jeu
state-out = retiré
state-bust = bloqué, hors de la manche { $round }
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
round-goes-on = La suite dans { $seconds } s. Touche pour rester.
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

## BUTTONS : refus qui nomment le cas
refusal-B20-button = Ton bouton est déjà en ligne { $row }, colonne { $column }.
refusal-B20-star = Ton étoile est déjà en ligne { $row }, colonne { $column }.
refusal-B21-row = La colonne { $column } est fermée : elle touche ton bouton en colonne { $by_column }.
refusal-B21-column = Ligne { $row }, colonne { $column } : case fermée, elle touche ton bouton en ligne { $by_row }.
refusal-B31-row = Le dé blanc montre la ligne { $row } : pose là.
refusal-B31-column = Aucun dé noir ne montre la colonne { $column }, seulement { $columns }.
refusal-B32-gold = Seule la ligne { $row }, colonne { $column } est pour toi : la case du dé doré.
refusal-B41-star = Il y a déjà une étoile. Choisis un de tes boutons.
refusal-B41-empty = Aucun de tes boutons n’est en ligne { $row }, colonne { $column }.

## La fin
game-over = Fin de partie
you-win = Gagné !
wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
  }
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
rematch = Revanche
rematch-waits = Les autres refont une partie : rejoins-les !
replay = Revoir
share = Partager
score-table = Le score
player = Joueur
longest-line = plus longue ligne
the-boards = Les plateaux
to-the-result = Voir le résultat
look-at-the-board = Voir le plateau
verify-the-dice = Vérifier les dés
seal-note = Scellés avant le premier lancer, dévoilés à la fin :
seal-fits = Les dés étaient honnêtes : fixés avant le premier lancer, jamais changés.
seal-broken = Quelque chose cloche : ce ne sont pas les dés fixés avant la partie.
seal-none = Ces dés n’étaient pas fixés à l’avance, on ne peut pas les vérifier.
fair-why = Pourquoi les dés sont honnêtes
fair-how = Avant le premier lancer, le serveur et chaque appareil autour de la table choisissent au hasard un nombre secret et le scellent. Quand tous les nombres sont scellés, et pas avant, les appareils dévoilent le leur. Chaque dé découle de tous ces nombres réunis. Personne ne connaît d’avance les nombres des autres : si un seul appareil est honnête, personne ne peut choisir les dés.
fair-nobody = Personne n’a pu choisir les dés, pas même celui qui fait tourner le serveur.
fair-old = C’est une partie plus ancienne : aucun joueur n’a pu choisir les dés, mais celui qui faisait tourner le serveur l’aurait pu.
fair-alone = Aucun appareil autour de la table n’a ajouté de nombre : celui qui fait tourner le serveur aurait pu choisir les dés.
fair-withheld = Un nombre a été scellé mais pas dévoilé à temps, il ne compte donc pas : { $names }. Avec l’aide du serveur, cela permettrait de choisir entre { $choices } parties.
fair-others = Personne n’a pu choisir les dés, si l’un de ces appareils était honnête : { $names }.
fair-itself = La partie enregistrée est cohérente. Seul un navigateur présent à la table peut dire si c’est la vraie.
fair-silent = Pas à la table quand les nombres ont été scellés, donc sans nombre propre : { $names }.
seed-counted = Ton navigateur a ajouté son propre nombre au hasard.
seed-late = Le nombre au hasard de ton navigateur est arrivé trop tard pour servir.
seed-other = Le nombre au hasard de ta place ne venait pas de ce navigateur.
record-note = Toute la partie tient dans un petit fichier texte.
save-the-record = Enregistrer la partie

## Règles
search-rules = Chercher dans les règles
hits = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
  }
only-hits = résultats uniquement
contents = Sommaire
rulings = Décisions
rulings-note = Là où les livrets se taisent ou se contredisent, il a fallu décider. Chaque décision est ici.

## Revoir
drop-a-record = Dépose une partie ici
drop-note = Toute partie enregistrée, d’ici ou d’ailleurs.
choose-a-file = Choisir un fichier
record-unreadable = Impossible de lire cette partie.
replay-start = Tout est en place
replay-place = Manche { $round }, étape { $step } sur { $steps }
round-back = Manche précédente, Maj ←
step-back = Étape précédente, ←
play = Lecture, Espace
pause = Pause, Espace
step-on = Étape suivante, →
round-on = Manche suivante, Maj →
share-moment = Partager ce moment
copy-by-hand = La copie n’a pas marché. Copie cette adresse à la main :
axis-start = début
axis-after = après { $round }
axis-end = fin
chances-unit = Les pourcentages sont des chances de gagner : de 40 % à 44 %, c’est +4 %.
dice-of = Les dés de { $name }
dice-of-all = Tous les dés
dice-whose = Les dés de qui ?
dice-expected = { $count } attendus
dice-face = { $face } : { $count } fois
replay-note = { $steps } étapes. Choisis un moment et regarde à partir de là.
replay-from-here = Regarder
chances-now = Chances de gagner
key-step = étape
key-shift = Maj + flèche
key-round = manche
key-space = Espace
key-play = lecture
key-moment = tournant
speed = Vitesse
time-slider = Moment de la partie

## Après la partie
chances-title = Qui menait, et quand ?
chances-from-to = { $name } de { $from } à { $to }.
chances-counting = Les bots examinent chaque coup…
chance-change = { $name } { $change }
better-move = Mieux : { $move } ({ $share } de chances de gagner).
moment-number = Tournant { $number }
moment-round = Manche { $round } :
luck-of = { $luck ->
    [good] De la chance : les dés ont augmenté les chances de gagner de { $share }.
    [bad] Pas de chance : les dés ont réduit les chances de gagner de { $share }.
   *[even] Ni chance ni malchance aux dés.
  }
skill-of = { $perfect ->
    [yes] Chaque coup valait le meilleur.
   *[no] En moyenne, un coup valait { $share } de moins que le meilleur.
  }
story = Chance, talent et dés
play-on = Reprendre à partir d’ici
play-on-note = Une nouvelle table avec de nouveaux dés. Quelle est ta place ? Des bots prennent les autres.
bots-strength = Quel niveau pour les bots ?
check-the-dice = Vérifier chaque dé
dice-right = Les { $count } dés et tirages sont justes.
dice-wrong = Le dé ou tirage { $number } sur { $count } n’est pas celui qui était fixé avant la partie.
dice-show = Montre-moi où
seal-closed = Scellés avant le premier lancer, dévoilés à la fin de la partie :
bot-for = Un bot pour { $name }

## Faults
try-again = Réessayer
fault-offline = Le serveur est injoignable. Vérifie ta connexion et réessaie.
fault-busy = Le serveur est très occupé. Réessaie dans un instant.
fault-gone = Cela n’existe plus.
fault-refused = Le serveur a refusé.
fault-broken = Une erreur s’est produite sur le serveur. Réessaie dans un instant.

## The connection
line-lost-note = Rien n’est perdu. La table te garde ta place.
line-sending = Envoi de ton coup…
line-sending-note = Le serveur n’a pas encore répondu.
line-ended = La connexion a été fermée.
line-ended-note = La table n’existe plus, ou ta place n’est plus valable.
reload = Recharger
reload-new = Une nouvelle version est là
reload-stuck = Une partie de la page ne se charge pas
reload-note = Recharge la page. Ta partie reprend où elle en était.
seat-lost = Cette place n’est plus à toi
seat-lost-note = L’hôte a envoyé un nouveau lien. Tu peux regarder.

## Who plays
you-are-watching = Tu regardes
time-is-up = Ton temps est écoulé : un bot joue pour toi.
bot-plays-for = { $you ->
  [yes] Un bot joue pour toi.
  *[no] Un bot joue pour { $name }.
  }
take-over = Reprendre
take-over-note = Tu peux reprendre la main à tout moment.
news-away = n’est plus à la table
news-back = est de retour
news-stand-in = n’est pas là : un bot continue
news-your-stand-in = { $you ->
  [yes] n’as plus de temps : un bot joue pour toi
  *[no] n’a plus de temps : un bot continue
  }
news-took-over = { $you ->
  [yes] reprends la main
  *[no] reprend la main
  }
news-bot = est désormais un bot
news-no-seed = { $you ->
  [yes] n’as pas ajouté de nombre aux dés
  *[no] n’a pas ajouté de nombre aux dés
  }
news-hint = { $you ->
  [yes] as demandé un conseil
  *[no] a demandé un conseil
  }
refusal-undo = Impossible d’annuler : un dé a roulé ou quelqu’un d’autre a joué entre-temps.
refusal-hints = Il n’y a pas de conseils à cette table.
refusal-rate = Pas si vite : attends un instant.
refusal-bot = Le bot n’a pas pu répondre. Réessaie.
refusal-busy = Le serveur est occupé. Réessaie dans un instant.
refusal-storage = Le coup n’a pas pu être enregistré. Réessaie.

## A guest arrives
invitation = Invitation
invites-you = { $name } t’invite à jouer à
invitation-taken = Quelqu’un est déjà assis ici
invitation-taken-note = Chaque lien est pour une seule personne. Demande le tien, ou regarde la partie.
invitation-wrong = Ce lien ne mène à aucune place
invitation-wrong-note = Il est peut-être incomplet, ou il y en a un plus récent. Tu peux quand même regarder.
seats-count = { $count } places
at-the-table = À la table
host-ready = hôte, prêt
take-this-seat = ta place
still-invited = pas encore là
take-your-seat = Prends place
your-name = Ton nom
your-name-note = comme les autres le verront
your-gang = Ta bande
gangs-taken = { $count ->
  [0] toutes libres
  [one] une est prise
  *[other] { $count } sont prises
  }
gang-fox = Renards
gang-owl = Hiboux
gang-hare = Lièvres
gang-hog = Hérissons
pips-fox = points ronds
pips-owl = anneaux
pips-hare = losanges
pips-hog = croix
learn-in-two-minutes = Première fois ? Apprends en deux minutes
learn-in-two-minutes-note = La table t’attend.
to-the-invitation = Retour à l’invitation
i-am-ready = C’est parti
no-account = Sans inscription.
clock-starts-later = Le chrono démarre quand tout le monde est prêt.
game-starts-later = La partie commence quand tout le monde est prêt.

## My games
my-games = Mes parties
running-games = Parties en cours
finished-games = Terminées
show-all = Tout afficher
show-few = Afficher moins
turn-since = { $you ->
  [yes] à toi de jouer, { $since }
  *[no] à { $name } de jouer, { $since }
  }
against = contre { $names }
you-won = { $game } : gagné !
name-won = { $game } : { $count ->
  [one] { $names } a gagné
  *[other] { $names } ont gagné
  }
time-left = encore { $time }
no-clock = sans chrono
more = Plus
copy-replay-link = Copier le lien du replay
delete-game = Supprimer la partie…
delete-game-sure = Oui, supprimer pour de bon
leave-game = Quitter la partie…
leave-game-sure = Oui, un bot prend ma place
bots = Bots
how-many-bots = Combien de bots ?
against-so-many-bots = { $count ->
  [one] contre un bot, { $level }
  *[other] contre { $count } bots, { $level }
  }
ask-name = Comment t’appelles-tu ?
ask-name-note = C’est ainsi que les autres te voient à la table. Tu peux le changer dans les réglages.

## Setting the table
names-doubled = Deux places ont le même nom.
emblem-of-seat = Bande à la place { $number }
hints-allowed = Autoriser les conseils
hints-allowed-note = Les autres voient qui demande conseil à un bot.
starts-by-lot = départ tiré au sort
starts-name = { $name } commence
with-track-tiles = avec tuiles de piste
no-track-tiles = sans tuiles de piste
time-each = { $time } chacun
with-hints = conseils permis
no-hints = sans conseils
watch-note = Avec ce lien, on peut regarder.
new-link = Nouveau lien

## At a seat
away = absent
bot-plays = un bot joue
two-devices = Ta place est ouverte sur deux appareils. Les deux peuvent jouer.

## Keyboard shortcuts
shortcuts = Raccourcis clavier
key-tab = passer à l’élément suivant
key-arrows = se déplacer entre les dés et les cibles possibles
key-enter = choisir, poser, confirmer
key-digits-buttons = choisir la case de cette colonne
key-digits-war = choisir un dé de cette valeur
key-undo = annuler
key-escape = effacer le choix, fermer ce qui est ouvert
key-help = cette liste
key-roll = lancer
key-out = se retirer
key-lay = poser sur la case offerte
key-pass = refuser la case offerte
key-brother = ajouter un grand frère
key-confirm = confirmer
key-end = terminer le tour
## À propos
about = À propos
about-title = Deux jeux, pour le plaisir
about-lead = Buttonbox est un projet de fans, non officiel. Ni les auteurs ni les éditeurs de ces jeux ne l’ont réalisé, vérifié ou vendu.
about-designers = Les jeux et leurs auteurs
about-by = de { $designer }, { $year }
about-thanks = Tout ce qui fait le charme de ces jeux vient d’eux. S’ils te plaisent ici, offre-toi les boîtes : rien ne vaut de vrais dés dans la main.
about-ours = Ce qui est de nous
about-ours-text = Nous avons tiré les règles des livrets imprimés et réécrit chaque phrase. Les dessins, les textes et les sons sont aussi de nous, tout comme les plateaux de BUTTONS et les tuiles de piste : les livrets ne les montrent qu’en images.
about-rulings = Là où les livrets se taisent ou se contredisent, il a fallu décider. Chaque décision porte un numéro et figure avec les règles.
about-check = Après une partie, ton navigateur peut recalculer tous les dés avec « Vérifier chaque dé » et les comparer à ce qu’il a gardé d’avant le premier lancer.
about-foresee = Deux choses demeurent. Une fois la partie commencée, le serveur, et donc celui qui le fait tourner, pourrait calculer les dés à venir, mais plus les changer. Et un nombre qui n’est pas dévoilé à temps ne compte pas : tout le monde l’apprend avant le premier lancer.
about-licence = Libre et ouvert
about-licence-text = Le programme est un logiciel libre sous licence MIT : utilise-le, modifie-le, transmets-le. Les noms des jeux appartiennent à leurs propriétaires.
about-private = Pas de compte, pas de publicité, pas de pistage. Tes places et tes réglages restent dans ton navigateur.
