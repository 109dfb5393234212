"""Bots: search, evaluators, training, the arena and the analysis of games.

They know games only through the interface of `core`; what is known of one game is in its own
package.
"""
