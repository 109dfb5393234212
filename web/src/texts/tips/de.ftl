## An jedem Tisch
tip-confirm = Den Zug mit dem Fragezeichen ausführen.
tip-clear = Die Auswahl aufheben und neu wählen.
tip-undo = Nimm deinen letzten Zug zurück, solange danach kein Würfel gefallen ist und niemand anderes etwas getan hat.
tip-hint = Was ein starker Bot hier tun würde.
tip-clock = Die Zeit, die jedem noch bleibt. Die Uhr läuft, wenn man dran ist.
