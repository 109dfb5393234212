"""The machine on which a measurement ran."""

import platform
from pathlib import Path


def cpu_model() -> str:
    """Return the name of the processor, from /proc/cpuinfo or `platform`."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    models = [line.partition(": ")[2] for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor()
