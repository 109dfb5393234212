"""Bots: search, evaluators, training, the arena and the analysis of games.

They use games only through the interface of `core`; what is specific to a game is in its own
package.
"""
