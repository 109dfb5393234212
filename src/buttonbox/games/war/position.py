def write_position(state):
    raise NotImplementedError


def read_position(data):
    raise NotImplementedError
