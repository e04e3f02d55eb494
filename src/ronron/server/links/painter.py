"""Paints one picture, alone in a process: meanwhile resvg lets no other thread run. It imports nothing of Ronron.

On standard input comes JSON: the `svg`, the files of `fonts`, and whether the letters need those of the `system` too.
On standard output goes the PNG.
"""

import json
import os
import sys

import resvg_py


def main() -> None:
    """Paint."""
    if hasattr(os, "nice"):
        os.nice(5)  # people who play come first
    asked = json.load(sys.stdin.buffer)
    png = resvg_py.svg_to_bytes(
        svg_string=asked["svg"],
        skip_system_fonts=not asked["system"],
        font_files=asked["fonts"],
        font_family=asked["family"],
    )
    sys.stdout.buffer.write(bytes(png))


if __name__ == "__main__":
    main()
