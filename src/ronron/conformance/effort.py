"""How much of everything is tried."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import HealthCheck, Phase, settings


@dataclass
class Effort:
    """The effort of this session, which `--examples` limits."""

    examples: int | None = None


CHOSEN = Effort()


def few(usual: int) -> int:
    """How many examples to try: as many as usual, or as asked for if that is less."""
    return usual if CHOSEN.examples is None else max(1, min(usual, CHOSEN.examples))


def many(usual: int) -> int:
    """The same for something of which thousands are usual: a hundredth for every example asked for."""
    return usual if CHOSEN.examples is None else min(usual, max(1, usual // 100) * CHOSEN.examples)


def use_profile() -> None:
    """Tell Hypothesis to try the same examples each time, and to take its time."""
    settings.register_profile(
        "ronron",
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],  # most examples are seeds: a smaller one fails no more plainly
        suppress_health_check=[HealthCheck.function_scoped_fixture],
    )
    settings.load_profile("ronron")
