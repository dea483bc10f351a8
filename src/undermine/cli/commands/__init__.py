"""Commands of `undermine`: one module each, with a function `run` that returns the exit code."""
