"""Connections and answers below any door: bytes, headers, host names, refusals."""
