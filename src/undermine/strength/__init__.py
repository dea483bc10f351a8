"""Strength of bots: comparisons on duplicate deals, with intervals that can be trusted.

Two bots are compared by letting each play the same deals from the same seats among the same other
bots, so that most of the luck falls out of the difference. Everything follows from the parameters.
"""
