"""The full counts of faults: what was tried at real servers, survived and lost."""
