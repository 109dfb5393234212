## Le guide
guide = Guide
guide-progress = Ta progression
guide-step = { $step } sur { $steps }
guide-skip = Passer
guide-next = Suite
guide-your-move = À toi de jouer
guide-again = Encore une fois
guide-play = Jouer pour de vrai
guide-nudge-move = Dans une vraie partie, c’est permis. Ici, appuie sur ce qui est éclairé.
guide-nudge-next = Lis d’abord ceci, puis appuie sur Suite.

## BUTTONS
lesson-buttons-welcome = Bonjour ! Voici ton plateau. Tu y poses des boutons et tu en fais des étoiles.
lesson-buttons-roll = C’est ton tour. Lance les dés !
lesson-buttons-lay = Le dé blanc dit ligne 3, les noirs sont les colonnes. Pose un bouton sur le rouge, colonne 3.
lesson-buttons-gold = Les points dorés sont pour tous : { $one } et { $two } ont pris ligne 3, colonne 2 sur leur plateau.
lesson-buttons-offer = { $one } a lancé, et le dé doré vaut aussi pour toi : ligne 5, colonne 2, encore du rouge. Pose !
lesson-buttons-bust = { $two } n’avait aucune colonne libre : bloquée ! Elle perd ses boutons, la manche est finie pour elle.
lesson-buttons-risk = Deux boutons ne se touchent jamais par un côté : la place manque vite. Voici ton risque : petit. Lance !
lesson-buttons-third = Un troisième bouton rouge ! Trois d’une couleur font une étoile, et le rouge est ta carte : une de plus. Pose-le.
lesson-buttons-out = { $one } s’est retiré. Tu as 3 étoiles sûres, un lancer pourrait tout te coûter. Retire-toi !
lesson-buttons-stars = Une étoile pour ton retrait, une pour trois boutons rouges, une pour ta carte. Mets-les sur tes boutons.
lesson-buttons-stay = Les boutons partent, les étoiles restent toute la partie. On ne pose plus rien sur une étoile.
lesson-buttons-later = Trois manches plus tard : quatre de tes étoiles se suivent. Une cinquième dans cette ligne et tu gagnes.
lesson-buttons-dare = Les autres sont sortis, il ne reste que toi. Il te faut la ligne 3, et le risque a grandi. Courage, lance !
lesson-buttons-beside = Ligne 3, colonne 6 : quelle chance ! À côté d’une étoile, tu peux poser. Pose un bouton ici.
lesson-buttons-home = N’attends pas plus longtemps. Retire-toi !
lesson-buttons-fifth = Une étoile à mettre sur l’un de tes boutons. Mets-la là où cela fait cinq en ligne.
lesson-buttons-won = Cinq en ligne : gagné ! Douze étoiles en tout gagnent aussi. Voilà tout le jeu.

## La Guerre des boutons
lesson-war-welcome = Bonjour ! Ces dés sont ta bande. { $one } et toi, vous placez à tour de rôle un ou plusieurs dés.
lesson-war-goal = Finis les six sections de ta cabane, ou réunis six étoiles. Trois garçons sont en retenue et bloquent la section au-dessus d’eux.
lesson-war-quarry = Choisis les deux 2, puis la carrière. Le premier groupe y gagne 4 boutons.
lesson-war-paid = Quatre boutons pour toi ! Les boutons servent d’argent. Termine ton tour.
lesson-war-pushed = { $one } t’a délogé : autant de dés, mais plus hauts. Tes 2 sont au moulin pour cette manche.
lesson-war-lake = Une fois par tour, tu as droit à une action bonus. Prends le 3 blanc du lac, il coûte 3 boutons.
lesson-war-card = Une carte veut des dés égaux et autant de boutons que leur valeur. Choisis ton 3 et le 3 blanc, puis cette carte.
lesson-war-exam = La carte t’a donné deux grands frères. { $one } passe l’examen avec un 4 : qui a le plus de 4 reçoit le marqueur bonus de l’école.
lesson-war-brother = Un grand frère vaut un dé de n’importe quelle valeur. Choisis le 6 et un frère : deux contre deux, mais plus haut. Reprends la carrière !
lesson-war-back = La carrière est de nouveau à toi et t’a donné 2 boutons. Tiens-la jusqu’à la fin de la manche et son marqueur bonus est à toi. Termine ton tour.
lesson-war-hut = On construit. Choisis ton 5 et la cabane dans l’école : 5 boutons pour ta première section.
lesson-war-build = Choisis la section. Celles au-dessus d’un garçon en retenue sont bloquées.
lesson-war-done = Tous tes dés sont placés. Termine ton tour ; { $one } continue jusqu’à son dernier dé.
lesson-war-snitch = { $one } a dénoncé les 3, et c’est toi qui en as le plus. Un de tes garçons va en retenue : prends-en un au moulin, il n’y manque à personne.
lesson-war-marker = { $one } a gagné l’examen, tu tiens la carrière : son marqueur bonus donne une étoile et une section. Construis !
lesson-war-round = Voilà une manche entière. Tous les dés reviennent et sont relancés, et chaque carte rapporte 2 boutons.
lesson-war-later = Quelques manches plus tard : cinq sections sont debout, il te reste un dé et 11 boutons.
lesson-war-last = Il manque une section. Choisis ton 6 et la cabane dans l’école.
lesson-war-sixth = Construis la sixième section !
lesson-war-won = La cabane est finie, gagné ! Six étoiles gagnent aussi. À quatre, le pré s’ajoute.
