"""Several servers (nodes) over one database: which of them a table lives on."""
