cimport cython

from buttonbox.games.buttons cimport material

@cython.locals(risks=list, row=cython.int)
cpdef list row_risks(unsigned long long free, int dice)
@cython.locals(closed=cython.int, risk=tuple)
cpdef tuple bust_risk(list risks)
