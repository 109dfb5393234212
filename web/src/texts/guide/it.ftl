## La guida
guide = Guida
guide-progress = A che punto sei
guide-step = { $step } di { $steps }
guide-skip = Salta
guide-next = Avanti
guide-your-move = Tocca a te
guide-again = Ancora una volta
guide-play = Gioca davvero
guide-nudge-move = In una partita vera si può. Qui premi ciò che è illuminato.
guide-nudge-next = Leggi prima questo, poi premi Avanti.
