## Everywhere
language = Language
language-de = Deutsch
language-en = English
language-fr = Français
language-it = Italiano
close = Close
you = You
you-alone = You
name-colon = { $name }:
to-home = Buttonbox, home
games = The games
rules = Rules
rule-link = Rule { $number }
settings = Settings
dark-mode = Light or dark
percent = { $share }
nowhere = There’s nothing here
nowhere-note = This address leads nowhere. Both games are on the home page.

## Home
tagline = Two dice games about buttons, for two to four players, around one table or far apart.
continue = Continue
look = View
waiting-for-players = waiting for players
watch-a-replay = Watch a replay
players-range = { $fewest } to { $most }
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
level-novice = beginner
level-easy = easy
level-medium = medium
level-good = good
level-skilled = skilled
level-strong = strong
level-expert = expert
level-veteran = veteran
level-professional = professional
level-champion = champion
level-virtuoso = virtuoso
level-master = master
remove-seat = { $name }: remove the seat
options = Options
who-starts = Who starts
by-lot = at random
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
setting-odds-note = In BUTTONS: your exact risk of busting.
setting-handover = Hand-over screen between turns
setting-handover-note = When several play on one device.
setting-keys = Keyboard shortcuts
setting-keys-note = Press “?” to see them all.

## Lobby and hand-over
table = The table
lobby = Lobby
waiting-for = { $game }: waiting for { $names }
lobby-note = { $here } of { $all } { $here ->
    [one] is
   *[other] are
  } here. The game starts as soon as everybody is.
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
family = Papa Léo Nonna Mia
is-done = { $name } is done
take-the-device = Please take the device.
since-your-turn = Since your last turn
i-am = I am { $name }
no-such-table = This table no longer exists
no-such-table-note = It has been deleted, or the link is wrong.
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
the-others = The others
not-possible = Not possible

## The end
game-over = Game over
you-win = You win!
wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
rematch = Rematch
rematch-waits = The others are playing again. Join them!
next-level = Next: bots at level “{ $level }”
replay = Replay
share = Share
score-table = The score
player = Player
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
dice-of = { $name }’s dice
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
chance-change = { $name } { $change } to win
better-move = Better: { $move } ({ $share } to win).
moment-number = Turning point { $number }
moment-round = Round { $round }:
luck-of = { $luck ->
    [good] Lucky: the dice raised the chance of winning by { $share }.
    [bad] Unlucky: the dice lowered the chance of winning by { $share }.
   *[even] The dice brought neither luck nor bad luck.
  }
skill-of = { $perfect ->
    [yes] On average, the moves were as good as the best ones.
   *[no] An average move cost { $share } of winning chance.
  }
story = Luck, skill and dice
play-on = Play on from here
play-on-note = A new table with new dice. Which seat is yours? Bots take the others.
bots-strength = How strong are the bots?
check-the-dice = Check every die
dice-right = All { $count } dice and draws are right.
dice-wrong = Die or draw { $number } of { $count } is not the one that was fixed before the game.
dice-unknown = This page can’t check the dice of this game; the command “buttonbox verify” can.
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
watchers = { $count ->
  [one] One person is watching
  *[other] { $count } people are watching
  }
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

## A guest arrives
invitation = Invitation
invites-you = { $name } invites you to
invitation-taken = Someone already sits here
invitation-taken-note = Each link is for one person. Ask for your own, or watch the game.
invitation-wrong = This link doesn’t lead to a seat
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
key-undo = undo
key-escape = clear the choice, close what is open
key-help = this list

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

## A game without a page of its own
plain-turn = { $you ->
    [yes] Your turn
   *[no] It’s { $name }’s turn
  }
plain-chance = The dice are rolling
plain-moves = Your moves
plain-undo = took a move back
plain-score = score

## The pocket: the games in this browser
fault-serverless = This site has no server. You can play here against bots and on one device; friends far away need a server.
fault-pocket-old = This browser is too old to play without a server. Update it, or use another one.
fault-pocket-pieces = Parts of the games are missing or damaged. Your games are safe: go online and try again.
fault-pocket-room = There is no room left on this device. Free some space, then try again. Nothing is lost.
fault-pocket-died = The games have stopped running in this browser. Everything you saw is saved: try again, or reload the page.
pocket-failed = The games can’t run here
pocket-cleared = This game is no longer on this device
pocket-cleared-note = It was kept in this browser, and the browser’s storage has been cleared.
pocket-older = An older version is here. The new one comes when you are online; your games stay.
pocket-insecure = Offline play needs an address that begins with https.
pocket-fetching = Fetching the games… { $share }
line-starting = Opening the button box…
take-along = Download
take-along-note = Then you can play without a connection, against bots and on one device. { $size } MB.
taken-along = Ready for offline play
taken-along-note = You can play offline. Your games stay on this device.
setting-pocket = Play without the server
setting-pocket-note = Against bots and on one device, the game runs in this browser.
carry-to-server = Copy to the server
carry-here = Copy to this device
