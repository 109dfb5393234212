"""Only states that hold nothing but numbers may be copied as a block of memory."""

import subprocess
import sys
from pathlib import Path

import pytest

from buttonbox.interpreted import is_compiled

SRC = Path(__file__).parents[2] / "src"
STATES = """
from buttonbox.core.state cimport State

cdef class Numbers(State):
    cdef public long long big
    cdef public int some[7]
    cdef public double part

cdef class WithBytes(State):
    cdef public int number
    cdef bytes text

cdef class WithText(State):
    cdef str text

cdef class WithList(State):
    cdef list things

class Plain(State):
    pass
"""
BUILD = """
import sys
from Cython.Build import cythonize
from setuptools import Extension, setup

modules = cythonize(
    [Extension("states", ["states.pyx"], extra_compile_args=["-O0"])],
    include_path=[sys.argv.pop()],
    compiler_directives={"language_level": 3},
)
setup(script_args=["-q", "build_ext", "--inplace"], ext_modules=modules)
"""
CHECK = """
import states
from buttonbox.core.memory.copying import check_plain

for name in ("Numbers", "WithBytes", "WithText", "WithList", "Plain"):
    kind = getattr(states, name)
    try:
        check_plain(kind(), kind())
        print(name)
    except TypeError:
        pass
"""


@pytest.mark.skipif(not is_compiled(), reason="interpreted, a copy goes by fields")
@pytest.mark.slow
def test_states_with_python_objects_are_not_copied_as_memory(tmp_path: Path) -> None:
    (tmp_path / "states.pyx").write_text(STATES, encoding="utf-8")
    for script in (BUILD, CHECK):
        done = subprocess.run(
            [sys.executable, "-c", script, str(SRC)],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["Numbers"]
