## By rule
refusal-B20 = A button or a star lies there already.
refusal-B21 = Too close: buttons never touch side to side.
refusal-B30 = Roll or get out first.
refusal-B31 = The dice don’t show that cell.
refusal-B32 = On someone else’s roll you may only use the gold die’s cell.
refusal-B34 = You need at least one button on your board to get out.
refusal-B41 = A star goes on one of your buttons.
refusal-B50 = The game is over.

## By rule and case
refusal-B20-button = Your button already lies on row { $row }, column { $column }.
refusal-B20-star = Your star already lies on row { $row }, column { $column }.
refusal-B21-row = Column { $column } is closed: it lies beside your button in column { $by_column }.
refusal-B21-column = Row { $row }, column { $column } is closed: it lies beside your button in row { $by_row }.
refusal-B31-row = The white die shows row { $row }: lay there.
refusal-B31-column = No black die shows column { $column }, only { $columns }.
refusal-B32-gold = Only row { $row }, column { $column } is for you: the cell of the gold die.
refusal-B41-star = A star lies there already. Choose one of your buttons.
refusal-B41-empty = None of your buttons lies on row { $row }, column { $column }.
