## Das Spiel und sein Ende
buttons-title = BUTTONS
buttons-pitch = Würfeln, Knopf legen, noch einmal? Steig rechtzeitig aus, dann werden deine Knöpfe zu Sternen. Fünf in einer Reihe gewinnen.
buttons-minutes = 15 Minuten
buttons-age = leicht, ab 8
last-line = Was zuletzt passiert ist
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
longest-line = längste Reihe
the-boards = Die Spielpläne
key-digits-buttons = das Feld in dieser Spalte wählen
red-card-starts = Die rote Karte beginnt, sie wird ausgelost
key-roll = würfeln
key-out = aussteigen
key-lay = auf das angebotene Feld legen
key-pass = das angebotene Feld ablehnen

## Der Spielplan
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
bust = Risiko
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
card = { $count ->
    [one] Karte
   *[other] Karten
  }
of-twelve = von 12
in-a-line = { $count ->
    [3] drei
    [4] vier
    [5] fünf
   *[other] sechs
  } in { $line ->
    [row] Zeile
   *[column] Spalte
  } { $number }{ $more ->
    [1] , noch einer zum Sieg
    [2] , noch zwei zum Sieg
   *[other] !
  }
two-cards = Jeder hat zwei Karten
two-cards-note = Drei Knöpfe in der Farbe einer Karte: ein Stern mehr, für jede Karte.
two-depots = Ablagefelder
two-depots-note = Wer aussteigt oder sich verzockt, legt zwei schwarze Würfel dorthin.
depot-empty = Ablage leer
in-depot = abgelegt

## Würfel und Aktionen
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

## Wer dran ist
headline-leaving-out = Die Karten werden verteilt
headline-dealing = Die Karten werden verteilt
headline-turn = { $you ->
    [yes] { $out ->
        [yes] Würfeln oder aussteigen?
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
    [yes] { $active } hat gewürfelt: auch legen?
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

## Das Protokoll, nach dem Namen
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

## Momente
state-in = noch dabei
state-out = ausgestiegen
state-bust = verzockt, raus
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
one-star-a-tag = Ein Stern für jedes Schild
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
round-goes-on = Geht in { $seconds } s von selbst weiter. Zum Bleiben antippen.
round-stays = Lass dir Zeit.

## Tipps
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
hint-exact = Diese Chance ist genau: Alle möglichen Würfe sind durchgerechnet.
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
