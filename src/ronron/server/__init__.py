"""The server: tables over HTTP and WebSocket, kept in a database. The only room that does input and output for play."""
