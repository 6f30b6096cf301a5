# Solves the first eight of the wards of Curtois and Qu, as PyCSP3 keeps them:
#   git clone https://github.com/xcsp3team/PyCSP3-models
#   unzip PyCSP3-models/realistic/NurseRostering/data/json.zip
#   pip install ortools==9.15.6755
#   python3 code/wards.py 120 json/NurseRostering-0[1-8].json > data/wards.csv
import json
import sys
import time
from datetime import date, timedelta
from ortools.math_opt.python import mathopt


def build(d):
    m = mathopt.Model()
    D = d['nDays']; S = [s for s in d['shifts'] if s['id'] != '_off']; P = d['staffs']
    idx = {s['id']: i for i, s in enumerate(S)}
    cost = 0
    x = [[[m.add_binary_variable() for _ in S] for _ in range(D)] for _ in P]
    w = [[sum(day) for day in person] for person in x]
    for p, one in enumerate(P):
        for day in range(D):
            m.add_linear_constraint(w[p][day] <= 1)
            if day in (one['daysOff'] or []):
                m.add_linear_constraint(w[p][day] <= 0)
            if day + 1 < D:
                for s in S:
                    for t in s['forbiddenFollowingShifts'] or []:
                        m.add_linear_constraint(x[p][day][idx[s['id']]] + x[p][day+1][idx[t]] <= 1)
        for s in range(len(S)):
            m.add_linear_constraint(sum(x[p][day][s] for day in range(D)) <= one['maxShifts'][s])
        minutes = sum(S[s]['length'] * x[p][day][s] for day in range(D) for s in range(len(S)))
        m.add_linear_constraint(minutes >= one['minTotalMinutes'])
        m.add_linear_constraint(minutes <= one['maxTotalMinutes'])
        k = one['maxConsecutiveShifts']
        for day in range(D - k):
            m.add_linear_constraint(sum(w[p][day:day+k+1]) <= k)
        for c in range(1, one['minConsecutiveShifts']):
            for day in range(D - c - 1):
                m.add_linear_constraint(w[p][day] - sum(w[p][day+1:day+c+1]) + w[p][day+c+1] >= 1 - c)
        for c in range(1, one['minConsecutiveDaysOff']):
            for day in range(D - c - 1):
                m.add_linear_constraint(-1*w[p][day] + sum(w[p][day+1:day+c+1]) - w[p][day+c+1] >= -1)
        ends = []
        for week in range(D // 7):
            k = m.add_binary_variable(); ends.append(k)
            m.add_linear_constraint(k >= w[p][7*week+5]); m.add_linear_constraint(k >= w[p][7*week+6])
        m.add_linear_constraint(sum(ends) <= one['maxWeekends'])
        for r in one['onRequests'] or []:
            cost += r['weight'] * (1 - x[p][r['day']][idx[r['shift']]])
        for r in one['offRequests'] or []:
            cost += r['weight'] * x[p][r['day']][idx[r['shift']]]
    for day, all_ in enumerate(d['covers']):
        for s, c in enumerate(all_):
            if s >= len(S): continue
            under = m.add_variable(lb=0, ub=len(P), is_integer=True); over = m.add_variable(lb=0, ub=len(P), is_integer=True)
            m.add_linear_constraint(sum(x[p][day][s] for p in range(len(P))) + under - over == c['requirement'])
            cost += c['weightIfUnder'] * under + c['weightIfOver'] * over
    m.minimize(cost)
    return m


def row(*cells):
    print(*cells, sep=";", flush=True)


def main():
    limit = timedelta(seconds=float(sys.argv[1]))
    print(f"# {date.today()}, OR-Tools 9.15.6755, at most {limit.seconds} s, two busy cores")
    row("ward", "people", "days", "shift types", "variables", "solver", "answer", "cost", "bound", "seconds")
    for path in sys.argv[2:]:
        with open(path) as file:
            ward = json.load(file)
        model = build(ward)
        size = [len(ward["staffs"]), ward["nDays"], len(ward["shifts"])]
        size.append(sum(1 for _ in model.variables()))

        def run(name, solver, threads=None):
            begun = time.time()
            params = mathopt.SolveParameters(time_limit=limit, threads=threads)
            found = mathopt.solve(model, solver, params=params).termination
            bounds = found.objective_bounds
            cells = (bounds.primal_bound, bounds.dual_bound, time.time() - begun)
            row(path[-6], *size, name, found.reason.name, *(round(one, 1) for one in cells))

        run("CP-SAT, 2 workers", mathopt.SolverType.CP_SAT, 2)
        run("CP-SAT, 8 workers", mathopt.SolverType.CP_SAT, 8)
        run("HiGHS", mathopt.SolverType.HIGHS)
        for one in model.variables():
            one.integer = False
        run("linear programming", mathopt.SolverType.GLOP)


main()
