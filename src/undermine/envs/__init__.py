"""The games as environments for learning and search, on the kernel.

Each interface is a module of its own and needs its own extra: `pettingzoo_env`, `gymnasium_env`,
`openspiel_game`. All of them show a seat the same observation and number actions by the same slots.
"""
