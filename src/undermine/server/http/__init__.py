"""Plain HTTP: the application, its endpoints and what a browser may preload."""
