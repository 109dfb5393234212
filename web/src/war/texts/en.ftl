## The game and its options
war-title = War of the Buttons
war-pitch = Lead a gang of eight dice: brawl over the quarry, dodge detention and be the first to finish your hut.
war-minutes = 60 minutes
war-age = from 10
track-tiles = Track tiles
track-tiles-note = Other rewards at the locations. Not for a first game.
with-track-tiles = with track tiles
no-track-tiles = no track tiles
key-digits-war = choose a die of that value
key-brother = add a big brother
key-confirm = confirm
key-end = end the turn

## War of the Buttons: places and things
war-location-quarry = Quarry
war-location-forest = Forest
war-location-meadow = Meadow
war-at-quarry = at the quarry
war-at-forest = in the forest
war-at-meadow = in the meadow
war-location-village = Village
war-village-note = any dice, 1 button each
war-location-mill = Mill
war-mill-note = displaced dice
war-lake = Lake
war-lake-note = white dice, 3 buttons each
war-lake-short = 3 buttons each
war-lake-die = White die in the lake, { $value }: take it for 3 buttons
war-lake-empty = The lake is empty.
war-school = School
war-school-note = a coloured die per space
war-board = The board
war-badge = Bonus marker
war-badge-given = The bonus marker has been given
war-meadow-with-four = in play with four players only (W2)
war-third-card = third card: with four players
war-empty = empty
war-or = or
war-beaten-by = to beat:
war-open-to-any = open to any dice
war-held-by = { $name }
war-cards = Cards
war-in-pile = { $count } in the pile
war-no-card = No card here this round
war-snitch = snitch
war-start-player = Start player
war-buttons = buttons
war-stars = stars
war-stars-of-six = of 6
war-sections = sections
war-brothers = big brothers
war-points = points
war-none = none
war-nobody = nobody
war-nobody-white = nobody: only white dice lie there
war-tie = a tie
war-now = now
war-used = used
war-a-brother = big brother
war-a-card = a card

## School spaces
war-space-exam = Exam
war-space-rescue = Rescue
war-space-snitch = Snitch
war-space-start = Start player
war-space-brother = Big brother
war-space-hut = Hut
war-space-star = Star
war-note-exam = most of its value
war-note-rescue = bring a boy back
war-note-snitch = free a boy
war-note-start = begin the next round
war-note-brother = take two
war-note-hut = build a section
war-note-star = sew on a star
war-counting-exam = most { $value }s win the marker:
war-counting-snitch = caught, most { $value }s:
war-starts-next = { $you ->
    [yes] you begin the next round
   *[no] { $name } begins the next round
  }
war-line-taken = { $name } has a { $value } here.
war-pay = pay { $count }
war-free-of-charge = free

## Cards
war-card-section = Building section
war-card-school-pay = School pay
war-card-quarry-pay = Quarry pay
war-card-forest-pay = Forest pay
war-card-meadow-pay = Meadow pay
war-card-village-pay = Village pay
war-card-two-brothers = Two big brothers
war-card-three-brothers = Three big brothers
war-card-equals = Ties displace
war-card-turn-1s = Turn the 1s
war-card-turn-2s = Turn the 2s
war-card-turn-3s = Turn the 3s
war-card-re-roll = Re-roll
war-card-one-star = One star
war-card-two-stars = Two stars
war-effect-section = Lay a stick on a free section now.
war-effect-school-pay = 2 more buttons for each die in the school.
war-effect-quarry-pay = 2 more buttons at the quarry.
war-effect-forest-pay = 2 more buttons in the forest.
war-effect-meadow-pay = 2 more buttons in the meadow.
war-effect-village-pay = 1 more button for each die in the village.
war-effect-two-brothers = Take two big brothers.
war-effect-three-brothers = Take three big brothers.
war-effect-equals = Your dice also displace an equal number of dice of the same value.
war-effect-turn-1s = Turn any of your 1s to any value.
war-effect-turn-2s = Turn any of your 2s to any value.
war-effect-turn-3s = Turn any of your 3s to any value.
war-effect-re-roll = Roll any of your dice once more, all together.
war-effect-one-star = Take one star.
war-effect-two-stars = Take two stars.
war-kind-at-once = at once
war-kind-lasting = lasting
war-kind-after-rolling = after rolling
war-card-needs = It needs { $count } dice of one value and as many buttons as that value.
war-card-sold = { $you ->
    [yes] You have it.
   *[no] { $name } has it.
  }
war-has-it = { $you ->
    [yes] yours
   *[no] { $name } has it
  }
war-pips-price = price: the value
war-your-cards = Yours
war-card-income = +2 buttons each, every round
war-no-cards = no cards yet
war-cards-count = { $count ->
    [one] one card
   *[other] { $count } cards
  }

## Bonus markers
war-part-build = build a section
war-part-free = free a boy
war-part-star = 1 star
war-part-brother = { $count ->
    [one] 1 big brother
   *[other] { $count } big brothers
  }
war-part-buttons = { $count ->
    [one] +1 button
   *[other] +{ $count } buttons
  }
war-part-lost = { $part } (not possible)
war-built-section = section { $number }
war-freed-spot = frees the boy on spot { $number }

## The own dice
war-your-dice = Your dice
war-own-die = Your die, { $value }
war-white-die = White die, { $value }
war-no-dice = All your dice are placed.
war-add-brother = { $count ->
    [one] Add your big brother
   *[other] Add a big brother, you have { $count }
  }
war-brother-note = big brother: any value
war-to-place = to place
war-all-placed = all dice placed
war-chosen = { $brother ->
    [yes] { $count ->
        [0] Big brother alone
        [1] A { $value } and a big brother
       *[other] { $value ->
            [0] { $count } dice and a big brother
           *[other] { $count } × { $value } and a big brother
          }
      }
   *[no] { $count ->
        [1] One { $value } chosen
        [2] { $value ->
            [0] Two dice chosen
           *[other] Two { $value }s chosen
          }
        [3] { $value ->
            [0] Three dice chosen
           *[other] Three { $value }s chosen
          }
       *[other] { $value ->
            [0] { $count } dice chosen
           *[other] { $count } × { $value } chosen
          }
      }
  }
war-cancel = Cancel
war-end-turn = End turn
war-village-done = That’s all

## What is expected
war-your-turn = Your turn
war-headline-turn = { $you ->
    [yes] Your turn: choose dice
   *[no] { $name } places dice
  }
war-headline-acted = { $you ->
    [yes] A bonus action, or end your turn
   *[no] { $name } may take a bonus action
  }
war-headline-village = { $you ->
    [yes] More for the village?
   *[no] { $name } sends dice to the village
  }
war-headline-building = { $you ->
    [yes] Choose a section to build
   *[no] { $name } builds a section
  }
war-headline-freeing = { $you ->
    [yes] Choose a boy to free
   *[no] { $name } frees a boy
  }
war-headline-detaining = { $you ->
    [yes] You’ve been caught: choose a boy
   *[no] { $name } is caught by the snitch
  }
war-headline-after-rolling = { $you ->
    [yes] After the roll: use your card?
   *[no] { $name } may use a card
  }
war-headline-rolling = The dice are rolling
war-headline-over = The game is over
war-note-watch = Hover or tap a player to see more.
war-note-phase-turn = Choose equal dice, then a glowing place.
war-note-phase-acted = Pick one below, or end your turn.
war-note-phase-village = Choose more dice, or say “That’s all”.
war-note-phase-building = Tap a glowing section of your hut.
war-note-phase-freeing = Tap a boy behind bars.
war-note-phase-detaining = One of your dice goes to detention.
war-note-phase-after-rolling = Once, before the first turn.
war-note-glow = { $count ->
    [one] One place glows: tap it.
   *[other] { $count } places glow: tap one.
  }
war-note-glow-brother = Tap a glowing place, or add your big brother.
war-note-needs-brother = Only with your big brother: tap a dotted place.
war-note-nothing = They fit nowhere. Tap a place to see why.
war-note-acted = Dice action done. You can still turn a die.
war-note-village = Tap the village, or choose more.
war-targets = { $count ->
    [one] one target
   *[other] { $count } targets
  }

## Sentences for those who listen
war-place-held = { $name }, space { $space }, { $dice }.
war-place-brother = Empty: a big brother who came alone marks space { $space }.
war-place-open = Nobody is here yet.
war-target-legal = { $costs ->
    [0] { $pays ->
        [0] Place your dice here.
        [one] Place your dice here and get 1 button.
       *[other] Place your dice here and get { $pays } buttons.
      }
    [one] Place your dice here and pay 1 button.
   *[other] Place your dice here and pay { $costs } buttons.
  }
war-target-maybe = Only with your big brother.
war-target-no = Your dice don’t fit here.
war-village-more = You may add more dice.
war-opponent-label = { $name }: { $dice ->
    [0] no dice
    [one] one die
   *[other] { $dice } dice
  } to place{ $values }, { $buttons ->
    [one] one button
   *[other] { $buttons } buttons
  }, { $stars ->
    [one] one star
   *[other] { $stars } stars
  }, { $sections ->
    [one] one section
   *[other] { $sections } sections
  }. Enlarge.
war-hut-label = { $name }’s hut: { $sections } of 6 sections, { $boys } in detention
war-order = Order of play
war-parts = Parts of the board

## Hut
war-your-hut = Your hut
war-hut-of = { $name }
war-of-six = { $count } of 6
war-sections-of-six = { $count } of 6 sections
war-hut-open = { $count ->
    [one] Section { $sections } is free to build.
   *[other] Free to build: { $sections }.
  }
war-hut-nothing = Nothing is free to build.
war-hut-blocked = Boys block { $sections }.
war-build-here = Build section { $section }
war-free-this = Free the { $value }: it unblocks section { $section }
war-enlarged = { $name }, enlarged
war-count-buttons = { $count ->
    [one] 1 button
   *[other] { $count } buttons
  }
war-count-stars = { $count } of 6 stars
war-count-brothers = { $count ->
    [one] 1 big brother
   *[other] { $count } big brothers
  }
war-next-prices = The next section costs { $section }, the next star { $star }.
war-next-section = Next section: { $price }
war-next-star = Next star: { $price }
war-five-plus = 5, plus 1 for each you have

## Tabs
war-tab-places = Places
war-tab-school = School
war-tab-cards = Cards
war-tab-hut = My hut
war-tab-log = Log
war-tab-others = Others

## Bonus action
war-bonus = Bonus action
war-bonus-note = one per turn
war-bonus-used = done
war-bonus-when = one per turn, before or after placing
war-bonus-lake = White die
war-bonus-lake-note = from the lake
war-bonus-turn = Turn a die
war-bonus-turn-note = price per pip
war-bonus-give = Free a boy
war-bonus-give-note = for one card
war-take-white = Take a white die
war-per-pip = { $count } per pip
war-cannot-pay = You don’t have 3 buttons.
war-no-turn = You have no die left to turn, or no button to pay with.
war-no-give = You need a card to give up and a boy in detention.
war-give-card = give up { $card }
war-choose-bonus = Choose one
war-do-lake = Take the white { $value }, pay { $costs }
war-do-turn = Turn { $from } to { $to }, pay { $costs }
war-do-give = Give up { $card }
war-turn-to = Turn the { $from } to
war-turn-face = { $costs ->
    [0] Turn { $from } to { $to }
    [one] Turn { $from } to { $to } for 1 button
   *[other] Turn { $from } to { $to } for { $costs } buttons
  }

## After rolling
war-after-rolling = Cards after the roll
war-dice-like-that = { $count ->
    [one] You have one { $value }.
   *[other] You have { $count } of them: choose for one after the other.
  }
war-take-up = Pick this { $value } to roll again
war-reroll-dice = { $count ->
    [one] Roll this die again
   *[other] Roll { $count } dice again
  }
war-leave-as-rolled = Leave as rolled

## End of the round
war-counting-up = Counting up
war-step = Step { $step } / 5
war-step-snitch = Snitch
war-step-exam = Exam
war-step-start = Start
war-step-places = Places
war-step-end = End?
war-skip = Skip
war-go-on = Go on
war-next-step = Next: { $step }
war-left-out = Not counted: village, mill, white dice
war-not-counted = Village, mill and white dice do not count.
war-waits-for = { $name } is choosing
war-who-has-most = Who has the most { $value }s?
war-who-holds = Whoever holds a place gets its bonus marker
war-start-die = Someone took the space
war-start-stays = Nobody took the space
war-most-so-far = { $you ->
    [yes] most so far: you
   *[no] most so far: { $name }
  }
war-begins-next = { $you ->
    [yes] You begin the next round
   *[no] { $name } begins the next round
  }
war-six-end = Six of either ends the game
war-game-ends = The game ends
war-no-snitch = Nobody snitched.
war-no-exam = Nobody sat the exam.
war-tie-nobody = A tie, or none at all: nothing happens.
war-detention-full = { $you ->
    [yes] All four of your detention spots are taken: nothing happens.
   *[no] All four of { $name }’s detention spots are taken: nothing happens.
  }
war-from-quarry = from the quarry
war-from-forest = from the forest
war-from-meadow = from the meadow
war-from-village = from the village
war-from-mill = from the mill
war-from-card = from a card
war-from-exam = from the exam
war-from-rescue = from the rescue space
war-from-snitch = from the snitch space
war-from-start = from the start player space
war-from-brother = from the big brother space
war-from-hut = from the hut space
war-from-star = from the star space
war-caught = { $you ->
    [yes] Your boy { $from } goes to spot { $spot }
   *[no] { $name }’s boy { $from } goes to spot { $spot }
  }
war-caught-chooses = { $you ->
    [yes] You must send a boy to detention.
   *[no] { $name } must send a boy to detention.
  }
war-which-boy = Which boy?
war-which-spot = To which spot?
war-spot = spot { $spot }
war-still-yours = you keep the place
war-badge-lost = you lose its bonus marker
war-exam-lost = then there is no exam
war-costs-nothing = costs you nothing more
war-source-card = Card

## Log
war-log-start-player = { $you ->
    [yes] start the game
   *[no] starts the game
  }
war-log-round = Round { $number } begins
war-log-undo = { $you ->
    [yes] take the last move back
   *[no] takes the last move back
  }
war-log-enters = { $you ->
    [yes] place { $dice } { $place }
   *[no] places { $dice } { $place }
  }
war-log-beats = { $you ->
    [yes] beat { $holder } { $place }: { $dice }
   *[no] { $reader ->
        [yes] beats you { $place }: { $dice }
       *[no] beats { $holder } { $place }: { $dice }
    }
  }
war-log-village = { $you ->
    [yes] send { $dice } to the village
   *[no] sends { $dice } to the village
  }
war-log-exam = { $you ->
    [yes] sit the exam with a { $value }
   *[no] sits the exam with a { $value }
  }
war-log-rescue = { $you ->
    [yes] pay for a rescue with a { $value }
   *[no] pays for a rescue with a { $value }
  }
war-log-snitch = { $you ->
    [yes] snitch with a { $value }
   *[no] snitches with a { $value }
  }
war-log-start = { $you ->
    [yes] will start the next round
   *[no] will start the next round
  }
war-log-brother = { $you ->
    [yes] fetch two big brothers with a { $value }
   *[no] fetches two big brothers with a { $value }
  }
war-log-hut = { $you ->
    [yes] buy a section with a { $value }
   *[no] buys a section with a { $value }
  }
war-log-star = { $you ->
    [yes] buy a star with a { $value }
   *[no] buys a star with a { $value }
  }
war-log-card = { $you ->
    [yes] buy { $card } with { $dice }, pay { $price }
   *[no] buys { $card } with { $dice }, pays { $price }
  }
war-log-lake = { $you ->
    [yes] take a white { $value } for 3 buttons
   *[no] takes a white { $value } for 3 buttons
  }
war-log-turn = { $you ->
    [yes] turn a { $from } to { $to }
   *[no] turns a { $from } to { $to }
  }
war-log-give = { $you ->
    [yes] give up { $card } to free a boy
   *[no] gives up { $card } to free a boy
  }
war-log-free = { $you ->
    [yes] free your { $boy } from spot { $value }
   *[no] frees a { $boy } from spot { $value }
  }
war-log-build = { $you ->
    [yes] build section { $value }
   *[no] builds section { $value }
  }
war-log-detain = { $you ->
    [yes] are caught: your boy { $from } goes to spot { $spot }
   *[no] is caught: a boy { $from } goes to spot { $spot }
  }
war-log-reroll = { $you ->
    [yes] roll some dice again
   *[no] rolls some dice again
  }
war-log-mill = { $count ->
    [one] your { $dice } rolls to the mill
   *[other] your { $dice } roll to the mill
  }
war-log-pays = { $you ->
    [yes] pay { $count }
   *[no] pays { $count }
  }

## Advice
war-advice-location = place { $dice } { $place }
war-advice-card = buy { $card } with { $dice }
war-advice-school = { $space } with a { $value }
war-advice-village = send { $dice } to the village
war-advice-village-done = stop there
war-advice-detain = send the { $value } to spot { $spot }
war-advice-after-reroll = roll again
war-advice-after-done = leave as rolled
war-advice-end = end the turn

## The end
war-ending-hut = { $you ->
    [yes] Your hut stands: all six sections are built.
   *[no] The hut stands: all six sections are built.
  }
war-ending-stars = Six stars are sewn on.
war-ending-both = Hut and stars: six of each.
war-ending-points = Several players finished in this round, so the points decide: { $points }.
war-ending-buttons = Equal on { $points } points: the buttons decide.
war-ending-shared = Equal in points and buttons: the win is shared.
war-points-decide = Several players reached six, so points decide: 1 for each section, star, card and full five buttons (W81).
war-points-not-needed = Only one player reached six and wins. For the curious, the points: 1 for each section, star, card and full five buttons.
war-the-huts = The huts

## Advice: why
war-share = { $share }
war-hint-note = chance to win
war-hint-mark = Hint { $rank }: { $share } chance to win
war-choose-for-me = Choose it for me
war-why-wins = That wins the game.
war-why-loses = The game would end without a win for you.
war-why-judged = It worked out best in the bot’s trial games.
war-why-pays = { $buttons ->
    [one] It brings 1 button.
   *[other] It brings { $buttons } buttons.
  }
war-why-costs = { $buttons ->
    [one] It costs 1 button.
   *[other] It costs { $buttons } buttons.
  }
war-why-displaces = { $dice ->
    [one] { $name }’s die rolls to the mill.
   *[other] { $name }’s { $dice } dice roll to the mill.
  }
war-why-displaces-own = Your own dice there roll to the mill.
war-why-blocks = { $name } can no longer place dice { $place }.
war-why-holds = Nobody can displace you { $place } any more.
war-why-marker = You would get the bonus marker: { $marker }.
war-why-threatens = { $you ->
    [yes] As it stands you would be caught.
   *[no] As it stands { $name } would be caught.
  }
war-why-shuns-locations = You then place nothing at locations this round.
war-why-starts = You start the next round.
war-why-builds = You then have { $sections } of 6 sections.
war-why-frees = { $boys ->
    [0] Nobody is left in your detention.
    [one] Only 1 boy is left in your detention.
   *[other] { $boys } boys are left in your detention.
  }
war-why-unblocks = Section { $section } can then be built.
war-why-detains = It blocks section { $section }.
war-why-detains-harmless = Section { $section } is built already: nothing gets blocked.
war-why-gains-stars = { $stars ->
    [one] It brings a star.
   *[other] It brings { $stars } stars.
  }
war-why-gains-brothers = { $brothers ->
    [one] It brings a big brother.
   *[other] It brings { $brothers } big brothers.
  }
war-why-keeps-dice = { $dice ->
    [one] You keep 1 die for later turns.
   *[other] You keep { $dice } dice for later turns.
  }
war-why-ends-round = It ends the round.
