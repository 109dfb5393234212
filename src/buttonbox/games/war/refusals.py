def explain(state, code):
    raise NotImplementedError
