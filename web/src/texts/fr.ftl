## Partout
language = Langue
language-de = Deutsch
language-en = English
language-fr = Français
language-it = Italiano
close = Fermer
you = Tu
you-alone = Toi
name-colon = { $name } :
to-home = Buttonbox, accueil
games = Les jeux
rules = Règles
rule-link = Règle { $number }
settings = Réglages
dark-mode = Clair ou sombre
percent = { $share }
nowhere = Il n’y a rien ici
nowhere-note = Cette adresse ne mène nulle part. Les deux jeux sont à l’accueil.

## Accueil
tagline = Deux jeux de dés avec des boutons, de deux à quatre, autour d’une table ou à distance.
continue = Continuer
look = Regarder
waiting-for-players = en attente de joueurs
watch-a-replay = Revoir une partie
players-range = { $fewest } à { $most }
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
level-novice = débutant
level-easy = facile
level-medium = moyen
level-good = bon
level-skilled = habile
level-strong = fort
level-expert = expert
level-veteran = vétéran
level-professional = professionnel
level-champion = champion
level-virtuoso = virtuose
level-master = maître
remove-seat = { $name } : retirer la place
options = Options
who-starts = Qui commence
by-lot = tirage au sort
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
setting-odds = Afficher les probabilités
setting-odds-note = À BUTTONS : ton risque exact d’être bloqué.
setting-handover = Écran de passage entre les tours
setting-handover-note = Quand on joue à plusieurs sur le même appareil.
setting-keys = Raccourcis clavier
setting-keys-note = Appuie sur « ? » pour les voir tous.

## Salon et passage
table = La table
lobby = Salon
waiting-for = { $game } : on attend { $names }
lobby-note = { $here } sur { $all } { $here ->
    [one] est
   *[other] sont
  } là. On commence dès que tout le monde y est.
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
family = Papa Léo Nonna Mia
is-done = { $name } a fini
take-the-device = Prends l’appareil.
since-your-turn = Depuis ton dernier tour
i-am = Je suis { $name }
no-such-table = Cette table n’existe plus
no-such-table-note = Elle a été supprimée, ou le lien est incorrect.
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
what-happened = Déroulement
the-others = Les autres
not-possible = Impossible

## La fin
game-over = Fin de partie
you-win = Gagné !
wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
  }
rematch = Revanche
rematch-waits = Les autres refont une partie : rejoins-les !
next-level = Ensuite : des bots de niveau « { $level } »
replay = Revoir
share = Partager
score-table = Le score
player = Joueur
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
seed-counted = Ton navigateur a ajouté son propre nombre aléatoire.
seed-late = Le nombre aléatoire de ton navigateur est arrivé trop tard pour servir.
seed-other = Le nombre aléatoire de ta place ne venait pas de ce navigateur.
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
chances-unit = Les pourcentages sont des chances de gagner : de 40 % à 44 %, c’est +4 %.
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
chance-change = { $name } { $change } de chances de gagner
better-move = Mieux : { $move } ({ $share } de chances de gagner).
moment-number = Tournant { $number }
moment-round = Manche { $round } :
luck-of = { $luck ->
    [good] De la chance : les dés ont augmenté les chances de gagner de { $share }.
    [bad] Pas de chance : les dés ont réduit les chances de gagner de { $share }.
   *[even] Ni chance ni malchance aux dés.
  }
skill-of = { $perfect ->
    [yes] En moyenne, les coups valaient les meilleurs.
   *[no] En moyenne, un coup a coûté { $share } de chances de gagner.
  }
story = Chance, talent et dés
play-on = Reprendre à partir d’ici
play-on-note = Une nouvelle table avec de nouveaux dés. Quelle est ta place ? Des bots prennent les autres.
bots-strength = Quel niveau pour les bots ?
check-the-dice = Vérifier chaque dé
dice-right = Les { $count } dés et tirages sont justes.
dice-wrong = Le dé ou tirage { $number } sur { $count } n’est pas celui qui était fixé avant la partie.
dice-unknown = Cette page ne peut pas vérifier les dés de ce jeu ; la commande « buttonbox verify » le peut.
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
watchers = { $count ->
  [one] Une personne regarde
  *[other] { $count } personnes regardent
  }
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
key-undo = annuler
key-escape = effacer le choix, fermer ce qui est ouvert
key-help = cette liste

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

## Un jeu sans page à lui
plain-turn = { $you ->
    [yes] À toi de jouer
   *[no] Au tour de { $name }
  }
plain-chance = Les dés roulent
plain-moves = Tes coups
plain-undo = a annulé un coup
plain-score = score

## The pocket: the games in this browser
fault-serverless = Ce site n’a pas de serveur. Tu peux jouer ici contre des bots et sur un seul appareil ; avec des amis au loin, il faut un serveur.
fault-pocket-old = Ce navigateur est trop ancien pour jouer sans serveur. Mets-le à jour ou prends-en un autre.
fault-pocket-pieces = Des morceaux des jeux manquent ou sont abîmés. Tes parties sont à l’abri : connecte-toi et réessaie.
fault-pocket-room = Il n’y a plus de place sur cet appareil. Libère un peu d’espace et réessaie. Rien n’est perdu.
fault-pocket-died = Les jeux se sont arrêtés dans ce navigateur. Tout ce que tu as vu est enregistré : réessaie ou recharge la page.
pocket-failed = Les jeux ne tournent pas ici
pocket-cleared = Cette partie n’est plus sur cet appareil
pocket-cleared-note = Elle était dans ce navigateur, dont les données ont été effacées.
pocket-older = Une version plus ancienne est ici. La nouvelle arrive dès que tu es en ligne ; tes parties restent.
pocket-insecure = Pour l’emporter, il faut une adresse qui commence par https.
pocket-fetching = Les jeux arrivent… { $share }
line-starting = La boîte à boutons s’ouvre…
take-along = Emporter
take-along-note = Tu pourras jouer hors ligne, contre des bots et sur un seul appareil. { $size } Mo.
taken-along = C’est dans la poche
taken-along-note = Tu peux jouer hors ligne. Tes parties restent sur cet appareil.
setting-pocket = Jouer sans le serveur
setting-pocket-note = Contre des bots et sur un seul appareil, le jeu tourne dans ce navigateur.
carry-to-server = Copier sur le serveur
carry-here = Copier sur cet appareil
