"""Messages and bodies that travel between browser and server."""
