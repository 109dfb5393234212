## By rule
refusal-W2 = Le pré n’est en jeu qu’à quatre.
refusal-W6 = Le garçon en retenue bloque cette section.
refusal-W8 = Choisis d’abord la section à construire ou le garçon à libérer.
refusal-W13 = Il n’y a pas de carte ici.
refusal-W21 = Il n’y a pas de carte ici dans cette manche.
refusal-W22 = Les dés roulent encore.
refusal-W23 = Cette carte sert juste après le lancer, une fois par manche.
refusal-W24 = C’est à quelqu’un d’autre de jouer.
refusal-W26 = Une action de dés et une action bonus par tour, l’une après l’autre.
refusal-W30 = Un grand frère au plus, et jamais à l’école.
refusal-W31 = Sur un lieu, tous les dés doivent montrer la même valeur.
refusal-W33 = Trop faible : il faut plus de dés, ou autant d’une valeur plus haute.
refusal-W36 = Un grand frère seul compte ici pour un dé.
refusal-W40 = Un dé de couleur sur une case libre, et seulement si tu peux faire ce qu’elle dit.
refusal-W41 = L’examen prend un dé de couleur.
refusal-W42 = Libérer un garçon coûte 8 boutons, et il t’en faut un en retenue.
refusal-W43 = Pour moucharder, il te faut un garçon en retenue.
refusal-W44 = Le mouchard ne place plus rien sur les lieux cette manche.
refusal-W45 = La case du premier joueur prend un dé de couleur.
refusal-W46 = Deux grands frères coûtent 2 boutons.
refusal-W47 = Une section coûte 5, plus 1 par section que tu as, et demande une place libre.
refusal-W48 = Une étoile coûte 5, plus 1 par étoile que tu as.
refusal-W50 = Une carte demande exactement son nombre de dés égaux, et autant de boutons que leur valeur.
refusal-W55 = Le village accepte n’importe quels dés, en une seule action de dés.
refusal-W60 = Un dé blanc coûte 3 boutons.
refusal-W61 = Tourner coûte 1 bouton par point du dé.
refusal-W62 = Il te faut une carte à rendre et un garçon en retenue.
refusal-W65 = Les dés blancs ne vont jamais à l’école.
refusal-W70 = Le garçon va à une place libre.
refusal-W75 = La partie est finie.
refusal-WR8 = La réserve est vide.

## By rule and case
refusal-W33-weak = { $chosen } × { $shown } ne bat pas { $dice } × { $value }. Il te faut { $more } dés identiques{ $least ->
        [0] .
       *[other] , ou { $dice } de valeur { $least } ou plus.
    }
refusal-W36-weak = Un grand frère seul compte pour un dé, et { $dice } × { $value } { $dice ->
        [one] est
       *[other] sont
    } déjà là. Il te faut { $more } dés{ $least ->
        [0] .
       *[other] , ou { $dice } de valeur { $least } ou plus.
    }
refusal-W40-taken = Un dé occupe déjà cette case.
refusal-W40-one = L’école prend un seul dé de couleur à la fois.
refusal-W42-price = { refusal-W60-price }
refusal-W42-no-boy = Tu n’as aucun garçon en retenue.
refusal-W43-no-boy = Tu n’as aucun garçon en retenue : il en faut un pour moucharder.
refusal-W46-price = { refusal-W60-price }
refusal-W47-price = { refusal-W60-price }
refusal-W47-blocked = Les garçons en retenue bloquent toutes les sections que tu pourrais construire.
refusal-W48-price = { refusal-W60-price }
refusal-W50-sold = Cette carte est vendue.
refusal-W50-dice = Cette carte demande exactement { $wanted ->
        [one] un dé
       *[other] { $wanted } dés identiques
    }. Tu en as choisi { $chosen }.
refusal-W50-price = Ça coûte { $price } { $price ->
        [one] bouton
       *[other] boutons
    }, tu en as { $have }. Une carte coûte autant de boutons que la valeur de chacun de ses dés{ $cheaper ->
        [0] .
       *[other]  : { $dice } × { $cheaper } coûterait { $cheaper }.
    }
refusal-W60-price = Ça coûte { $price } { $price ->
        [one] bouton
       *[other] boutons
    }, tu en as { $have }.
refusal-W60-none = Il n’y a pas de { $value } blanc dans le lac.
refusal-W61-price = { refusal-W60-price }
refusal-W62-no-boy = { refusal-W42-no-boy }
refusal-W6-blocked = Le garçon à la place { $section } bloque la section { $section }.
refusal-W8-built = La section { $section } est déjà construite.
refusal-W8-no-boy = Il n’y a pas de garçon à la place { $spot }.
refusal-W8-build-first = Choisis d’abord une section à construire.
refusal-W8-free-first = Choisis d’abord un garçon à libérer.
refusal-W23-cards-first = Les cartes d’après le lancer passent d’abord : sers-t’en ou touche « Garder le lancer ».
refusal-W26-acted = Ton action de dés de ce tour est déjà faite.
refusal-W26-bonus = Ton action bonus de ce tour est déjà faite.
refusal-W26-village-first = Finis d’abord au village : envoie d’autres dés ou touche « C’est tout ».
refusal-W70-taken = La place { $spot } est occupée.
refusal-W70-detain-first = Choisis d’abord le garçon qui va en retenue.
refusal-WR8-brothers = { $left ->
        [0] Il ne reste aucun grand frère dans la réserve.
       *[other] Il ne reste que { $left } grand frère dans la réserve, il t’en faudrait deux.
    }
refusal-WR8-stars = Il ne reste aucune étoile dans la réserve.
