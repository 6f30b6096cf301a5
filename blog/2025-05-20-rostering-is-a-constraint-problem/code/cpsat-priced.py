# Six hard rosters in CP-SAT without linear programming, with the prices of shifted.ts in the costs:
#   npx tsx -e "const {shiftedKinds, shifts} = require('./code/shifted.ts');
#     const rosters = shiftedKinds['half common to a person'].slice(0, 6);
#     console.log(JSON.stringify(rosters.map((one) => ({...one, prices: shifts.priced(one)}))))" |
#     python3 code/cpsat-priced.py > data/cpsat-priced.csv
import json
import sys
from datetime import date
from ortools.sat.python import cp_model

LIMIT, OPEN = 4, 20


def solve(people, cost, prices):
    model = cp_model.CpModel()
    works = [[model.new_bool_var("") for _ in range(people + 1)] for _ in cost]
    for slot in works:
        model.add_exactly_one(slot)
    for before, slot in zip(works, works[1:]):
        for person in range(people):
            model.add_at_most_one(before[person], slot[person])
    total = []
    for person, price in enumerate(prices):
        # Charged for each shift worked, and for each that is not; all are refunded.
        idle = model.new_int_var(0, LIMIT, "")
        model.add(sum(slot[person] for slot in works) + idle == LIMIT)
        total.append(price * idle - LIMIT * price)
    for costs, slot in zip(cost, works):
        priced = [one + price for one, price in zip(costs, prices)]
        total += [one * w for one, w in zip([*priced, OPEN], slot)]
    model.minimize(sum(total))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.linearization_level = 0
    solver.parameters.max_time_in_seconds = 3
    status = solver.status_name(solver.solve(model))
    return status, round(solver.objective_value), 1000 * solver.wall_time, solver.num_branches


print(f"# {date.today()}, OR-Tools 9.15.6755, one worker")
print("roster;answer;cost;ms;branches")
for n, roster in enumerate(json.load(sys.stdin)):
    status, cost, ms, branches = solve(**roster)
    print(n + 1, status, cost, f"{ms:.1f}", branches, sep=";")
