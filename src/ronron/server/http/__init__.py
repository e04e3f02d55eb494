"""The HTTP interface, the page, and conversations over WebSocket."""
