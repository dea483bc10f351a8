"""Parts of asyncio, uvicorn, h11 and websockets that are used though they are not public API.

No other module of the server names them. `tests/server/test_private_api.py` has a test for each
one that says what is relied on, and fails when a new version of a library changes it.
"""
