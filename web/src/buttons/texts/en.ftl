## The game and its end
buttons-title = BUTTONS
buttons-pitch = Roll, lay a button, roll again? Get out in time and your buttons turn into stars. Five in a line wins.
buttons-minutes = 15 minutes
buttons-age = easy, from 8
last-line = What happened last
buttons-ending-line = { $you ->
    [yes] You have five stars in a line.
   *[no] Five stars in a line.
  }
buttons-ending-twelve = { $you ->
    [yes] You have placed { $stars } stars.
   *[no] { $stars } stars on the board.
  }
buttons-ending-both = Five stars in a line and { $stars } in all.
buttons-ending-most-stars = Several players reached the end: five in a line comes first, then most stars.
buttons-ending-shared = Nobody is ahead: the win is shared.
longest-line = longest line
the-boards = The boards
key-digits-buttons = choose the cell in that column
red-card-starts = The red card starts; it is dealt at random
key-roll = roll
key-out = get out
key-lay = lay on the offered cell
key-pass = decline the offered cell

## The board
board-of = { $you ->
    [yes] Your board
   *[no] { $name }’s board
  }
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
cell-where = Row { $row }, column { $column }, { $colour }
cell-open = open.
cell-blocked = closed, next to a button.
cell-laid = a button lies here.
cell-starred = a star. Closed.
cell-legal = lay here.
cell-waiting = chosen. Press again to confirm.
cell-may = a button. You may put a star here.
cell-wish = star chosen. Press again to take it back.
cell-gain-stars = Third { $colour }: { $stars ->
    [one] one more star
   *[other] { $stars } more stars
  } if you get out.
cell-gain-count = { $colour } { $count } of 3.
cell-third = third { $colour }
bust = bust
row-risk = Row { $row }: { $risk } risk of busting
colours-covered = Colours covered
count-card = card:
count-done = counts:
stars = stars
opponent-label = { $name }, { $state }, { $stars ->
    [one] one star
   *[other] { $stars } stars
  }
enlarge-board = Enlarge { $name }’s board
standing-in = still in
standing-out = got out
standing-bust = bust
standing-turn = to play
standing-rolled = rolled
standing-asked = is asked
standing-sewing = placing stars
starts = start player
card = { $count ->
    [one] card
   *[other] cards
  }
of-twelve = of 12
in-a-line = { $count ->
    [3] three
    [4] four
    [5] five
   *[other] six
  } in { $line ->
    [row] row
   *[column] column
  } { $number }{ $more ->
    [1] , one more would win
    [2] , two more would win
   *[other] !
  }
two-cards = Two cards each
two-cards-note = Three buttons of a card’s colour: one more star, for each card.
two-depots = Depots
two-depots-note = Whoever gets out or busts puts two black dice there.
depot-empty = depot empty
in-depot = in depot

## Dice and actions
dice-and-actions = Dice and actions
stars-and-actions = Stars and actions
the-offer = The offer
die-row = row
die-all = for all
die-column = { $count ->
    [one] column
   *[other] columns
  }
dice-label = Dice: row { $row }, gold { $gold }, columns { $columns }
dice-unrolled = No dice rolled yet
roll = Roll
get-out = Get out
safe = safe
lay-first = lay one first
lay = Lay
no-thanks = No, thanks
roll-or-out = Roll or get out?
bust-if-you-roll = risk of busting
bust-if-you-roll-now = risk of busting if you roll
risk-label = Risk of busting: { $risk }
risk-note = { $dice ->
    [one] One black die
   *[other] { $dice } black dice
  }, { $cells ->
    [one] one open cell
   *[other] { $cells } open cells
  }. Each row shows its own risk.
risk-note-plain = { $dice ->
    [one] One black die
   *[other] { $dice } black dice
  }, { $cells ->
    [one] one open cell
   *[other] { $cells } open cells
  }.
choose-a-cell = Choose a cell
row-number = Row { $row }
columns-fit = { $count ->
    [one] column { $columns } fits
   *[other] columns { $columns } fit
  }
cells-fit = { $count ->
    [one] One cell fits this roll
   *[other] { $count } cells fit this roll
  }
row-with-columns = { $count ->
    [one] Row { $row } with column { $columns }.
   *[other] Row { $row } with columns { $columns }.
  }
offered-cell = Row { $row }, column { $column }
offered-cell-short = Row { $row }, gold { $column }
gold-is-for-all = The gold die is for all
if-you-get-out = if you get out
count-of-three = { $count } of 3
closes = closes
open-cells = { $count ->
    [one] open cell
   *[other] open cells
  }
more-stars = { $count ->
    [0] All stars placed
    [one] One more star
   *[other] { $count } more stars
  }
tap-a-glowing-button = Tap a glowing button
each-on-another = Each on a different button of yours. Then all buttons come off.
why-out = You got out
why-three = Three { $colour }
why-card = Your card, { $colour }
watching-risk = risk of busting if { $name } rolls
watching-dice = The dice are falling.
watching-laying = A button goes where the row meets a column.
watching-offering = The gold die is for all.
watching-sewing = Stars take the place of buttons.
watching-over = The game is over.

## Whose turn it is
headline-leaving-out = The cards are dealt
headline-dealing = The cards are dealt
headline-turn = { $you ->
    [yes] { $out ->
        [yes] Your turn: roll or get out?
       *[no] Your turn: roll the dice
      }
   *[no] { $name }: roll or get out?
  }
headline-rolling = { $you ->
    [yes] You roll the dice
   *[no] { $name } rolls the dice
  }
headline-laying = { $you ->
    [yes] Lay a button in row { $row }
   *[no] { $name } lays in row { $row }
  }
headline-offering = { $you ->
    [yes] { $active } rolled. Lay there too?
   *[no] { $name } may lay there too
  }
headline-sewing = { $you ->
    [yes] { $stars ->
        [one] Place one star
       *[other] Place { $stars } stars
      }
   *[no] { $name } is placing stars
  }
headline-over = The game is over

## The log, after the name of who acts
log-roll = { $you ->
    [yes] roll
   *[no] rolls
  } row { $row }: columns { $columns }
log-rolling = { $you ->
    [yes] roll
   *[no] rolls
  }
log-lay = { $you ->
    [yes] lay
   *[no] lays
  } row { $row }, column { $column } ({ $colour })
log-lay-gold = { $you ->
    [yes] take
   *[no] takes
  } the gold cell: row { $row }, column { $column } ({ $colour })
log-pass = { $you ->
    [yes] decline
   *[no] declines
  }
log-out-undone = { $you ->
    [yes] get out
   *[no] gets out
  }
log-out = { $you ->
    [yes] get out
   *[no] gets out
  } with { $count ->
    [one] one button
   *[other] { $count } buttons
  }
log-star = { $you ->
    [yes] place
   *[no] places
  } a star: row { $row }, column { $column } ({ $colour })
log-bust = { $you ->
    [yes] bust
   *[no] busts
  }{ $count ->
    [0] {""}
    [one] {" "}and { $you ->
        [yes] lose
       *[no] loses
      } one button
   *[other] {" "}and { $you ->
        [yes] lose
       *[no] loses
      } { $count } buttons
  }
log-round = Round { $round } is over
log-undo = { $you ->
    [yes] take a move back
   *[no] takes a move back
  }
log-cards = The cards are dealt

## Moments
state-in = still in
state-out = got out
state-bust = bust, out of the round
stars-of-twelve = { $stars } of 12 stars
stars-and-line = { $stars } of 12 stars, { $line } in a line
headline-nothing-fits = { $you ->
    [yes] You rolled: nothing fits
   *[no] { $name } rolled: nothing fits
  }
headline-sewn = All stars are placed
bust-tag = bust
bust-title = { $you ->
    [yes] Bust!
   *[no] { $name } busts!
  }
bust-closed = Row { $row }: { $count ->
    [one] column { $columns } is closed.
   *[other] columns { $columns } are closed.
  }
bust-lost = { $count ->
    [0] No button lost.
    [one] One button gone.
   *[other] { $count } buttons gone.
  }
bust-stars = { $count ->
    [one] Your star stays.
   *[other] Your { $count } stars stay.
  }
nothing-fits = Nothing fits
why-nothing-fits = Why nothing fits
closed-button = Column { $column } is taken by your button.
closed-star = Column { $column } is taken by your star.
closed-beside-column = Column { $column } is closed: it lies beside your button in column { $near }.
closed-beside-row = Column { $column } is closed: it lies beside your button in row { $near }.
depot-takes-dice = { $count ->
    [one] One black die goes to your depot.
   *[other] Two black dice go to your depot.
  }
may-still-lay = { $name } may still lay on row { $row }, column { $column }.
go-on = Go on
cell-gone = your button was here.
cell-why-button = your button
cell-why-star = your star
cell-why-beside = beside your button
cell-too-close = too close
cell-gain-none = { $colour }: three already, this button brings nothing more.
colour-full = { $colour }: three already
count-full = more won’t help
gold-also-for = { $count ->
    [one] { $names } may also use row { $row }, column { $column } of their own board.
   *[other] { $names } may also use row { $row }, column { $column } of their own boards.
  }
gold-closed-button = You are not asked: your button lies on the gold cell, row { $row }, column { $column }.
gold-closed-star = You are not asked: your star lies on the gold cell, row { $row }, column { $column }.
gold-closed-beside = You are not asked: the gold cell, row { $row }, column { $column }, is beside your button.
bust-next-roll = risk on your next roll
from-to = { $from } → { $to }
closes-cells = { $count ->
    [one] takes one open cell
   *[other] takes { $count } open cells
  }
round-over = Round { $round } is over
one-star-a-tag = One star for each tag
star-for-out = got out
star-for-three = three { $colour }
star-for-card = { $colour } card
bust-no-stars = bust: no stars this round
cards-move-on = Cards move on one seat
starts-round = { $you ->
    [yes] You start round { $round }
   *[no] { $name } starts round { $round }
  }
on-to-round = On to round { $round }
round-goes-on = Goes on by itself in { $seconds } s. Tap to stay.
round-stays = Take your time.

## Hints
hint-note = chance to win
choose-for-me = Choose it for me
hint-move-roll = Roll
hint-move-out = Get out
hint-move-pass = Decline
hint-move-lay = Row { $row }, column { $column }
hint-move-star = A star on row { $row }, column { $column }
hint-wins = It wins the game.
hint-loses = It ends the game, and somebody else wins.
hint-judged = It worked out best in the bot’s trial games.
hint-exact = This chance is exact: every possible roll has been worked out.
hint-bust-risk = The risk of busting is { $chance }.
hint-next-bust-risk = The risk of busting on your next roll is { $chance }.
hint-at-stake = { $stars ->
    [one] One star is at stake.
   *[other] { $stars } stars are at stake.
  }
hint-more-stars = The roll brings another star { $chance } of the time.
hint-stars = Your buttons are then worth { $stars ->
    [one] one star.
   *[other] { $stars } stars.
  }
hint-safe = Nothing can be lost any more this round.
hint-colour = { $buttons ->
    [1] It’s your first button on this colour ({ $colour }).
    [2] It’s your second button on this colour ({ $colour }).
    [3] It’s your third button on this colour ({ $colour }).
   *[other] That makes { $buttons } buttons on this colour ({ $colour }).
  }
hint-keeps-open = It keeps { $cells ->
    [one] one cell open.
   *[other] { $cells } cells open.
  }
hint-line = { $stars ->
    [one] It begins a new line.
   *[other] You then have { $stars } of the five stars for a line.
  }
hint-total = You then have { $stars } of 12 stars.
