## By rule
refusal-W2 = The meadow is in play with four players only.
refusal-W6 = The boy in detention blocks this section.
refusal-W8 = Choose first which section to build or which boy to free.
refusal-W13 = No card lies there.
refusal-W21 = No card lies there this round.
refusal-W22 = The dice are still rolling.
refusal-W23 = That card works right after the roll, once a round.
refusal-W24 = It’s someone else’s turn.
refusal-W26 = One dice action and one bonus action per turn, one after the other.
refusal-W30 = One big brother at most, and never in the school.
refusal-W31 = All dice for one location must show the same value.
refusal-W33 = Too weak: more dice, or as many of a higher value.
refusal-W36 = A big brother alone counts as one die here.
refusal-W40 = One coloured die on a free space, and only if you can do what it says.
refusal-W41 = The exam takes one coloured die.
refusal-W42 = A rescue costs 8 buttons, and you need a boy in detention.
refusal-W43 = You can only snitch if you have a boy in detention.
refusal-W44 = The snitch places nothing at locations this round.
refusal-W45 = The start player space takes one coloured die.
refusal-W46 = Two big brothers cost 2 buttons.
refusal-W47 = A section costs 5, plus 1 for each you have, and needs a free place.
refusal-W48 = A star costs 5, plus 1 for each you have.
refusal-W50 = A card takes exactly its number of equal dice, and as many buttons as one of them shows.
refusal-W55 = The village takes any dice, in one dice action.
refusal-W60 = A white die costs 3 buttons.
refusal-W61 = Turning costs 1 button per pip.
refusal-W62 = You need a card to give up and a boy in detention.
refusal-W65 = White dice never go to school.
refusal-W70 = The boy goes to a vacant spot.
refusal-W75 = The game is over.
refusal-WR8 = The supply is empty.

## By rule and case
refusal-W33-weak = { $chosen } × { $shown } does not beat { $dice } × { $value }. You need { $more } dice of any value{ $least ->
        [0] .
       *[other] , or { $dice } of value { $least } or higher.
    }
refusal-W36-weak = A big brother alone counts as one die, and { $dice } × { $value } { $dice ->
        [one] lies
       *[other] lie
    } there. You need { $more } dice{ $least ->
        [0] .
       *[other] , or { $dice } of value { $least } or higher.
    }
refusal-W40-taken = A die lies on this space already.
refusal-W40-one = The school takes one coloured die at a time.
refusal-W42-price = { refusal-W60-price }
refusal-W42-no-boy = You have no boy in detention.
refusal-W43-no-boy = You have no boy in detention, so you can’t snitch.
refusal-W46-price = { refusal-W60-price }
refusal-W47-price = { refusal-W60-price }
refusal-W47-blocked = The boys in detention block every section you could build.
refusal-W48-price = { refusal-W60-price }
refusal-W50-sold = This card is sold.
refusal-W50-dice = This card takes exactly { $wanted ->
        [one] one die
       *[other] { $wanted } dice
    } of one value. You have chosen { $chosen }.
refusal-W50-price = Costs { $price } { $price ->
        [one] button
       *[other] buttons
    }, you have { $have }. A card costs as many buttons as each of its dice shows{ $cheaper ->
        [0] .
       *[other] : { $dice } × { $cheaper } would cost { $cheaper }.
    }
refusal-W60-price = Costs { $price } { $price ->
        [one] button
       *[other] buttons
    }, you have { $have }.
refusal-W60-none = There is no white { $value } in the lake.
refusal-W61-price = { refusal-W60-price }
refusal-W62-no-boy = { refusal-W42-no-boy }
refusal-W6-blocked = The boy on spot { $section } blocks section { $section }.
refusal-W8-built = Section { $section } is built already.
refusal-W8-no-boy = No boy is on spot { $spot }.
refusal-W8-build-first = First choose a section to build.
refusal-W8-free-first = First choose a boy to free.
refusal-W23-cards-first = The cards for after rolling come first: use them, or tap “Leave as rolled”.
refusal-W26-acted = Your dice action of this turn is done.
refusal-W26-bonus = Your bonus action of this turn is done.
refusal-W26-village-first = Finish in the village first: send more dice, or tap “That’s all”.
refusal-W70-taken = Spot { $spot } is taken.
refusal-W70-detain-first = First choose the boy who goes to detention.
refusal-WR8-brothers = { $left ->
        [0] No big brother is left in the supply.
       *[other] Only { $left } big brother is left in the supply, and you would need two.
    }
refusal-WR8-stars = No star is left in the supply.
