"""How often Hypothesis passes 48 hours in a copy of fair.ts without that rule, with
random weeks as in generated.ts, and with target() on the most hours that anybody
has. Written for Hypothesis 6: python3 targeted.py"""

import hypothesis
from hypothesis import HealthCheck, Phase, given, seed, settings, strategies as st, target

one = st.tuples(st.integers(0, 158), st.integers(4, 10))
weeks = st.lists(one, max_size=8)
SEEDS, RUNS = 20, 1000


def unlimited(shifts, people):
    assigned = [[] for _ in range(people)]
    for start, hours in sorted(shifts, key=lambda shift: shift[0]):
        able = [held for held in assigned if not held or start - sum(held[-1]) >= 11]
        if able:
            min(able, key=lambda held: sum(h for _, h in held)).append((start, hours))
    return assigned


def found(number, aims):
    class Passed(Exception):
        pass

    @seed(number)
    @settings(max_examples=RUNS, database=None, deadline=None,
              phases=[Phase.generate, Phase.target],
              suppress_health_check=list(HealthCheck))
    @given(weeks, st.integers(1, 3))
    def holds(shifts, people):
        most = max(sum(h for _, h in held) for held in unlimited(shifts, people))
        if aims:
            target(float(most))
        if most > 48:
            raise Passed

    try:
        holds()
        return False
    except Passed:
        return True


print(f"Hypothesis {hypothesis.__version__}, {RUNS} runs, seeds of {SEEDS} that pass 48 hours")
for name, aims in (("random", False), ("with target()", True)):
    print(f"   {name}: {sum(found(n, aims) for n in range(1, SEEDS + 1))}")
