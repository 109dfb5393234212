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
server-silent = The server does not answer. Please try again in a moment.
nowhere = Nothing lies here
nowhere-note = This address leads nowhere. All the games are at the start.

## Home
tagline = Two dice games about buttons, for two to four at one table or far apart.
continue = Continue
continue-a-game = Continue a game
look = Look
your-turn = your turn
others-turn = another’s turn
waiting-for-players = waiting for players
with-others = with { $names }
watch-a-replay = Watch a replay
players-range = 2 to 4
buttons-title = BUTTONS
buttons-pitch = Roll, lay a button, roll again? Get out in time and your buttons turn into stars. Five in a line wins.
buttons-minutes = 15 minutes
buttons-age = easy, from 8
war-title = War of the Buttons
war-pitch = Lead a gang of eight dice. Brawl over the quarry, dodge detention, and finish your hut first.
war-minutes = 60 minutes
war-age = from 10
play-now = Play now
against-bots = against bots
pass-and-play = Pass and play
invite-friends = Invite friends
name-me = Me
learn = Learn by playing
learn-first = New? Learn by playing
tips = What things are

## Set-up
set-the-table = Set the table
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
sitter-here-note = hands over
strength = strength
level-novice = novice
level-easy = easy
level-strong = strong
level-master = master
remove-seat = { $name }: remove the seat
options = Options
who-starts = Who starts
by-lot = by lot
red-card-starts = The red card starts, dealt by lot
track-tiles = Track tiles
track-tiles-note = Other rewards at the locations. Not for a first game.
clock = Clock
clock-none = none
clock-live = 10 minutes each
clock-days = 3 days a turn

## Settings
theme = Colours
theme-system = as the system
theme-light = light
theme-dark = dark
setting-sound = Sound
setting-sound-note = Dice, buttons, and a chime on your turn.
setting-calm = Keep still
setting-calm-note = Nothing moves on the page.
setting-contrast = More contrast
setting-contrast-note = Darker text, stronger lines.
setting-confirm = Confirm each move
setting-confirm-note = A piece lies with a “?” until you say yes.
setting-odds = Show the odds
setting-odds-note = The risk to bust, exactly.
setting-handover = Hand-over screen between turns
setting-handover-note = When several play on one device.
setting-keys = Keyboard shortcuts
setting-keys-note = R rolls, G gets out, U undoes, arrows and Enter lay.

## Lobby and hand-over
table = The table
lobby = Lobby
waiting-for = { $game }: waiting for { $names }
lobby-note = { $here } of { $all } are here. The game starts when the last one comes.
watch = Watch
link = Link
invite-name = Invite { $name }
invite-note = Point a camera at the code, or send the link. No account needed.
code-for-link = The link as a code for cameras
copy = Copy
copied = Copied
who-is-here = Who is here
ready = ready
coming = coming
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
no-such-table = This table is gone
no-such-table-note = It is not known here, or the link is wrong.
line-connecting = Connecting …
line-waiting = The line is down. It comes back by itself.

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
reaction-thinking = Hmm …
reaction-hurry = Tick, tock!
reaction-thanks = Thank you!
reaction-laugh = Haha!
what-happened = What happened
last-line = What happened last
not-possible = Not possible
refusal-other = That is not possible now.
refusal-stale = Something happened meanwhile. Look again.
refusal-turn = It is another’s turn.
refusal-waiting = Not everybody has arrived yet.

## BUTTONS: the board
the-others = The others
your-board = Your board
board-of = The board of { $name }
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
cell-waiting = chosen. Once more confirms.
cell-may = a button, a star may go here.
cell-wish = a star waits here. Once more takes it back.
cell-gain-stars = Third { $colour }: { $stars ->
    [one] one more star
   *[other] { $stars } more stars
  } if you get out.
cell-gain-count = { $colour } { $count } of 3.
cell-third = third { $colour }
bust = bust
row-risk = Row { $row }: { $risk } bust
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
standing-turn = to move
standing-rolled = rolled
standing-asked = is asked
standing-sewing = puts stars
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
bust-if-you-roll = bust if you roll
bust-if-you-roll-now = bust if you roll now
risk-label = Risk to bust: { $risk }
risk-note = { $dice ->
    [one] One black die
   *[other] { $dice } black dice
  }, { $cells } open cells. Each row shows its own risk.
risk-note-plain = { $dice ->
    [one] One black die
   *[other] { $dice } black dice
  }, { $cells } open cells.
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
rolled-columns = Columns { $columns } rolled: choose a glowing cell.
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
    [0] All stars lie
    [one] One more star
   *[other] { $count } more stars
  }
tap-a-glowing-button = Tap a glowing button
each-on-another = Each on another of your buttons. Then all buttons come off.
why-out = You got out
why-three = Three { $colour }
why-card = Your card, { $colour }
watching-risk = bust if { $name } rolls
watching-dice = The dice are falling.
watching-laying = A button goes where the row meets a column.
watching-offering = The gold die is for all.
watching-sewing = Stars take the place of buttons.
watching-over = The game is over.
others-in = Still in: { $names }.
others-out = Safe: { $names }.
others-bust = Bust: { $names }.

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
        [one] Put one star
       *[other] Put { $stars } stars
      }
   *[no] { $name } puts stars
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
  } row { $row }, column { $column }
log-pass = { $you ->
    [yes] decline
   *[no] declines
  }
log-out = { $you ->
    [yes] get out
   *[no] gets out
  }
log-star = { $you ->
    [yes] put
   *[no] puts
  } a star: row { $row }, column { $column }
log-bust = { $you ->
    [yes] are bust
   *[no] is bust
  }
log-undo = { $you ->
    [yes] take a move back
   *[no] takes a move back
  }
log-cards = The cards are dealt

## BUTTONS: advice and refusals
advice-roll = Advice: roll. Chance to win { $share }.
advice-out = Advice: get out. Chance to win { $share }.
advice-pass = Advice: decline. Chance to win { $share }.
advice-lay = Advice: row { $row }, column { $column }. Chance to win { $share }.
advice-star = Advice: a star on row { $row }, column { $column }. Chance to win { $share }.
refusal-B20 = A button or a star lies there already.
refusal-B21 = Too close: buttons never touch side to side.
refusal-B30 = Roll or get out first.
refusal-B31 = The dice do not show that cell.
refusal-B32 = On another’s roll only the cell of the gold die is offered.
refusal-B34 = Getting out takes a button on your board.
refusal-B41 = A star goes where one of your buttons lies.
refusal-B50 = The game is over.

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
    [yes] You have put { $stars } stars.
   *[no] { $stars } stars on the board.
  }
buttons-ending-both = Five stars in a line, and { $stars } in all.
buttons-ending-most-stars = Several reached the end: five in a line comes first, then most stars.
buttons-ending-shared = Nobody is ahead: the win is shared.
rematch = Rematch
rematch-waits = The others play again: come along.
replay = Replay
share = Share
score-table = The score
player = Player
longest-line = longest line
the-boards = The boards
to-the-result = To the result
look-at-the-board = Look at the board
verify-the-dice = Verify the dice
seal-note = Sealed before the first roll, opened at the end:
seal-fits = The seal fits: the dice were settled before the game.
seal-broken = The seal does not fit.
seal-none = These dice were not sealed.
seed-counted = Your browser’s own random number was counted in.
seed-late = Your browser’s own random number came too late to be counted in.
seed-other = The random number of your seat did not come from this browser.
record-note = The whole game is one small text file.
save-the-record = Save the record

## Rules
search-rules = Search the rules
hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
  }
only-hits = only hits
contents = Contents
rulings = Rulings
rulings-note = Where the booklets are silent or disagree, we had to decide. All rulings are listed.

## Replay
drop-a-record = Drop a record here
drop-note = Any saved game, from this box or another.
choose-a-file = Choose a file
record-unreadable = This record cannot be read.
replay-start = The table is set
replay-place = Round { $round }, step { $step } of { $steps }
round-back = A round back, Shift ←
step-back = Step back, ←
play = Play, Space
pause = Pause, Space
step-on = Step on, →
round-on = A round on, Shift →
speed = Speed
time-slider = Place in the game

## After a game
chances-title = Who was winning, when?
chances-from-to = { $name } from { $from } to { $to }.
chances-counting = The bots look at every move …
chance-change = { $name } { $change }
moment-number = Turning point { $number }
moment-round = Round { $round }:
luck-of = { $luck ->
    [good] Luck brought { $share }.
    [bad] Luck took { $share }.
   *[even] Luck was even.
  }
skill-of = { $perfect ->
    [yes] No move gave anything away.
   *[no] A move gave away { $share } on average.
  }
story = Luck, skill and dice
play-on = Play on from here
play-on-note = A new table with new dice. Which seat is yours? Bots play the others.
bots-strength = How strong are the bots?
check-the-dice = Check every die
dice-right = All { $count } dice and draws are right.
dice-wrong = Number { $number } of { $count } dice and draws is not what it had to be.
dice-show = Show the place
seal-closed = The seal is opened when the game is over:
bot-for = A bot for { $name }
