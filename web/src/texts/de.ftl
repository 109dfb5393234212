## Überall
language = Sprache
language-de = Deutsch
language-en = English
language-fr = Français
language-it = Italiano
close = Schließen
you = Du
to-home = Buttonbox, zum Anfang
games = Die Spiele
rules = Regeln
rule-link = Regel { $number }
settings = Einstellungen
dark-mode = Hell oder dunkel
percent = { $share }
server-silent = Der Server antwortet nicht. Bitte gleich noch einmal versuchen.
nowhere = Hier liegt nichts
nowhere-note = Diese Adresse führt ins Leere. Alle Spiele stehen am Anfang.

## Anfang
tagline = Zwei Würfelspiele um Knöpfe, für zwei bis vier an einem Tisch oder weit verstreut.
continue = Weiter
continue-a-game = Ein Spiel fortsetzen
look = Ansehen
your-turn = du bist dran
others-turn = jemand anderes ist dran
waiting-for-players = wartet auf Mitspieler
with-others = mit { $names }
watch-a-replay = Eine Partie nachspielen
players-range = 2 bis 4
buttons-title = BUTTONS
buttons-pitch = Würfeln, Knopf legen, noch einmal? Steig rechtzeitig aus, dann werden Knöpfe zu Sternen. Fünf in einer Reihe gewinnen.
buttons-minutes = 15 Minuten
buttons-age = leicht, ab 8
war-title = Der Krieg der Knöpfe
war-pitch = Führe eine Bande aus acht Würfeln. Rauft um den Steinbruch, meidet das Nachsitzen und baut eure Hütte zuerst.
war-minutes = 60 Minuten
war-age = ab 10
play-now = Losspielen
against-bots = gegen Bots
pass-and-play = Reihum spielen
invite-friends = Freunde einladen
name-me = Ich
learn = Spielend lernen
learn-first = Neu? Spielend lernen
tips = Was die Dinge sind

## Aufbau
set-the-table = Tisch decken
who-plays = Wer spielt mit?
clockwise = Im Uhrzeigersinn, von oben nach unten
add-a-seat = Platz hinzufügen
open-the-lobby = Zum Warteraum
deal-and-start = Verteilen und starten
table-from-above = Der Tisch von oben, Plätze im Uhrzeigersinn
name-of-seat = Name an Platz { $number }
who-sits = Wer an Platz { $number } sitzt
sitter-me = Ich
sitter-bot = Bot
sitter-invite = Einladen
sitter-invite-note = per Link
sitter-here = Dieses Gerät
sitter-here-note = reicht weiter
strength = Spielstärke
level-novice = Neuling
level-easy = leicht
level-strong = stark
level-master = Meister
remove-seat = { $name }: Platz entfernen
options = Optionen
who-starts = Wer beginnt
by-lot = auslosen
red-card-starts = Die rote Karte beginnt, sie wird ausgelost
track-tiles = Andere Einsetzskalen
track-tiles-note = Andere Belohnungen an den Schauplätzen. Nicht für die erste Partie.
clock = Bedenkzeit
clock-none = keine
clock-live = je 10 Minuten
clock-days = 3 Tage je Zug

## Einstellungen
theme = Farben
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
setting-sound = Ton
setting-sound-note = Würfel, Knöpfe und ein Klang, wenn du dran bist.
setting-calm = Stillhalten
setting-calm-note = Nichts bewegt sich auf der Seite.
setting-contrast = Mehr Kontrast
setting-contrast-note = Dunklere Schrift, kräftigere Linien.
setting-confirm = Jeden Zug bestätigen
setting-confirm-note = Der Knopf liegt mit „?“ da, bis du ja sagst.
setting-odds = Chancen anzeigen
setting-odds-note = Wie leicht man sich verzockt, ganz genau.
setting-handover = Übergabe zwischen den Zügen
setting-handover-note = Wenn mehrere an einem Gerät spielen.
setting-keys = Tastenkürzel
setting-keys-note = R würfelt, G steigt aus, U nimmt zurück, Pfeile und Eingabe legen.

## Warteraum und Weitergeben
table = Der Tisch
lobby = Warteraum
waiting-for = { $game }: warten auf { $names }
lobby-note = { $here } von { $all } sind da. Es geht los, sobald alle da sind.
watch = Zuschauen
link = Link
invite-name = { $name } einladen
invite-note = Kamera auf den Code halten oder den Link schicken. Ganz ohne Konto.
code-for-link = Der Link als Code für die Kamera
copy = Kopieren
copied = Kopiert
who-is-here = Wer ist da
ready = bereit
coming = kommt noch
bot = Bot
bot-level = Bot, { $level }
seat-own = an diesem Gerät
seat-local = an einem anderen Gerät
seat-online = per Link
seat-number = Spieler { $number }
is-done = { $name } ist fertig
take-the-device = Bitte nimm das Gerät.
since-your-turn = Seit deinem letzten Zug
i-am = Ich bin { $name }
no-such-table = Diesen Tisch gibt es nicht mehr
no-such-table-note = Er ist hier unbekannt, oder der Link stimmt nicht.
line-connecting = Verbinde …
line-waiting = Die Leitung ist weg. Sie kommt von allein wieder.

## Im Spiel
round-number = Runde { $round }
undo = Zurück
clear = Leeren
confirm = Bestätigen
hint = Tipp
react = Rufen
reactions = Zurufe
reaction-bravo = Bravo!
reaction-ouch = Autsch!
reaction-thinking = Hm …
reaction-hurry = Tick, tack!
reaction-thanks = Danke!
reaction-laugh = Haha!
what-happened = Was geschah
last-line = Was zuletzt geschah
not-possible = Geht nicht
refusal-other = Das geht jetzt nicht.
refusal-stale = Inzwischen ist etwas geschehen. Schau noch einmal.
refusal-turn = Jemand anderes ist dran.
refusal-waiting = Es sind noch nicht alle da.

## BUTTONS: der Spielplan
the-others = Die anderen
your-board = Dein Spielplan
board-of = Der Spielplan von { $name }
colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-blue = blau
cell-where = Zeile { $row }, Spalte { $column }, { $colour }
cell-open = offen.
cell-blocked = gesperrt, neben einem Knopf.
cell-laid = hier liegt ein Knopf.
cell-starred = ein Stern. Gesperrt.
cell-legal = hierhin legen.
cell-waiting = gewählt. Noch einmal bestätigt.
cell-may = ein Knopf, ein Stern darf hierhin.
cell-wish = hier wartet ein Stern. Noch einmal nimmt ihn zurück.
cell-gain-stars = Dritter auf { $colour }: { $stars ->
    [one] ein Stern mehr
   *[other] { $stars } Sterne mehr
  }, wenn du aussteigst.
cell-gain-count = { $colour } { $count } von 3.
cell-third = 3. { $colour }
bust = verzockt
row-risk = Zeile { $row }: { $risk } verzockt
colours-covered = Belegte Farben
count-card = Karte:
count-done = zählt:
stars = Sterne
opponent-label = { $name }, { $state }, { $stars ->
    [one] ein Stern
   *[other] { $stars } Sterne
  }
enlarge-board = Den Spielplan von { $name } vergrößern
standing-in = noch dabei
standing-out = ausgestiegen
standing-bust = verzockt
standing-turn = am Zug
standing-rolled = hat gewürfelt
standing-asked = wird gefragt
standing-sewing = legt Sterne
starts = Startspieler
of-twelve = von 12
in-a-line = { $count ->
    [3] drei
    [4] vier
    [5] fünf
   *[other] sechs
  } in einer Reihe!
card = { $count ->
    [one] Karte
   *[other] Karten
  }
depot-empty = Ablage leer
in-depot = abgelegt

## BUTTONS: Würfel und Aktionen
dice-and-actions = Würfel und Aktionen
stars-and-actions = Sterne und Aktionen
the-offer = Das Angebot
die-row = Zeile
die-all = für alle
die-column = { $count ->
    [one] Spalte
   *[other] Spalten
  }
dice-label = Würfel: Zeile { $row }, Gold { $gold }, Spalten { $columns }
dice-unrolled = Noch nicht gewürfelt
roll = Würfeln
get-out = Aussteigen
safe = sicher
lay-first = erst legen
lay = Legen
no-thanks = Nein, danke
roll-or-out = Würfeln oder aussteigen?
bust-if-you-roll = verzockt beim Würfeln
bust-if-you-roll-now = verzockt, wenn du jetzt würfelst
risk-label = Risiko, sich zu verzocken: { $risk }
risk-note = { $dice ->
    [one] Ein schwarzer Würfel
   *[other] { $dice } schwarze Würfel
  }, { $cells } offene Felder. Neben jeder Zeile steht ihr Risiko.
risk-note-plain = { $dice ->
    [one] Ein schwarzer Würfel
   *[other] { $dice } schwarze Würfel
  }, { $cells } offene Felder.
choose-a-cell = Feld wählen
row-number = Zeile { $row }
columns-fit = { $count ->
    [one] Spalte { $columns } passt
   *[other] Spalten { $columns } passen
  }
cells-fit = { $count ->
    [one] Ein Feld passt zum Wurf
   *[other] { $count } Felder passen zum Wurf
  }
row-with-columns = { $count ->
    [one] Zeile { $row } mit Spalte { $columns }.
   *[other] Zeile { $row } mit den Spalten { $columns }.
  }
rolled-columns = Spalten { $columns } gewürfelt: Wähle ein leuchtendes Feld.
offered-cell = Zeile { $row }, Spalte { $column }
offered-cell-short = Zeile { $row }, Gold { $column }
gold-is-for-all = Der goldene Würfel ist für alle
if-you-get-out = beim Aussteigen
count-of-three = { $count } von 3
closes = sperrt
open-cells = { $count ->
    [one] offenes Feld
   *[other] offene Felder
  }
more-stars = { $count ->
    [0] Alle Sterne liegen
    [one] Noch ein Stern
   *[other] Noch { $count } Sterne
  }
tap-a-glowing-button = Tippe auf einen leuchtenden Knopf
each-on-another = Jeder auf einen anderen deiner Knöpfe. Dann kommen alle Knöpfe weg.
why-out = Du bist ausgestiegen
why-three = Dreimal { $colour }
why-card = Deine Karte, { $colour }
watching-risk = verzockt, wenn { $name } würfelt
watching-dice = Die Würfel rollen.
watching-laying = Ein Knopf kommt dorthin, wo Zeile und Spalte sich treffen.
watching-offering = Der goldene Würfel ist für alle.
watching-sewing = Sterne kommen an die Stelle von Knöpfen.
watching-over = Das Spiel ist aus.
others-in = Noch dabei: { $names }.
others-out = In Sicherheit: { $names }.
others-bust = Verzockt: { $names }.

## BUTTONS: wer dran ist
headline-leaving-out = Die Karten werden verteilt
headline-dealing = Die Karten werden verteilt
headline-turn = { $you ->
    [yes] { $out ->
        [yes] Du bist dran: würfeln oder aussteigen?
       *[no] Du bist dran: würfle
      }
   *[no] { $name }: würfeln oder aussteigen?
  }
headline-rolling = { $you ->
    [yes] Du würfelst
   *[no] { $name } würfelt
  }
headline-laying = { $you ->
    [yes] Lege einen Knopf in Zeile { $row }
   *[no] { $name } legt in Zeile { $row }
  }
headline-offering = { $you ->
    [yes] { $active } hat gewürfelt. Auch dort legen?
   *[no] { $name } darf auch dort legen
  }
headline-sewing = { $you ->
    [yes] { $stars ->
        [one] Lege einen Stern
       *[other] Lege { $stars } Sterne
      }
   *[no] { $name } legt Sterne
  }
headline-over = Das Spiel ist aus

## BUTTONS: das Protokoll, nach dem Namen
log-roll = { $you ->
    [yes] würfelst
   *[no] würfelt
  } Zeile { $row }: Spalten { $columns }
log-rolling = { $you ->
    [yes] würfelst
   *[no] würfelt
  }
log-lay = { $you ->
    [yes] legst
   *[no] legt
  } auf Zeile { $row }, Spalte { $column }
log-pass = { $you ->
    [yes] verzichtest
   *[no] verzichtet
  }
log-out = { $you ->
    [yes] steigst aus
   *[no] steigt aus
  }
log-star = { $you ->
    [yes] legst
   *[no] legt
  } einen Stern: Zeile { $row }, Spalte { $column }
log-bust = { $you ->
    [yes] hast dich verzockt
   *[no] hat sich verzockt
  }
log-undo = { $you ->
    [yes] nimmst einen Zug zurück
   *[no] nimmt einen Zug zurück
  }
log-cards = Die Karten sind verteilt

## BUTTONS: Rat und Ablehnung
advice-roll = Rat: würfeln. Gewinnchance { $share }.
advice-out = Rat: aussteigen. Gewinnchance { $share }.
advice-pass = Rat: verzichten. Gewinnchance { $share }.
advice-lay = Rat: Zeile { $row }, Spalte { $column }. Gewinnchance { $share }.
advice-star = Rat: ein Stern auf Zeile { $row }, Spalte { $column }. Gewinnchance { $share }.
refusal-B20 = Dort liegt schon ein Knopf oder ein Stern.
refusal-B21 = Zu nah: Knöpfe liegen nie Seite an Seite.
refusal-B30 = Erst würfeln oder aussteigen.
refusal-B31 = Die Würfel zeigen dieses Feld nicht.
refusal-B32 = Beim Wurf eines anderen gilt nur das Feld des goldenen Würfels.
refusal-B34 = Wer aussteigt, braucht einen Knopf auf dem Spielplan.
refusal-B41 = Ein Stern kommt dorthin, wo ein eigener Knopf liegt.
refusal-B50 = Das Spiel ist aus.

## Das Ende
game-over = Spielende
you-win = Gewonnen!
wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
  }
buttons-ending-line = { $you ->
    [yes] Du hast fünf Sterne in einer Reihe.
   *[no] Fünf Sterne in einer Reihe.
  }
buttons-ending-twelve = { $you ->
    [yes] Du hast { $stars } Sterne gelegt.
   *[no] { $stars } Sterne auf dem Spielplan.
  }
buttons-ending-both = Fünf Sterne in einer Reihe, und { $stars } insgesamt.
buttons-ending-most-stars = Mehrere sind am Ziel: Fünf in einer Reihe gehen vor, dann die meisten Sterne.
buttons-ending-shared = Niemand liegt vorn: Der Sieg wird geteilt.
rematch = Revanche
rematch-waits = Die anderen spielen noch einmal: Komm dazu.
replay = Nachspielen
share = Teilen
score-table = Der Stand
player = Spieler
longest-line = längste Reihe
the-boards = Die Spielpläne
to-the-result = Zum Ergebnis
look-at-the-board = Spielplan ansehen
verify-the-dice = Würfel prüfen
seal-note = Vor dem ersten Wurf versiegelt, am Ende geöffnet:
seal-fits = Das Siegel passt: Die Würfel standen vor dem Spiel fest.
seal-broken = Das Siegel passt nicht.
seal-none = Diese Würfel waren nicht versiegelt.
seed-counted = Die Zufallszahl deines Browsers wurde mitgerechnet.
seed-late = Die Zufallszahl deines Browsers kam zu spät und wurde nicht mitgerechnet.
seed-other = Die Zufallszahl deines Platzes kam nicht von diesem Browser.
record-note = Die ganze Partie ist eine kleine Textdatei.
save-the-record = Partie speichern

## Regeln
search-rules = Regeln durchsuchen
hits = { $count ->
    [one] 1 Treffer
   *[other] { $count } Treffer
  }
only-hits = nur Treffer
contents = Inhalt
rulings = Auslegungen
rulings-note = Wo die Anleitungen schweigen oder sich widersprechen, mussten wir entscheiden. Alles steht hier.

## Nachspielen
drop-a-record = Partie hier ablegen
drop-note = Jede gespeicherte Partie, von hier oder anderswo.
choose-a-file = Datei wählen
record-unreadable = Diese Partie lässt sich nicht lesen.
replay-start = Der Tisch ist gedeckt
replay-place = Runde { $round }, Schritt { $step } von { $steps }
round-back = Eine Runde zurück, Umschalt ←
step-back = Schritt zurück, ←
play = Abspielen, Leertaste
pause = Anhalten, Leertaste
step-on = Schritt vor, →
round-on = Eine Runde vor, Umschalt →
speed = Tempo
time-slider = Stelle in der Partie

## After a game
chances-title = Wer lag wann vorn?
chances-from-to = { $name } von { $from } auf { $to }.
chances-counting = Die Bots schauen sich jeden Zug an …
chance-change = { $name } { $change }
moment-number = Wendepunkt { $number }
moment-round = Runde { $round }:
luck-of = { $luck ->
    [good] Das Glück brachte { $share }.
    [bad] Das Glück kostete { $share }.
   *[even] Das Glück war ausgeglichen.
  }
skill-of = { $perfect ->
    [yes] Kein Zug verschenkte etwas.
   *[no] Ein Zug verschenkte im Schnitt { $share }.
  }
story = Glück, Können und Würfel
play-on = Ab hier weiterspielen
play-on-note = Ein neuer Tisch mit neuen Würfeln. Welcher Platz ist deiner? Die anderen spielen Bots.
bots-strength = Wie stark sind die Bots?
check-the-dice = Jeden Würfel prüfen
dice-right = Alle { $count } Würfel und Ziehungen stimmen.
dice-wrong = Nummer { $number } von { $count } Würfeln und Ziehungen ist nicht, was sie sein musste.
dice-show = Stelle zeigen
seal-closed = Das Siegel wird am Ende der Partie geöffnet:
bot-for = Ein Bot für { $name }
