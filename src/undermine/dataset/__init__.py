"""Data sets: games of bots as rows for learners, in Parquet files, with their records.

Everything follows from the parameters: the same seed gives the same bytes, wherever the games are
played and however often the work was interrupted.
"""
