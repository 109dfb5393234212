## Le guide
guide = Guide
guide-progress = Ta progression
guide-step = { $step } sur { $steps }
guide-skip = Passer
guide-next = Suivant
guide-your-move = À toi de jouer
guide-again = Encore une fois
guide-play = Jouer pour de vrai
guide-nudge-move = Dans une vraie partie, c’est permis. Ici, appuie sur ce qui est éclairé.
guide-nudge-next = Lis d’abord ceci, puis appuie sur Suivant.
