"""The engine: knows tables, piles, agendas and boards, and no particular game."""
