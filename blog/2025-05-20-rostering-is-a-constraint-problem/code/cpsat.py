# Solves the eighty rosters with CP-SAT:
#   pip install ortools==9.15.6755
#   npx tsx -e "console.log(JSON.stringify(require('./code/shifted.ts').shiftedKinds))" |
#     python3 code/cpsat.py > data/cpsat.csv
import json
import sys
from datetime import date
from ortools.sat.python import cp_model

LIMIT, OPEN = 4, 20


def solve(people, cost):
    model = cp_model.CpModel()
    works = [[model.new_bool_var("") for _ in range(people + 1)] for _ in cost]
    for slot in works:
        model.add_exactly_one(slot)
    for before, slot in zip(works, works[1:]):
        for person in range(people):
            model.add_at_most_one(before[person], slot[person])
    for person in range(people):
        model.add(sum(slot[person] for slot in works) <= LIMIT)
    # The last column is an open slot.
    prices = [[*costs, OPEN] for costs in cost]
    model.minimize(
        sum(p * w for row, slot in zip(prices, works) for p, w in zip(row, slot))
    )
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_time_in_seconds = 60
    status = solver.status_name(solver.solve(model))
    return status, round(solver.objective_value), 1000 * solver.wall_time, solver.num_branches


print(f"# {date.today()}, OR-Tools 9.15.6755, one worker")
print("costs;roster;answer;cost;ms;branches")
for kind, rosters in json.load(sys.stdin).items():
    for n, roster in enumerate(rosters):
        status, cost, ms, branches = solve(**roster)
        print(kind, n + 1, status, cost, f"{ms:.1f}", branches, sep=";")
