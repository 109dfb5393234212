## The guide
guide = Guide
guide-progress = Your progress
guide-step = { $step } of { $steps }
guide-skip = Skip
guide-next = Next
guide-your-move = Your move
guide-again = Once more
guide-play = Play a real game
guide-nudge-move = That works in a real game. Here, please press what is lit.
guide-nudge-next = Read this first, then press Next.

## BUTTONS
lesson-buttons-welcome = Hello! This is your board. You lay buttons on it and turn them into stars.
lesson-buttons-roll = It is your turn. Roll the dice!
lesson-buttons-lay = The white die says row 3, the black ones are columns. Lay a button on red, column 3.
lesson-buttons-gold = The gold pips are for everyone: { $one } and { $two } used row 3, column 2 on their own boards.
lesson-buttons-offer = { $one } rolled, and now the gold die is yours: row 5, column 2 is red again. Lay!
lesson-buttons-bust = { $two } had no free column: bust! She loses her buttons and is out of this round.
lesson-buttons-risk = Buttons never lie side by side, so room gets scarce. This is your risk of busting: still small. Roll!
lesson-buttons-third = A third red button! Three of a colour bring a star, and red is your card: one star more. Lay it.
lesson-buttons-out = { $one } got out. You have 3 stars for sure, another roll might cost them all. Get out!
lesson-buttons-stars = One star for getting out, one for three red buttons, one for your card. Place them on your buttons.
lesson-buttons-stay = The buttons go, the stars stay for the whole game. Nothing is laid on a star any more.
lesson-buttons-later = Three rounds later: four of your stars lie side by side. A fifth in this row and you win.
lesson-buttons-dare = The others are out, you play on alone. You need row 3, and the risk is higher now. Be brave: roll!
lesson-buttons-beside = Row 3, column 6: what luck! You may lay next to a star. Lay a button here.
lesson-buttons-home = Don’t wait any longer. Get out!
lesson-buttons-fifth = One star to place, on any of your buttons. Place it where it makes five in a line.
lesson-buttons-won = Five in a line: you win! Twelve stars in all win as well. That was the whole game.

## War of the Buttons
lesson-war-welcome = Hello! These dice are your gang. You take turns with { $one } and place one or more of them.
lesson-war-goal = Finish the six sections of your hut, or collect six stars. Three boys sit in detention and block the section above them.
lesson-war-quarry = Choose both 2s, then the quarry. The first group there earns 4 buttons.
lesson-war-paid = Four buttons in your purse! Buttons are money. End your turn.
lesson-war-pushed = { $one } displaced you: as many dice, but a higher value. Your 2s are in the mill for this round.
lesson-war-lake = Once a turn you may take a bonus action. Take the white 3 from the lake; it costs 3 buttons.
lesson-war-card = A card wants equal dice and as many buttons as they show. Choose your 3 and the white 3, then this card.
lesson-war-exam = The card gave you two big brothers. { $one } sat the exam with a 4: whoever has the most 4s on the board wins the school’s bonus marker.
lesson-war-brother = A big brother joins in as a die of any value. Choose the 6 and a brother: two against two, but higher. Retake the quarry!
lesson-war-back = The quarry is yours again, and paid 2 buttons. If you still hold it at the end of the round, its bonus marker is yours. End your turn.
lesson-war-hut = Time to build. Choose your 5 and the hut in the school: 5 buttons for your first section.
lesson-war-build = Choose the section. Those above a boy in detention are blocked.
lesson-war-done = All your dice are placed. End your turn; { $one } goes on until he has none left.
lesson-war-snitch = { $one } snitched on the 3s, and you have the most of them. One of your boys gets detention: take one from the mill, nobody misses him there.
lesson-war-marker = { $one } won the exam, you hold the quarry: its bonus marker is a star and a section. Build!
lesson-war-round = That was a whole round. Now all dice come back and are rolled, and every card brings 2 buttons.
lesson-war-later = A few rounds later: five sections stand, and you have one die and 11 buttons left.
lesson-war-last = One section is missing. Choose your 6 and the hut in the school.
lesson-war-sixth = Build the sixth section!
lesson-war-won = The hut is finished, you win! Six stars win as well. With four players the meadow joins in.
