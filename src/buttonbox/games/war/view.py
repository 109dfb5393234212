def draw(state, names):
    raise NotImplementedError
