## Überall
language = Sprache
language-de = Deutsch
language-en = English
language-fr = Français
language-it = Italiano
close = Schließen
you = Du
you-alone = Du
name-colon = { $name }:
to-home = Buttonbox, zur Startseite
games = Die Spiele
rules = Regeln
rule-link = Regel { $number }
settings = Einstellungen
dark-mode = Hell oder dunkel
percent = { $share }
nowhere = Hier ist nichts
nowhere-note = Diese Adresse führt ins Leere. Beide Spiele findest du auf der Startseite.

## Anfang
tagline = Zwei Würfelspiele rund um Knöpfe, für zwei bis vier, an einem Tisch oder weit verstreut.
continue = Weiter
look = Ansehen
waiting-for-players = wartet auf Mitspieler
watch-a-replay = Eine Partie ansehen
players-range = { $fewest } bis { $most }
play-now = Losspielen
pass-and-play = An einem Gerät
invite-friends = Freunde einladen
learn = Spielend lernen
learn-first = Neu? Spielend lernen
tips = Erklärungen

## Aufbau
set-the-table = Spiel einrichten
who-plays = Wer spielt mit?
clockwise = Im Uhrzeigersinn, von oben nach unten
add-a-seat = Platz hinzufügen
open-the-lobby = Zum Warteraum
deal-and-start = Austeilen und loslegen
table-from-above = Der Tisch von oben, Plätze im Uhrzeigersinn
name-of-seat = Name an Platz { $number }
who-sits = Wer an Platz { $number } sitzt
sitter-me = Ich
sitter-bot = Bot
sitter-invite = Einladen
sitter-invite-note = per Link
sitter-here = Dieses Gerät
sitter-here-note = wird weitergereicht
strength = Stärke
level-novice = Anfänger
level-easy = leicht
level-medium = mittel
level-good = gut
level-skilled = versiert
level-strong = stark
level-expert = Könner
level-veteran = Veteran
level-professional = Profi
level-champion = Champion
level-virtuoso = Virtuose
level-master = Meister
remove-seat = { $name }: Platz entfernen
options = Optionen
who-starts = Wer beginnt
by-lot = auslosen
clock = Bedenkzeit
clock-none = keine
clock-live = je 10 Minuten
clock-days = 3 Tage pro Zug

## Einstellungen
theme = Farben
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
setting-sound = Ton
setting-sound-note = Würfel, Knöpfe und ein Klang, wenn du dran bist.
setting-calm = Weniger Bewegung
setting-calm-note = Keine Animationen.
setting-contrast = Mehr Kontrast
setting-contrast-note = Dunklere Schrift, kräftigere Linien.
setting-confirm = Jeden Zug bestätigen
setting-confirm-note = Ein Zug zeigt ein „?“, bis du ihn bestätigst.
setting-odds = Chancen anzeigen
setting-odds-note = Bei BUTTONS: das genaue Risiko, sich zu verzocken.
setting-handover = Übergabe zwischen den Zügen
setting-handover-note = Wenn mehrere an einem Gerät spielen.
setting-keys = Tastenkürzel
setting-keys-note = „?“ zeigt sie alle.

## Warteraum und Weitergeben
table = Der Tisch
lobby = Warteraum
waiting-for = { $game }: Warten auf { $names }
lobby-note = { $here } von { $all } { $here ->
    [one] ist
   *[other] sind
  } da. Es geht los, sobald alle da sind.
watch = Zuschauen
link = Link
invite-name = { $name } einladen
invite-note = Halte eine Kamera auf den Code oder verschicke den Link. Ganz ohne Konto.
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
family = Papa Léo Nonna Mia
is-done = { $name } ist fertig
take-the-device = Bitte nimm das Gerät.
since-your-turn = Seit deinem letzten Zug
i-am = Ich bin { $name }
no-such-table = Diesen Tisch gibt es nicht mehr
no-such-table-note = Er wurde gelöscht, oder der Link stimmt nicht.
line-connecting = Verbindung wird aufgebaut …
line-waiting = Verbindung unterbrochen. Sie wird automatisch wiederhergestellt.

## Im Spiel
round-number = Runde { $round }
undo = Rückgängig
clear = Auswahl aufheben
confirm = Bestätigen
hint = Tipp
react = Zurufen
reactions = Zurufe
reaction-bravo = Bravo!
reaction-ouch = Autsch!
reaction-thinking = Hm …
reaction-hurry = Tick, tack!
reaction-thanks = Danke!
reaction-laugh = Haha!
what-happened = Was passiert ist
the-others = Die anderen
not-possible = Geht nicht

## Das Ende
game-over = Spielende
you-win = Gewonnen!
wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
  }
rematch = Revanche
rematch-waits = Die anderen spielen noch einmal. Mach mit!
next-level = Als Nächstes: Bots der Stufe „{ $level }“
replay = Wiederholung
share = Teilen
score-table = Endstand
player = Spieler
to-the-result = Zum Ergebnis
look-at-the-board = Spielplan ansehen
verify-the-dice = Würfel prüfen
seal-note = Vor dem ersten Wurf verschlossen, am Ende geöffnet:
seal-fits = Die Würfel waren fair: Sie standen vor dem ersten Wurf fest und blieben unverändert.
seal-broken = Hier stimmt etwas nicht: Das sind nicht die Würfel, die vor dem Spiel feststanden.
seal-none = Diese Würfel standen nicht im Voraus fest und lassen sich nicht prüfen.
fair-why = Warum die Würfel fair sind
fair-how = Vor dem ersten Wurf denken sich der Server und jedes Gerät am Tisch je eine geheime Zahl aus und schließen sie weg. Erst wenn alle Zahlen verschlossen sind, werden die der Geräte geöffnet. Aus allen zusammen ergibt sich jeder Würfel. Niemand kennt vorher die Zahlen der anderen: Ist auch nur ein Gerät ehrlich, kann sich niemand Würfel aussuchen.
fair-nobody = Niemand konnte sich Würfel aussuchen, auch nicht, wer den Server betreibt.
fair-old = Das ist eine ältere Partie: Wer mitspielte, konnte sich keine Würfel aussuchen, wer den Server betrieb, schon.
fair-alone = Kein Gerät am Tisch hat eine Zahl beigesteuert. Wer den Server betreibt, hätte sich die Würfel aussuchen können.
fair-withheld = Eine Zahl wurde verschlossen, aber nicht rechtzeitig geöffnet, und zählt darum nicht: { $names }. Mit Hilfe des Servers ließe sich so zwischen { $choices } Partien wählen.
fair-others = Niemand konnte sich Würfel aussuchen, wenn eines dieser Geräte ehrlich war: { $names }.
fair-itself = Die Aufzeichnung stimmt in sich. Ob sie die echte ist, weiß nur ein Browser, der mit am Tisch war.
fair-silent = Beim Verschließen nicht am Tisch und darum ohne eigene Zahl: { $names }.
seed-counted = Dein Browser hat eine eigene Zufallszahl beigesteuert.
seed-late = Die Zufallszahl deines Browsers kam zu spät und wurde nicht verwendet.
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
rulings-note = Wo die Anleitungen schweigen oder sich widersprechen, mussten wir entscheiden. Jede Entscheidung steht hier.

## Nachspielen
drop-a-record = Partie hier ablegen
drop-note = Jede gespeicherte Partie, von hier oder anderswo.
choose-a-file = Datei wählen
record-unreadable = Diese Partie lässt sich nicht lesen.
replay-start = Alles ist aufgebaut
replay-place = Runde { $round }, Schritt { $step } von { $steps }
round-back = Vorige Runde, Umschalt ←
step-back = Voriger Schritt, ←
play = Abspielen, Leertaste
pause = Anhalten, Leertaste
step-on = Nächster Schritt, →
round-on = Nächste Runde, Umschalt →
share-moment = Moment teilen
copy-by-hand = Kopieren ging nicht. Kopiere diese Adresse von Hand:
axis-start = Start
axis-after = nach { $round }
axis-end = Ende
chances-unit = Prozente sind Gewinnchancen: Von 40 % auf 44 % sind +4 %.
dice-of = Die Würfel von { $name }
dice-of-all = Alle Würfel
dice-whose = Wessen Würfel?
dice-expected = { $count } erwartet
dice-face = { $face }: { $count }-mal
replay-note = { $steps } Schritte. Wähle eine Stelle und schau ab dort zu.
replay-from-here = Ansehen
chances-now = Gewinnchance jetzt
key-step = Schritt
key-shift = Umschalt + Pfeil
key-round = Runde
key-space = Leertaste
key-play = abspielen
key-moment = Wendepunkt
speed = Tempo
time-slider = Stelle in der Partie

## Nach der Partie
chances-title = Wer lag wann vorn?
chances-from-to = { $name } von { $from } auf { $to }.
chances-counting = Die Bots schauen sich jeden Zug an …
chance-change = { $name } { $change } Gewinnchance
better-move = Besser: { $move } ({ $share } Gewinnchance).
moment-number = Wendepunkt { $number }
moment-round = Runde { $round }:
luck-of = { $luck ->
    [good] Glück gehabt: Die Würfel haben die Gewinnchance um { $share } erhöht.
    [bad] Pech gehabt: Die Würfel haben die Gewinnchance um { $share } gesenkt.
   *[even] Die Würfel brachten weder Glück noch Pech.
  }
skill-of = { $perfect ->
    [yes] Im Schnitt waren die Züge so gut wie die besten.
   *[no] Ein Zug kostete im Schnitt { $share } Gewinnchance.
  }
story = Glück, Können und Würfel
play-on = Ab hier weiterspielen
play-on-note = Ein neuer Tisch mit neuen Würfeln. Welcher Platz ist deiner? Die übrigen Plätze übernehmen Bots.
bots-strength = Wie stark sind die Bots?
check-the-dice = Jeden Würfel prüfen
dice-right = Alle { $count } Würfe und Ziehungen stimmen.
dice-wrong = Wurf oder Ziehung { $number } von { $count } ist nicht das, was vor dem Spiel feststand.
dice-unknown = Diese Seite kann die Würfel dieses Spiels nicht prüfen; der Befehl „buttonbox verify“ kann es.
dice-show = Stelle zeigen
seal-closed = Vor dem ersten Wurf verschlossen, wird am Ende der Partie geöffnet:
bot-for = Ein Bot für { $name }

## Faults
try-again = Noch einmal versuchen
fault-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.
fault-busy = Der Server hat gerade viel zu tun. Versuch es gleich noch einmal.
fault-gone = Das gibt es hier nicht mehr.
fault-refused = Der Server hat das abgelehnt.
fault-broken = Auf dem Server ist etwas schiefgegangen. Versuch es gleich noch einmal.

## The connection
line-lost-note = Nichts geht verloren. Dein Platz bleibt dir.
line-sending = Dein Zug wird gesendet …
line-sending-note = Der Server hat noch nicht geantwortet.
line-ended = Die Verbindung wurde beendet.
line-ended-note = Den Tisch gibt es nicht mehr, oder dein Platz gilt nicht mehr.
reload = Neu laden
reload-new = Es gibt eine neue Version
reload-stuck = Ein Teil der Seite lädt nicht
reload-note = Lade die Seite neu. Dein Spiel geht danach weiter.
seat-lost = Dieser Platz gehört dir nicht mehr
seat-lost-note = Für diesen Platz gibt es einen neuen Link. Zuschauen kannst du trotzdem.

## Who plays
you-are-watching = Du schaust zu
watchers = { $count ->
  [one] Eine Person schaut zu
  *[other] { $count } Leute schauen zu
  }
time-is-up = Deine Zeit ist um: Ein Bot spielt für dich.
bot-plays-for = { $you ->
  [yes] Ein Bot spielt für dich.
  *[no] Ein Bot spielt für { $name }.
  }
take-over = Übernehmen
take-over-note = Du kannst jederzeit wieder selbst spielen.
news-away = ist gerade nicht da
news-back = ist wieder da
news-stand-in = ist nicht da: Ein Bot spielt weiter
news-your-stand-in = { $you ->
  [yes] hast keine Zeit mehr: Ein Bot spielt für dich
  *[no] hat keine Zeit mehr: Ein Bot spielt weiter
  }
news-took-over = { $you ->
  [yes] spielst wieder selbst
  *[no] spielt wieder selbst
  }
news-bot = ist ab jetzt ein Bot
news-no-seed = { $you ->
  [yes] hast keine Zahl zu den Würfeln beigesteuert
  *[no] hat keine Zahl zu den Würfeln beigesteuert
  }
news-hint = { $you ->
  [yes] hast einen Tipp benutzt
  *[no] hat einen Tipp benutzt
  }

## A guest arrives
invitation = Einladung
invites-you = { $name } lädt dich ein zu
invitation-taken = An diesem Platz sitzt schon jemand
invitation-taken-note = Jeder Link gilt für eine Person. Frag nach einem eigenen, oder schau zu.
invitation-wrong = Dieser Link führt zu keinem Platz
invitation-wrong-note = Vielleicht ist er unvollständig, oder es gibt inzwischen einen neuen. Zuschauen kannst du trotzdem.
seats-count = { $count } Plätze
at-the-table = Am Tisch
host-ready = hat eingeladen, bereit
take-this-seat = dein Platz
still-invited = noch nicht da
take-your-seat = Nimm Platz
your-name = Dein Name
your-name-note = so sehen ihn die anderen
your-gang = Deine Bande
gangs-taken = { $count ->
  [0] alle frei
  [one] eine ist vergeben
  *[other] { $count } sind vergeben
  }
gang-fox = Füchse
gang-owl = Eulen
gang-hare = Hasen
gang-hog = Igel
pips-fox = runde Augen
pips-owl = Ringe
pips-hare = Rauten
pips-hog = Kreuze
learn-in-two-minutes = Neu hier? Lern es in zwei Minuten
learn-in-two-minutes-note = Der Tisch wartet auf dich.
to-the-invitation = Zur Einladung
i-am-ready = Ich bin bereit
no-account = Ohne Anmeldung.
clock-starts-later = Die Uhr läuft erst, wenn alle bereit sind.
game-starts-later = Es geht los, wenn alle bereit sind.

## My games
my-games = Meine Spiele
running-games = Laufende Spiele
finished-games = Beendet
show-all = Alle zeigen
show-few = Weniger zeigen
turn-since = { $you ->
  [yes] du bist dran, { $since }
  *[no] { $name } ist dran, { $since }
  }
against = gegen { $names }
you-won = { $game }: gewonnen!
name-won = { $game }: { $count ->
  [one] { $names } hat gewonnen
  *[other] { $names } haben gewonnen
  }
time-left = noch { $time }
no-clock = ohne Uhr
more = Mehr
copy-replay-link = Link zur Wiederholung kopieren
delete-game = Spiel löschen …
delete-game-sure = Ja, endgültig löschen
leave-game = Spiel verlassen …
leave-game-sure = Ja, ein Bot übernimmt meinen Platz
bots = Bots
how-many-bots = Wie viele Bots?
against-so-many-bots = { $count ->
  [one] gegen einen Bot, { $level }
  *[other] gegen { $count } Bots, { $level }
  }
ask-name = Wie heißt du?
ask-name-note = So sehen dich die anderen am Tisch. In den Einstellungen kannst du es ändern.

## Setting the table
names-doubled = Zwei Plätze haben denselben Namen.
emblem-of-seat = Bande an Platz { $number }
hints-allowed = Tipps erlauben
hints-allowed-note = Die anderen sehen, wer einen Bot um Rat fragt.
starts-by-lot = Start wird ausgelost
starts-name = { $name } beginnt
time-each = je { $time }
with-hints = mit Tipps
no-hints = ohne Tipps
watch-note = Mit diesem Link kann man zuschauen.
new-link = Neuer Link

## At a seat
away = nicht da
bot-plays = Bot spielt
two-devices = Dein Platz ist auf zwei Geräten offen. Beide können spielen.

## Keyboard shortcuts
shortcuts = Tastenkürzel
key-tab = weiter zum Nächsten auf dem Tisch
key-arrows = zwischen Würfeln und möglichen Zielen wechseln
key-enter = wählen, setzen, bestätigen
key-undo = rückgängig
key-escape = Auswahl aufheben, Fenster schließen
key-help = diese Liste

## Über
about = Über Buttonbox
about-title = Zwei Spiele, aus Freude am Spielen
about-lead = Buttonbox ist ein inoffizielles Fanprojekt. Weder die Autoren noch die Verlage dieser Spiele haben es gemacht, geprüft oder verkauft.
about-designers = Die Spiele und ihre Autoren
about-by = von { $designer }, { $year }
about-thanks = Alles, was diese Spiele gut macht, stammt von ihnen. Wenn sie dir hier gefallen, gönn dir die gedruckten: Echte Würfel in der Hand sind kaum zu schlagen.
about-ours = Was von uns ist
about-ours-text = Die Regeln haben wir den gedruckten Anleitungen entnommen und jeden Satz neu geschrieben. Auch alle Zeichnungen, Texte und Klänge sind unsere eigenen, ebenso die Spielpläne von BUTTONS und die anderen Einsetzskalen: Die Anleitungen zeigen sie nur als Bilder.
about-rulings = Wo die Anleitungen schweigen oder sich widersprechen, mussten wir entscheiden. Jede Entscheidung hat eine Nummer und steht bei den Regeln.
about-check = Nach einer Partie kann dein Browser mit „Jeden Würfel prüfen“ alle Würfel nachrechnen und mit dem vergleichen, was er sich vor dem ersten Wurf gemerkt hat.
about-foresee = Zweierlei bleibt: Sobald eine Partie läuft, könnte der Server, und damit wer ihn betreibt, die kommenden Würfel ausrechnen, aber nicht mehr ändern. Und eine Zahl, die nicht rechtzeitig geöffnet wird, zählt nicht: Das erfahren alle vor dem ersten Wurf.
about-licence = Frei und offen
about-licence-text = Das Programm ist freie Software unter der MIT-Lizenz: Nutze es, ändere es, gib es weiter. Die Namen der Spiele gehören ihren Inhabern.
about-private = Kein Konto, keine Werbung, kein Tracking. Deine Plätze und Einstellungen bleiben in deinem Browser.

## Ein Spiel ohne eigene Seite
plain-turn = { $you ->
    [yes] Du bist dran
   *[no] { $name } ist dran
  }
plain-chance = Die Würfel rollen
plain-moves = Deine Züge
plain-undo = hat einen Zug zurückgenommen
plain-score = Punkte

## The pocket: the games in this browser
fault-serverless = Diese Seite hat keinen Server. Gegen Bots und an einem Gerät kannst du hier spielen; für Freunde anderswo braucht es einen Server.
fault-pocket-old = Dieser Browser ist zu alt, um ohne Server zu spielen. Aktualisiere ihn oder nimm einen anderen.
fault-pocket-pieces = Teile der Spiele fehlen oder sind beschädigt. Deine Partien sind sicher: Geh online und versuch es noch einmal.
fault-pocket-room = Auf diesem Gerät ist kein Platz mehr. Schaff etwas Platz und versuch es noch einmal. Es geht nichts verloren.
fault-pocket-died = Die Spiele laufen in diesem Browser nicht mehr. Alles, was du gesehen hast, ist gespeichert: Versuch es noch einmal oder lade die Seite neu.
pocket-failed = Hier laufen die Spiele nicht
pocket-cleared = Dieses Spiel ist nicht mehr auf diesem Gerät
pocket-cleared-note = Es lag in diesem Browser, und dessen Speicher wurde geleert.
pocket-older = Hier ist eine ältere Version. Die neue kommt, sobald du online bist; deine Spiele bleiben.
pocket-insecure = Zum Mitnehmen braucht es eine Adresse, die mit https beginnt.
pocket-fetching = Die Spiele werden geholt … { $share }
line-starting = Die Knopfschachtel geht auf …
take-along = Mitnehmen
take-along-note = Dann kannst du offline spielen, gegen Bots und an einem Gerät. { $size } MB.
taken-along = Bereit für unterwegs
taken-along-note = Du kannst offline spielen. Deine Spiele bleiben auf diesem Gerät.
setting-pocket = Ohne Server spielen
setting-pocket-note = Gegen Bots und an einem Gerät läuft das Spiel in diesem Browser.
carry-to-server = Auf den Server kopieren
carry-here = Auf dieses Gerät kopieren
