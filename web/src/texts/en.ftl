## Everywhere
language = Language
language-de = Deutsch
language-en = English
language-fr = Français
language-it = Italiano
close = Close
you = You
to-home = Buttonbox, home
games = The games
rules = Rules
rule-link = Rule { $number }
settings = Settings
dark-mode = Light or dark
percent = { $share }
server-silent = The server isn’t responding. Please try again in a moment.
nowhere = There’s nothing here
nowhere-note = This address leads nowhere. Both games are on the home page.

## Home
tagline = Two dice games about buttons, for two to four players, around one table or far apart.
continue = Continue
look = Look
waiting-for-players = waiting for players
watch-a-replay = Watch a replay
players-range = 2 to 4
buttons-title = BUTTONS
buttons-pitch = Roll, lay a button, roll again? Get out in time and your buttons turn into stars. Five in a line wins.
buttons-minutes = 15 minutes
buttons-age = easy, from 8
war-title = War of the Buttons
war-pitch = Lead a gang of eight dice: brawl over the quarry, dodge detention and be the first to finish your hut.
war-minutes = 60 minutes
war-age = from 10
play-now = Play now
pass-and-play = Pass and play
invite-friends = Invite friends
learn = Learn by playing
learn-first = New? Learn by playing
tips = Explanations

## Set-up
set-the-table = Set up the game
who-plays = Who plays?
clockwise = Clockwise, from top to bottom
add-a-seat = Add a seat
open-the-lobby = Open the lobby
deal-and-start = Deal and start
table-from-above = The table from above, seats clockwise
name-of-seat = Name at seat { $number }
who-sits = Who sits at seat { $number }
sitter-me = Me
sitter-bot = Bot
sitter-invite = Invite
sitter-invite-note = gets a link
sitter-here = Same device
sitter-here-note = shares this device
strength = strength
level-novice = novice
level-easy = easy
level-strong = strong
level-master = master
remove-seat = { $name }: remove the seat
options = Options
who-starts = Who starts
by-lot = at random
red-card-starts = The red card starts; it is dealt at random
track-tiles = Track tiles
track-tiles-note = Other rewards at the locations. Not for a first game.
clock = Clock
clock-none = none
clock-live = 10 minutes each
clock-days = 3 days per turn

## Settings
theme = Colours
theme-system = match system
theme-light = light
theme-dark = dark
setting-sound = Sound
setting-sound-note = Dice, buttons, and a chime on your turn.
setting-calm = Reduce motion
setting-calm-note = No animations.
setting-contrast = More contrast
setting-contrast-note = Darker text, stronger lines.
setting-confirm = Confirm each move
setting-confirm-note = A piece shows a “?” until you confirm it.
setting-odds = Show the odds
setting-odds-note = Your exact risk of busting.
setting-handover = Hand-over screen between turns
setting-handover-note = When several play on one device.
setting-keys = Keyboard shortcuts
setting-keys-note = R rolls, G gets out, U undoes; the arrows and Enter lay a button.

## Lobby and hand-over
table = The table
lobby = Lobby
waiting-for = { $game }: waiting for { $names }
lobby-note = { $here } of { $all } are here. The game starts as soon as everybody is.
watch = Watch
link = Link
invite-name = Invite { $name }
invite-note = Point a camera at the code, or send the link. No account needed.
code-for-link = The link as a code for cameras
copy = Copy
copied = Copied
who-is-here = Who is here
ready = ready
coming = on the way
bot = bot
bot-level = bot, { $level }
seat-own = on this device
seat-local = on another device
seat-online = by link
seat-number = Player { $number }
is-done = { $name } is done
take-the-device = Please take the device.
since-your-turn = Since your last turn
i-am = I am { $name }
no-such-table = This table no longer exists
no-such-table-note = We don’t know it, or the link is wrong.
line-connecting = Connecting…
line-waiting = Connection lost. Reconnecting…

## During a game
round-number = round { $round }
undo = Undo
clear = Clear
confirm = Confirm
hint = Hint
react = React
reactions = Reactions
reaction-bravo = Bravo!
reaction-ouch = Ouch!
reaction-thinking = Hmm…
reaction-hurry = Tick, tock!
reaction-thanks = Thank you!
reaction-laugh = Haha!
what-happened = What happened
last-line = What happened last
not-possible = Not possible
refusal-other = That is not possible now.
refusal-stale = Something happened in the meantime. Have another look.
refusal-turn = It’s someone else’s turn.
refusal-waiting = Not everybody has arrived yet.

## BUTTONS: the board
the-others = The others
your-board = Your board
board-of = { $you ->
    [yes] Your board
   *[no] The board of { $name }
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
count-card = your card:
count-done = counts:
stars = stars
opponent-label = { $name }, { $state }, { $stars ->
    [one] one star
   *[other] { $stars } stars
  }
enlarge-board = Enlarge the board of { $name }
standing-in = still in
standing-out = got out
standing-bust = bust
standing-turn = on turn
standing-rolled = rolled
standing-asked = is asked
standing-sewing = placing stars
starts = start player
of-twelve = of 12
in-a-line = { $count ->
    [3] three
    [4] four
    [5] five
   *[other] six
  } in a line!
card = { $count ->
    [one] card
   *[other] cards
  }
depot-empty = depot empty
in-depot = in depot

## BUTTONS: dice and actions
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

## BUTTONS: whose turn it is
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

## BUTTONS: the log, after the name of who acts
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

## BUTTONS: advice and refusals
refusal-B20 = A button or a star lies there already.
refusal-B21 = Too close: buttons never touch side to side.
refusal-B30 = Roll or get out first.
refusal-B31 = The dice don’t show that cell.
refusal-B32 = On someone else’s roll you may only use the gold die’s cell.
refusal-B34 = You need at least one button on your board to get out.
refusal-B41 = A star goes on one of your buttons.
refusal-B50 = The game is over.

## BUTTONS: moments
state-in = still in
state-out = got out
state-bust = bust, out of round { $round }
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
round-goes-on = Goes on by itself in { $seconds } s. Tap to stay.
round-stays = Take your time.

## BUTTONS: hints
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
hint-bust-risk = The risk of busting is { $chance }.
hint-next-bust-risk = The risk of busting on your next roll is { $chance }.
hint-at-stake = { $stars ->
    [one] One star is at stake.
   *[other] { $stars } stars are at stake.
  }
hint-more-stars = The roll brings another star in { $chance } of all cases.
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

## BUTTONS: refusals that name the case
refusal-B20-button = Your button already lies on row { $row }, column { $column }.
refusal-B20-star = Your star already lies on row { $row }, column { $column }.
refusal-B21-row = Column { $column } is closed: it lies beside your button in column { $by_column }.
refusal-B21-column = Row { $row }, column { $column } is closed: it lies beside your button in row { $by_row }.
refusal-B31-row = The white die shows row { $row }: lay there.
refusal-B31-column = No black die shows column { $column }, only { $columns }.
refusal-B32-gold = Only row { $row }, column { $column } is for you: the cell of the gold die.
refusal-B41-star = A star lies there already. Choose one of your buttons.
refusal-B41-empty = None of your buttons lies on row { $row }, column { $column }.

## The end
game-over = Game over
you-win = You win!
wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
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
rematch = Rematch
rematch-waits = The others are playing again. Join them!
replay = Replay
share = Share
score-table = The score
player = Player
longest-line = longest line
the-boards = The boards
to-the-result = To the result
look-at-the-board = Look at the board
verify-the-dice = Check the dice
seal-note = Locked in before the first roll, opened at the end:
seal-fits = The dice were fair: fixed before the first roll and never changed.
seal-broken = Something is wrong: these dice are not the ones that were fixed before the game.
seal-none = These dice were not fixed in advance, so they can’t be checked.
fair-why = Why the dice are fair
fair-how = Before the first roll, the server and every device at the table each think of a secret number and lock it away. Only when all of them are locked do the devices open theirs. Every die follows from all these numbers together. Nobody knows the others’ numbers beforehand: if even one device is honest, nobody can pick the dice.
fair-nobody = Nobody could pick the dice, not even whoever runs the server.
fair-old = This is an older game: no player could pick the dice, but whoever ran the server could have.
fair-alone = No device at the table added a number, so whoever runs the server could have picked the dice.
fair-withheld = A number was locked away but not opened in time, so it doesn’t count: { $names }. With the server’s help, this would allow a choice between { $choices } games.
fair-others = Nobody could pick the dice, as long as one of these devices was honest: { $names }.
fair-itself = The record agrees with itself. Only a browser that was at the table can tell whether it is the real one.
fair-silent = Not at the table when the numbers were locked, so without one of their own: { $names }.
seed-counted = Your browser added a random number of its own.
seed-late = Your browser’s own random number came too late to be used.
seed-other = Your seat’s random number did not come from this browser.
record-note = The whole game is one small text file.
save-the-record = Save the record

## Rules
search-rules = Search the rules
hits = { $count ->
    [one] 1 match
   *[other] { $count } matches
  }
only-hits = matches only
contents = Contents
rulings = Rulings
rulings-note = Where the booklets are silent or disagree, we had to decide. Every decision is listed.

## Replay
drop-a-record = Drop a record here
drop-note = Any saved game, from here or from elsewhere.
choose-a-file = Choose a file
record-unreadable = This record cannot be read.
replay-start = Everything is set up
replay-place = Round { $round }, step { $step } of { $steps }
round-back = Previous round, Shift ←
step-back = Previous step, ←
play = Play, Space
pause = Pause, Space
step-on = Next step, →
round-on = Next round, Shift →
share-moment = Share this moment
copy-by-hand = Copying didn’t work. Copy this address by hand:
axis-start = start
axis-after = after { $round }
axis-end = end
chances-unit = Percentages are chances of winning: from 40% to 44% is +4%.
dice-of = The dice of { $name }
dice-of-all = All dice
dice-whose = Whose dice?
dice-expected = { $count } expected
dice-face = { $face }: { $count ->
    [one] once
   *[other] { $count } times
  }
replay-note = { $steps } steps. Choose a place and watch from there.
replay-from-here = Watch
chances-now = Win chance now
key-step = step
key-shift = Shift + arrow
key-round = round
key-space = Space
key-play = play
key-moment = turning point
speed = Speed
time-slider = Moment in the game

## After a game
chances-title = Who was winning, when?
chances-from-to = { $name } from { $from } to { $to }.
chances-counting = The bots are looking at every move…
chance-change = { $name } { $change }
better-move = Better: { $move } ({ $share } to win).
moment-number = Turning point { $number }
moment-round = Round { $round }:
luck-of = { $luck ->
    [good] Lucky: the dice raised the chance of winning by { $share }.
    [bad] Unlucky: the dice lowered the chance of winning by { $share }.
   *[even] The dice brought neither luck nor bad luck.
  }
skill-of = { $perfect ->
    [yes] Every move was as good as the best one.
   *[no] The average move was { $share } short of the best one.
  }
story = Luck, skill and dice
play-on = Play on from here
play-on-note = A new table with new dice. Which seat is yours? Bots take the others.
bots-strength = How strong are the bots?
check-the-dice = Check every die
dice-right = All { $count } dice and draws are right.
dice-wrong = Die or draw { $number } of { $count } is not the one that was fixed before the game.
dice-show = Show me where
seal-closed = Locked in before the first roll, opened when the game is over:
bot-for = A bot for { $name }

## Faults
try-again = Try again
fault-offline = The server can’t be reached. Check your connection and try again.
fault-busy = The server is busy right now. Try again in a moment.
fault-gone = This is no longer here.
fault-refused = The server refused this.
fault-broken = Something went wrong on the server. Try again in a moment.

## The connection
line-lost-note = Nothing is lost. The table keeps your place.
line-sending = Sending your move…
line-sending-note = The server has not answered yet.
line-ended = The connection was closed.
line-ended-note = The table is gone, or your seat is no longer valid.
reload = Reload
reload-new = A new version is here
reload-stuck = Part of the page didn’t load
reload-note = Reload the page. Your game carries on where it was.
seat-lost = This seat is no longer yours
seat-lost-note = The host has sent out a new link. You can watch.

## Who plays
you-are-watching = You are watching
time-is-up = Your time is up: a bot plays for you.
bot-plays-for = { $you ->
  [yes] A bot plays for you.
  *[no] A bot plays for { $name }.
  }
take-over = Take over
take-over-note = You can take your seat back at any time.
news-away = is away
news-back = is back
news-stand-in = is away: a bot plays on
news-your-stand-in = { $you ->
  [yes] have run out of time: a bot plays for you
  *[no] has run out of time: a bot plays on
  }
news-took-over = { $you ->
  [yes] are playing again
  *[no] is playing again
  }
news-bot = is a bot from now on
news-no-seed = { $you ->
  [yes] added no number to the dice
  *[no] added no number to the dice
  }
news-hint = { $you ->
  [yes] used a hint
  *[no] used a hint
  }
refusal-undo = This can’t be undone: a die has rolled or someone else has moved since.
refusal-hints = There are no hints at this table.
refusal-rate = Not so fast: wait a moment.
refusal-bot = The bot could not answer. Try again.
refusal-busy = The server is busy. Try again in a moment.
refusal-storage = The move could not be saved. Try again.

## A guest arrives
invitation = Invitation
invites-you = { $name } invites you to
invitation-taken = Someone already sits here
invitation-taken-note = Each link is for one person. Ask for your own, or watch the game.
invitation-wrong = This link leads to no seat
invitation-wrong-note = It may be incomplete, or there is a newer one. You can still watch.
seats-count = { $count } seats
at-the-table = At the table
host-ready = host, ready
take-this-seat = your seat
still-invited = not here yet
take-your-seat = Take your seat
your-name = Your name
your-name-note = as the others will see it
your-gang = Your gang
gangs-taken = { $count ->
  [0] all are free
  [one] one is taken
  *[other] { $count } are taken
  }
gang-fox = Foxes
gang-owl = Owls
gang-hare = Hares
gang-hog = Hedgehogs
pips-fox = round pips
pips-owl = ring pips
pips-hare = diamond pips
pips-hog = cross pips
learn-in-two-minutes = New here? Learn it in two minutes
learn-in-two-minutes-note = The table will wait for you.
to-the-invitation = To the invitation
i-am-ready = I’m ready
no-account = No account needed.
clock-starts-later = The clock starts when everybody is ready.
game-starts-later = The game starts when everybody is ready.

## My games
my-games = My games
running-games = Ongoing games
finished-games = Finished
show-all = Show all
show-few = Show fewer
turn-since = { $you ->
  [yes] your turn, { $since }
  *[no] { $name } to move, { $since }
  }
against = against { $names }
you-won = { $game }: you won!
name-won = { $game }: { $count ->
  [one] { $names } won
  *[other] { $names } won
  }
time-left = { $time } left
no-clock = no clock
more = More
copy-replay-link = Copy replay link
delete-game = Delete this game…
delete-game-sure = Yes, delete it for good
leave-game = Leave this game…
leave-game-sure = Yes, let a bot take my seat
bots = Bots
how-many-bots = How many bots?
against-so-many-bots = { $count ->
  [one] against one bot, { $level }
  *[other] against { $count } bots, { $level }
  }
ask-name = What’s your name?
ask-name-note = This is how others see you at the table. You can change it in the settings.

## Setting the table
names-doubled = Two seats have the same name.
emblem-of-seat = Gang at seat { $number }
hints-allowed = Allow hints
hints-allowed-note = The others are told when someone asks a bot for advice.
starts-by-lot = random start player
starts-name = { $name } starts
with-track-tiles = with track tiles
no-track-tiles = no track tiles
time-each = { $time } each
with-hints = hints allowed
no-hints = no hints
watch-note = Anyone with this link can watch.
new-link = New link

## At a seat
away = away
bot-plays = bot plays
two-devices = Your seat is open on two devices. Both can play.

## Keyboard shortcuts
shortcuts = Keyboard shortcuts
key-tab = on to the next thing on the table
key-arrows = move among dice and possible targets
key-enter = choose, place, confirm
key-digits-buttons = choose the cell in that column
key-digits-war = choose a die of that value
key-undo = undo
key-escape = clear the choice, close what is open
key-help = this list
key-roll = roll
key-out = get out
key-lay = lay on the offered cell
key-pass = decline the offered cell
key-brother = add a big brother
key-confirm = confirm
key-end = end the turn
## About
about = About
about-title = Two games, played for love
about-lead = Buttonbox is an unofficial fan project. It is not made, checked or sold by the designers or publishers of these games.
about-designers = The games and their designers
about-by = by { $designer }, { $year }
about-thanks = Everything that makes these games good is theirs. If you enjoy them here, treat your shelf to the printed ones: real dice in your hand are hard to beat.
about-ours = What is ours
about-ours-text = We took the rules from the printed booklets and wrote every sentence anew. All drawings, texts and sounds are our own too, and so are the boards of BUTTONS and the track tiles: the booklets only show pictures of them.
about-rulings = Where the booklets are silent or disagree, we had to decide. Every decision has a number and is listed with the rules.
about-check = After a game your browser can work out every die again with “Check every die” and compare them with what it kept from before the first roll.
about-foresee = Two things remain. Once a game has begun, the server, and so whoever runs it, could work out the dice to come, but no longer change them. And a number that isn’t opened in time doesn’t count: everybody is told before the first roll.
about-licence = Free and open
about-licence-text = The program is free software under the MIT licence: use it, change it, pass it on. The names of the games belong to their owners.
about-private = No account, no advertising, no tracking. Your seats and settings stay in your browser.
