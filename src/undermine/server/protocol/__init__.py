"""The protocol: WebSocket messages and HTTP bodies."""
