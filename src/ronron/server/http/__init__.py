"""What is spoken over HTTP and WebSocket: doors, pages, conversations."""
