## Überall
language = Sprache
language-de = Deutsch
language-en = English
language-fr = Français
language-it = Italiano
close = Schließen
you = Du
to-home = Buttonbox, zur Startseite
games = Die Spiele
rules = Regeln
rule-link = Regel { $number }
settings = Einstellungen
dark-mode = Hell oder dunkel
percent = { $share }
server-silent = Der Server antwortet nicht. Bitte gleich noch einmal versuchen.
nowhere = Hier ist nichts
nowhere-note = Diese Adresse führt ins Leere. Beide Spiele findest du auf der Startseite.

## Anfang
tagline = Zwei Würfelspiele rund um Knöpfe, für zwei bis vier, an einem Tisch oder weit verstreut.
continue = Weiter
look = Ansehen
waiting-for-players = wartet auf Mitspieler
watch-a-replay = Eine Partie ansehen
players-range = 2 bis 4
buttons-title = BUTTONS
buttons-pitch = Würfeln, Knopf legen, noch einmal? Steig rechtzeitig aus, dann werden deine Knöpfe zu Sternen. Fünf in einer Reihe gewinnen.
buttons-minutes = 15 Minuten
buttons-age = leicht, ab 8
war-title = Der Krieg der Knöpfe
war-pitch = Führe eine Bande aus acht Würfeln: Rauf dich um den Steinbruch, entgeh dem Nachsitzen und bau deine Hütte zuerst fertig.
war-minutes = 60 Minuten
war-age = ab 10
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
track-tiles-note = Andere Belohnungen an den Schauplätzen. Nichts für die erste Partie.
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
setting-odds-note = Das genaue Risiko, sich zu verzocken.
setting-handover = Übergabe zwischen den Zügen
setting-handover-note = Wenn mehrere an einem Gerät spielen.
setting-keys = Tastenkürzel
setting-keys-note = R würfelt, G steigt aus, U macht rückgängig, Pfeiltasten und Eingabe legen.

## Warteraum und Weitergeben
table = Der Tisch
lobby = Warteraum
waiting-for = { $game }: Warten auf { $names }
lobby-note = { $here } von { $all } sind da. Es geht los, sobald alle da sind.
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
is-done = { $name } ist fertig
take-the-device = Bitte nimm das Gerät.
since-your-turn = Seit deinem letzten Zug
i-am = Ich bin { $name }
no-such-table = Diesen Tisch gibt es nicht mehr
no-such-table-note = Wir kennen ihn nicht, oder der Link stimmt nicht.
line-connecting = Verbinde …
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
reaction-thinking = Hm …
reaction-hurry = Tick, tack!
reaction-thanks = Danke!
reaction-laugh = Haha!
what-happened = Was passiert ist
last-line = Was zuletzt passiert ist
not-possible = Geht nicht
refusal-other = Das geht jetzt nicht.
refusal-stale = Inzwischen ist etwas passiert. Schau noch einmal hin.
refusal-turn = Jemand anderes ist dran.
refusal-waiting = Es sind noch nicht alle da.

## BUTTONS: der Spielplan
the-others = Die anderen
your-board = Dein Spielplan
board-of = { $you ->
    [yes] Dein Spielplan
   *[no] Der Spielplan von { $name }
  }
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
cell-waiting = gewählt. Zum Bestätigen noch einmal drücken.
cell-may = ein Knopf. Hier darf ein Stern hin.
cell-wish = Stern gewählt. Noch einmal drücken nimmt ihn zurück.
cell-gain-stars = Dritter Knopf ({ $colour }): { $stars ->
    [one] ein Stern mehr
   *[other] { $stars } Sterne mehr
  }, wenn du aussteigst.
cell-gain-count = { $colour } { $count } von 3.
cell-third = 3. { $colour }
bust = verzockt
row-risk = Zeile { $row }: { $risk } Risiko
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
bust-if-you-roll = Risiko beim Würfeln
bust-if-you-roll-now = Risiko, dich jetzt zu verzocken
risk-label = Risiko, sich zu verzocken: { $risk }
risk-note = { $dice ->
    [one] Ein schwarzer Würfel
   *[other] { $dice } schwarze Würfel
  }, { $cells ->
    [one] ein offenes Feld
   *[other] { $cells } offene Felder
  }. Neben jeder Zeile steht ihr Risiko.
risk-note-plain = { $dice ->
    [one] Ein schwarzer Würfel
   *[other] { $dice } schwarze Würfel
  }, { $cells ->
    [one] ein offenes Feld
   *[other] { $cells } offene Felder
  }.
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
each-on-another = Jeder auf einen anderen deiner Knöpfe. Danach kommen alle Knöpfe weg.
why-out = Du bist ausgestiegen
why-three = Dreimal { $colour }
why-card = Deine Karte, { $colour }
watching-risk = Risiko, wenn { $name } würfelt
watching-dice = Die Würfel rollen.
watching-laying = Ein Knopf kommt dorthin, wo sich Zeile und Spalte treffen.
watching-offering = Der goldene Würfel ist für alle.
watching-sewing = Sterne nehmen den Platz von Knöpfen ein.
watching-over = Das Spiel ist zu Ende.

## BUTTONS: wer dran ist
headline-leaving-out = Die Karten werden verteilt
headline-dealing = Die Karten werden verteilt
headline-turn = { $you ->
    [yes] { $out ->
        [yes] Du bist dran: würfeln oder aussteigen?
       *[no] Du bist dran: Würfle!
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
headline-over = Das Spiel ist zu Ende

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
  } auf Zeile { $row }, Spalte { $column } ({ $colour })
log-lay-gold = { $you ->
    [yes] nimmst
   *[no] nimmt
  } das goldene Feld: Zeile { $row }, Spalte { $column } ({ $colour })
log-pass = { $you ->
    [yes] verzichtest
   *[no] verzichtet
  }
log-out-undone = { $you ->
    [yes] steigst aus
   *[no] steigt aus
  }
log-out = { $you ->
    [yes] steigst mit
   *[no] steigt mit
  } { $count ->
    [one] einem Knopf
   *[other] { $count } Knöpfen
  } aus
log-star = { $you ->
    [yes] legst
   *[no] legt
  } einen Stern: Zeile { $row }, Spalte { $column } ({ $colour })
log-bust = { $you ->
    [yes] hast dich verzockt
   *[no] hat sich verzockt
  }{ $count ->
    [0] {""}
    [one] {" "}und { $you ->
        [yes] verlierst
       *[no] verliert
      } einen Knopf
   *[other] {" "}und { $you ->
        [yes] verlierst
       *[no] verliert
      } { $count } Knöpfe
  }
log-round = Runde { $round } ist zu Ende
log-undo = { $you ->
    [yes] nimmst einen Zug zurück
   *[no] nimmt einen Zug zurück
  }
log-cards = Die Karten sind verteilt

## BUTTONS: Rat und Ablehnung
refusal-B20 = Dort liegt schon ein Knopf oder ein Stern.
refusal-B21 = Zu nah: Knöpfe liegen nie Seite an Seite.
refusal-B30 = Erst würfeln oder aussteigen.
refusal-B31 = Die Würfel zeigen dieses Feld nicht.
refusal-B32 = Wenn jemand anderes würfelt, gilt für dich nur das Feld des goldenen Würfels.
refusal-B34 = Zum Aussteigen brauchst du mindestens einen Knopf auf deinem Spielplan.
refusal-B41 = Ein Stern kommt auf einen deiner Knöpfe.
refusal-B50 = Das Spiel ist zu Ende.

## BUTTONS: Momente
state-in = noch dabei
state-out = ausgestiegen
state-bust = verzockt, raus aus Runde { $round }
stars-of-twelve = { $stars } von 12 Sternen
stars-and-line = { $stars } von 12 Sternen, { $line } in einer Reihe
headline-nothing-fits = { $you ->
    [yes] Gewürfelt: Nichts passt
   *[no] { $name } würfelt: Nichts passt
  }
headline-sewn = Alle Sterne liegen
bust-tag = verzockt
bust-title = { $you ->
    [yes] Verzockt!
   *[no] { $name } hat sich verzockt!
  }
bust-closed = Zeile { $row }: { $count ->
    [one] Spalte { $columns } ist gesperrt.
   *[other] Die Spalten { $columns } sind gesperrt.
  }
bust-lost = { $count ->
    [0] Kein Knopf verloren.
    [one] Ein Knopf ist weg.
   *[other] { $count } Knöpfe sind weg.
  }
bust-stars = { $count ->
    [one] Dein Stern bleibt.
   *[other] Deine { $count } Sterne bleiben.
  }
nothing-fits = Nichts passt
why-nothing-fits = Warum nichts passt
closed-button = In Spalte { $column } liegt schon dein Knopf.
closed-star = In Spalte { $column } liegt schon dein Stern.
closed-beside-column = Spalte { $column } ist gesperrt: Sie liegt neben deinem Knopf in Spalte { $near }.
closed-beside-row = Spalte { $column } ist gesperrt: Sie liegt neben deinem Knopf in Zeile { $near }.
depot-takes-dice = { $count ->
    [one] Ein schwarzer Würfel kommt auf dein Ablagefeld.
   *[other] Zwei schwarze Würfel kommen auf dein Ablagefeld.
  }
may-still-lay = { $name } darf noch auf Zeile { $row }, Spalte { $column } legen.
go-on = Weiter
cell-gone = hier lag dein Knopf.
cell-why-button = dein Knopf
cell-why-star = dein Stern
cell-why-beside = neben deinem Knopf
cell-too-close = zu nah
cell-gain-none = { $colour }: schon drei, dieser Knopf bringt nichts mehr.
colour-full = { $colour }: schon drei
count-full = mehr bringt nichts
gold-also-for = { $count ->
    [one] { $names } darf auch auf Zeile { $row }, Spalte { $column } legen.
   *[other] { $names } dürfen auch auf Zeile { $row }, Spalte { $column } legen.
  }
gold-closed-button = Du wirst nicht gefragt: Auf dem goldenen Feld, Zeile { $row }, Spalte { $column }, liegt dein Knopf.
gold-closed-star = Du wirst nicht gefragt: Auf dem goldenen Feld, Zeile { $row }, Spalte { $column }, liegt dein Stern.
gold-closed-beside = Du wirst nicht gefragt: Das goldene Feld, Zeile { $row }, Spalte { $column }, liegt neben deinem Knopf.
bust-next-roll = Risiko beim nächsten Wurf
from-to = { $from } → { $to }
closes-cells = { $count ->
    [one] kostet ein offenes Feld
   *[other] kostet { $count } offene Felder
  }
round-over = Runde { $round } ist zu Ende
one-star-a-tag = Je Schild ein Stern
star-for-out = ausgestiegen
star-for-three = dreimal { $colour }
star-for-card = Karte { $colour }
bust-no-stars = verzockt: keine Sterne
cards-move-on = Die Karten wandern weiter
starts-round = { $you ->
    [yes] Du beginnst Runde { $round }
   *[no] { $name } beginnt Runde { $round }
  }
on-to-round = Weiter zu Runde { $round }
round-goes-on = Geht in { $seconds } s von selbst weiter. Zum Bleiben antippen.
round-stays = Lass dir Zeit.

## BUTTONS: Tipps
hint-note = Gewinnchance
choose-for-me = Für mich auswählen
hint-move-roll = Würfeln
hint-move-out = Aussteigen
hint-move-pass = Verzichten
hint-move-lay = Zeile { $row }, Spalte { $column }
hint-move-star = Ein Stern auf Zeile { $row }, Spalte { $column }
hint-wins = Damit ist das Spiel gewonnen.
hint-loses = Damit endet das Spiel, und jemand anderes gewinnt.
hint-judged = In den Probespielen des Bots lief es so am besten.
hint-bust-risk = Das Risiko, dich zu verzocken, ist { $chance }.
hint-next-bust-risk = Beim nächsten Wurf ist das Risiko { $chance }.
hint-at-stake = { $stars ->
    [one] Ein Stern steht auf dem Spiel.
   *[other] { $stars } Sterne stehen auf dem Spiel.
  }
hint-more-stars = Der Wurf bringt in { $chance } der Fälle einen weiteren Stern.
hint-stars = Deine Knöpfe sind dann { $stars ->
    [one] einen Stern wert.
   *[other] { $stars } Sterne wert.
  }
hint-safe = In dieser Runde kann dann nichts mehr verloren gehen.
hint-colour = { $buttons ->
    [1] Das ist dein erster Knopf auf dieser Farbe ({ $colour }).
    [2] Das ist dein zweiter Knopf auf dieser Farbe ({ $colour }).
    [3] Das ist dein dritter Knopf auf dieser Farbe ({ $colour }).
   *[other] Damit liegen { $buttons } Knöpfe auf dieser Farbe ({ $colour }).
  }
hint-keeps-open = So { $cells ->
    [one] bleibt ein Feld offen.
   *[other] bleiben { $cells } Felder offen.
  }
hint-line = { $stars ->
    [one] Damit beginnt eine neue Reihe.
   *[other] Damit hast du { $stars } der fünf Sterne für eine Reihe.
  }
hint-total = Du hast dann { $stars } von 12 Sternen.

## BUTTONS: Ablehnungen, die den Fall nennen
refusal-B20-button = Auf Zeile { $row }, Spalte { $column } liegt schon dein Knopf.
refusal-B20-star = Auf Zeile { $row }, Spalte { $column } liegt schon dein Stern.
refusal-B21-row = Spalte { $column } ist gesperrt: Sie liegt neben deinem Knopf in Spalte { $by_column }.
refusal-B21-column = Zeile { $row }, Spalte { $column } ist gesperrt: Das Feld liegt neben deinem Knopf in Zeile { $by_row }.
refusal-B31-row = Der weiße Würfel zeigt Zeile { $row }: Lege dort.
refusal-B31-column = Kein schwarzer Würfel zeigt Spalte { $column }, nur { $columns }.
refusal-B32-gold = Für dich gilt nur Zeile { $row }, Spalte { $column }: das Feld des goldenen Würfels.
refusal-B41-star = Dort liegt schon ein Stern. Wähle einen deiner Knöpfe.
refusal-B41-empty = Auf Zeile { $row }, Spalte { $column } liegt keiner deiner Knöpfe.

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
buttons-ending-both = Fünf Sterne in einer Reihe und { $stars } insgesamt.
buttons-ending-most-stars = Mehrere sind am Ziel: Fünf in einer Reihe gehen vor, danach zählen die meisten Sterne.
buttons-ending-shared = Niemand liegt vorn: Der Sieg wird geteilt.
rematch = Revanche
rematch-waits = Die anderen spielen noch einmal. Mach mit!
replay = Noch einmal ansehen
share = Teilen
score-table = Endstand
player = Spieler
longest-line = längste Reihe
the-boards = Die Spielpläne
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
fair-old = Das ist eine ältere Partie: Mitspielende konnten sich keine Würfel aussuchen. Wer den Server betreibt, hätte es gekonnt.
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
chances-unit = Prozente sind Gewinnchancen: Von 40 % auf 44 % sind +4 %.
dice-of = Die Würfel von { $name }
dice-of-all = Alle Würfel
dice-whose = Wessen Würfel?
dice-expected = { $count } erwartet
dice-face = { $face }: { $count }-mal
replay-note = { $steps } Schritte. Wähle eine Stelle und sieh von dort an zu.
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
chances-counting = Die Bots schauen sich jeden Zug an …
chance-change = { $name } { $change }
better-move = Besser: { $move } ({ $share } Gewinnchance).
moment-number = Wendepunkt { $number }
moment-round = Runde { $round }:
luck-of = { $luck ->
    [good] Glück gehabt: Die Würfel haben die Gewinnchance um { $share } erhöht.
    [bad] Pech gehabt: Die Würfel haben die Gewinnchance um { $share } gesenkt.
   *[even] Die Würfel brachten weder Glück noch Pech.
  }
skill-of = { $perfect ->
    [yes] Jeder Zug war so gut wie der beste.
   *[no] Im Schnitt lag ein Zug { $share } unter dem besten.
  }
story = Glück, Können und Würfel
play-on = Ab hier weiterspielen
play-on-note = Ein neuer Tisch mit neuen Würfeln. Welcher Platz ist deiner? Die übrigen Plätze übernehmen Bots.
bots-strength = Wie stark sind die Bots?
check-the-dice = Jeden Würfel prüfen
dice-right = Alle { $count } Würfe und Ziehungen stimmen.
dice-wrong = Wurf oder Ziehung { $number } von { $count } ist nicht das, was vor dem Spiel feststand.
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
line-sending = Dein Zug wird gesendet …
line-sending-note = Der Server hat noch nicht geantwortet.
line-ended = Die Verbindung wurde beendet.
line-ended-note = Den Tisch gibt es nicht mehr, oder dein Platz gilt nicht mehr.
reload = Neu laden
reload-new = Es gibt eine neue Version
reload-stuck = Ein Teil der Seite lädt nicht
reload-note = Lade die Seite neu. Dein Spiel geht danach weiter.
seat-lost = Dieser Platz gehört dir nicht mehr
seat-lost-note = Wer eingeladen hat, hat einen neuen Link verschickt. Du kannst zuschauen.

## Who plays
you-are-watching = Du schaust zu
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
refusal-undo = Das geht nicht mehr zurück: Inzwischen ist ein Würfel gefallen oder jemand anderes hat gezogen.
refusal-hints = An diesem Tisch gibt es keine Tipps.
refusal-rate = Nicht so schnell: Warte einen Augenblick.
refusal-bot = Der Bot konnte nicht antworten. Versuch es noch einmal.
refusal-busy = Der Server hat gerade viel zu tun. Versuch es gleich noch einmal.
refusal-storage = Der Zug konnte nicht gespeichert werden. Versuch es noch einmal.

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
delete-game = Spiel löschen …
delete-game-sure = Ja, endgültig löschen
leave-game = Spiel verlassen …
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
with-track-tiles = andere Einsetzskalen
no-track-tiles = übliche Einsetzskalen
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
key-digits-buttons = das Feld in dieser Spalte wählen
key-digits-war = einen Würfel mit diesem Wert wählen
key-undo = rückgängig
key-escape = Auswahl aufheben, Fenster schließen
key-help = diese Liste
key-roll = würfeln
key-out = aussteigen
key-lay = auf das angebotene Feld legen
key-pass = das angebotene Feld ablehnen
key-brother = großer Bruder dazu
key-confirm = bestätigen
key-end = Zug beenden
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
about-private = Kein Konto, keine Werbung, keine Verfolgung. Deine Plätze und Einstellungen bleiben in deinem Browser.
