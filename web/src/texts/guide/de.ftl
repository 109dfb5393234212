## Der Begleiter
guide = Begleiter
guide-progress = Dein Fortschritt
guide-step = { $step } von { $steps }
guide-skip = Überspringen
guide-next = Weiter
guide-your-move = Du bist dran
guide-again = Noch einmal
guide-play = Richtig spielen
guide-nudge-move = Im echten Spiel geht das. Drücke hier bitte, was leuchtet.
guide-nudge-next = Lies erst das hier und drücke dann auf Weiter.
