"""Benchmarks: of the engine, alone or beside other engines, and of the server beside a bare echo."""
