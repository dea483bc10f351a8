from typing import Any

class MemorySource:
    def __init__(self, tables: dict[str, Any], first: dict[str, Any]) -> None: ...
