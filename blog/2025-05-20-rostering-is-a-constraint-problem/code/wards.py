# The first eight wards of Curtois and Qu, as PyCSP3 keeps them:
#   git clone https://github.com/xcsp3team/PyCSP3-models
#   unzip PyCSP3-models/realistic/NurseRostering/data/json.zip
#   pip install ortools==9.15.6755
#   python3 code/wards.py bounds json/NurseRostering-0[1-8].json > data/ward-bounds.csv
#   python3 code/wards.py levels json/NurseRostering-0[2-4].json > data/ward-levels.csv
#   python3 code/wards.py log json/NurseRostering-03.json | grep '^#' > data/ward-log.txt
#   python3 code/wards.py without json/NurseRostering-0[1-4].json > data/ward-without.csv
#   python3 code/wards.py search json/NurseRostering-0[1-8].json > data/ward-search.csv
#   python3 code/wards.py workers json/NurseRostering-03.json | grep -E '^(# |3;|#Bound|[0-9]+ full problem)' > data/ward-workers.txt
import json
import sys
import time
from datetime import date, timedelta
from ortools.math_opt.python import mathopt
from ortools.sat import sat_parameters_pb2


def build(d, weekends=True, types=True, rest=True, prices=None, redundant=False):
    """The whole ward, or the same without some limits on each person: weekends, shifts of each type, and all others.
    With prices, each weekend that a person works is charged, and the limit is refunded.
    The redundant line follows from the limit: nobody works on more than two days of each weekend."""
    m = mathopt.Model()
    D = d['nDays']; S = [s for s in d['shifts'] if s['id'] != '_off']; P = d['staffs']
    idx = {s['id']: i for i, s in enumerate(S)}
    cost = 0
    limits = []
    x = [[[m.add_binary_variable() for _ in S] for _ in range(D)] for _ in P]
    w = [[sum(day) for day in person] for person in x]
    for p, one in enumerate(P):
        for day in range(D):
            m.add_linear_constraint(w[p][day] <= 1)
            if day in (one['daysOff'] or []):
                m.add_linear_constraint(w[p][day] <= 0)
        for s in range(len(S)):
            most = one['maxShifts'][s]
            # Who may work no shift of a type is known from the start, whatever is left out.
            if types or most == 0:
                m.add_linear_constraint(sum(x[p][day][s] for day in range(D)) <= most)
        if rest:
            add_rest(m, one, D, S, idx, x[p], w[p])
        ends = []
        for week in range(D // 7):
            k = m.add_binary_variable(); ends.append(k)
            m.add_linear_constraint(k >= w[p][7*week+5]); m.add_linear_constraint(k >= w[p][7*week+6])
        if weekends:
            limits.append(m.add_linear_constraint(sum(ends) <= one['maxWeekends']))
        if redundant:
            weekend_days = [w[p][7*week+day] for week in range(D // 7) for day in (5, 6)]
            m.add_linear_constraint(sum(weekend_days) <= 2 * one['maxWeekends'])
        if prices:
            cost += prices[p] * (sum(ends) - one['maxWeekends'])
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
    return m, limits


def add_rest(m, one, D, S, idx, x, w):
    """Hours, days in a row at work and off, and shifts that may not follow each other."""
    for day in range(D - 1):
        for s in S:
            for t in s['forbiddenFollowingShifts'] or []:
                m.add_linear_constraint(x[day][idx[s['id']]] + x[day+1][idx[t]] <= 1)
    minutes = sum(S[s]['length'] * x[day][s] for day in range(D) for s in range(len(S)))
    m.add_linear_constraint(minutes >= one['minTotalMinutes'])
    m.add_linear_constraint(minutes <= one['maxTotalMinutes'])
    k = one['maxConsecutiveShifts']
    for day in range(D - k):
        m.add_linear_constraint(sum(w[day:day+k+1]) <= k)
    for c in range(1, one['minConsecutiveShifts']):
        for day in range(D - c - 1):
            m.add_linear_constraint(w[day] - sum(w[day+1:day+c+1]) + w[day+c+1] >= 1 - c)
    for c in range(1, one['minConsecutiveDaysOff']):
        for day in range(D - c - 1):
            m.add_linear_constraint(-1*w[day] + sum(w[day+1:day+c+1]) - w[day+c+1] >= -1)


def relaxed(model):
    """What linear programming says, which lets people work a part of a shift."""
    for one in model.variables():
        one.integer = False
    return mathopt.solve(model, mathopt.SolverType.GLOP)


def row(*cells):
    print(*(round(one, 1) if isinstance(one, float) else one for one in cells), sep=";", flush=True)


def bounds(n, ward):
    """Bounds by one kind of limit at a time, by prices in the place of one, and by all rules."""
    model, limits = build(ward, types=False, rest=False)
    found = relaxed(model)
    prices = [-found.dual_values(limit) for limit in limits]
    cases = [{'weekends': False}, {'weekends': False, 'types': False, 'rest': False, 'prices': prices},
             {'weekends': False, 'rest': False}, {},
             {'weekends': False, 'types': False, 'rest': False, 'redundant': True}]
    values = [relaxed(build(ward, **rules)[0]).objective_value() for rules in cases]
    row(n, len(ward['staffs']), ward['nDays'], found.objective_value(), *values)


def levels(n, ward):
    """CP-SAT with one worker, which does the same each time: its time is counted in steps."""
    variants = (('level 1', 1, False, True), ('level 1, line', 1, True, True),
                ('level 1, no presolve', 1, False, False), ('level 2', 2, False, True))
    for name, level, redundant, presolve in variants:
        model, _ = build(ward, redundant=redundant)
        for seed in (1, 2, 3):
            params = sat_parameters_pb2.SatParameters(
                num_workers=1, linearization_level=level, random_seed=seed, max_deterministic_time=4,
                cp_model_presolve=presolve)
            solve(n, model, name, mathopt.SolverType.CP_SAT, mathopt.SolveParameters(cp_sat=params), seed)


def log(n, ward):
    """What CP-SAT logs at its default level of the kinds of constraints, before presolve and after it."""
    params = sat_parameters_pb2.SatParameters(num_workers=1, max_deterministic_time=0.5)
    params = mathopt.SolveParameters(enable_output=True, cp_sat=params)
    mathopt.solve(build(ward)[0], mathopt.SolverType.CP_SAT, params=params)


def search(n, ward):
    """Two minutes for each."""
    model, _ = build(ward)
    for name, solver, threads in (
        ('HiGHS', mathopt.SolverType.HIGHS, None),
        ('CP-SAT, 2 workers', mathopt.SolverType.CP_SAT, 2),
        ('CP-SAT, 8 workers', mathopt.SolverType.CP_SAT, 8),
    ):
        params = mathopt.SolveParameters(time_limit=timedelta(seconds=120), threads=threads)
        solve(n, model, name, solver, params, '')


def workers(n, ward):
    """More workers for a short time: the log names the one that raised the bound."""
    model, _ = build(ward)
    for name, seconds, settings in (
        ('2 workers, level 2', 20, {'num_workers': 2, 'linearization_level': 2}),
        ('2 workers, max_lp', 10, {'num_workers': 2, 'subsolvers': ['max_lp']}),
        ('2 workers, no presolve', 10, {'num_workers': 2, 'cp_model_presolve': False}),
        ('8 workers', 5, {'num_workers': 8}),
        ('8 workers, no max_lp', 8, {'num_workers': 8, 'ignore_subsolvers': ['max_lp']}),
    ):
        params = sat_parameters_pb2.SatParameters(max_time_in_seconds=seconds, **settings)
        params = mathopt.SolveParameters(enable_output=True, cp_sat=params)
        solve(n, model, name, mathopt.SolverType.CP_SAT, params, '')


def without(n, ward):
    """A roster that keeps every rule but the limit on weekends: no bound without that limit is above its cost."""
    model, _ = build(ward, weekends=False)
    solve(n, model, 'HiGHS', mathopt.SolverType.HIGHS, mathopt.SolveParameters(time_limit=timedelta(seconds=60)), '')


def solve(n, model, name, solver, params, seed):
    begun = time.time()
    found = mathopt.solve(model, solver, params=params).termination
    both = found.objective_bounds
    row(n, name, seed, found.reason.name, both.primal_bound, both.dual_bound, time.time() - begun)


modes = {
    'bounds': (bounds, 'ward;people;days;weekends only;all but weekends;priced weekends;types only;every rule;line only'),
    'levels': (levels, 'ward;solver;seed;answer;cost;bound;seconds'),
    'log': (log, '# ward 3'),
    'without': (without, 'ward;solver;seed;answer;cost;bound;seconds'),
    'workers': (workers, '# ward 3'),
    'search': (search, 'ward;solver;seed;answer;cost;bound;seconds'),
}
run, header = modes[sys.argv[1]]
print(f"# {date.today()}, OR-Tools 9.15.6755, two busy cores", flush=True)
print(header, flush=True)
for path in sys.argv[2:]:
    with open(path) as file:
        run(path[-6], json.load(file))
