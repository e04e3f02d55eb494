"""The suite that every game passes, from this house or from outside, run by pytest.

`pytest --pyargs ronron.conformance --game hop` holds the game `hop` to what every game promises. Without `--game` all
games from outside that are installed are tested. Beside the game the suite needs its kit, see `kit.py`. `--examples 2`
tries less of everything. It needs the extra `conformance`: `pip install ronron[conformance]`.
"""
