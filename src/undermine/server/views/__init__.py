"""Bytes that a seat gets: views, piles, replays and catalogues."""
