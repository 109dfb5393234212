## The guide
guide = Guide
guide-progress = Your progress
guide-step = { $step } of { $steps }
guide-skip = Skip
guide-next = Next
guide-your-move = Your move
guide-again = Once more
guide-play = Play a real game
guide-nudge-move = That works in a real game. Here, please press what is lit.
guide-nudge-next = Read this first, then press Next.
