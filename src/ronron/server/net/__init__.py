"""Bytes, headers, host names, outboxes: everything below the HTTP interface."""
