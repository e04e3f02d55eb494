"""Write the fonts of the pictures that introduce links: those of the page, in one weight and as TrueType.

The page's own are of variable weight, cut into parts and packed for browsers; what draws pictures without a browser
wants them in one piece.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
FROM = ROOT / "web" / "node_modules" / "@fontsource-variable"
TO = ROOT / "src" / "ronron" / "server" / "links" / "fonts"
FONTS = {"fredoka": (600, ("latin", "latin-ext")), "nunito": (700, ("latin", "latin-ext", "cyrillic", "vietnamese"))}
NAMES = (1, 16)
"""Where a font says the name of its family."""


def main() -> None:
    """Write every font, and its licence beside it."""
    for family, (weight, parts) in FONTS.items():
        with TemporaryDirectory() as folder:
            files = [_fixed(family, part, weight, Path(folder)) for part in parts]
            whole = Merger().merge(files)
        for record in whole["name"].names:
            if record.nameID in NAMES:
                record.string = f"{family.capitalize()} Variable"  # as the page calls it
        whole.save(TO / f"{family}.ttf")
        (TO / f"{family}-licence.txt").write_bytes((FROM / family / "LICENSE").read_bytes())


def _fixed(family: str, part: str, weight: int, folder: Path) -> str:
    """A part of a font in one weight, as a file."""
    font = TTFont(FROM / family / "files" / f"{family}-{part}-wght-normal.woff2", recalcTimestamp=False)
    font = instantiateVariableFont(font, {"wght": weight})
    font.flavor = None
    for table in ("GSUB", "GDEF", "STAT", "avar", "HVAR"):
        if table in font:
            del font[table]
    file = folder / f"{part}.ttf"
    font.save(file)
    return str(file)


if __name__ == "__main__":
    main()
