# The first eight wards of Curtois and Qu, as PyCSP3 keeps them:
#   git clone https://github.com/xcsp3team/PyCSP3-models
#   unzip PyCSP3-models/realistic/NurseRostering/data/json.zip
#   pip install ortools==9.15.6755
#   python3 code/wards.py bounds json/NurseRostering-0[1-8].json > data/ward-bounds.csv
#   python3 code/wards.py highs json/NurseRostering-0[1-3].json > data/ward-highs.csv
#   python3 code/wards.py compare json/NurseRostering-0[2-8].json > data/ward-compare.csv
#   python3 code/wards.py long json/NurseRostering-03.json > data/ward-long.csv
#   python3 code/wards.py lists json/NurseRostering-03.json > data/ward-lists.csv
#   python3 code/wards.py few json/NurseRostering-0[23].json > data/ward-few.csv
#   python3 code/wards.py suspect json/NurseRostering-0[2-8].json > data/ward-suspect.csv
#   python3 code/wards.py log json/NurseRostering-03.json | tail -n +3 > data/ward-log.txt
import json
import re
import sys
import time
from datetime import date, timedelta
from ortools.math_opt.python import mathopt
from ortools.sat import sat_parameters_pb2

LINE = {'extra_subsolvers': ['max_lp']}
LEVEL_2 = {'subsolver_params': [sat_parameters_pb2.SatParameters(name='default_lp', linearization_level=2)]}
# By default, with our line, and by default with a redundant sum for each person.
WAYS = (('default', False, {}), ('line', False, LINE), ('sum', True, {}))
DAYS = ('Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun')


def build(d, weekends=True, redundant=False):
    """The whole ward; the same without the limit on each person's weekends; or with a sum that follows from it."""
    m = mathopt.Model()
    D = d['nDays']; S = [s for s in d['shifts'] if s['id'] != '_off']; P = d['staffs']
    idx = {s['id']: i for i, s in enumerate(S)}
    cost = 0
    x = [[[m.add_binary_variable(name=f"p{p} {DAYS[day % 7]} {day // 7 + 1} {s['id']}") for s in S]
          for day in range(D)] for p in range(len(P))]
    w = [[sum(day) for day in person] for person in x]
    for p, one in enumerate(P):
        for day in range(D):
            m.add_linear_constraint(w[p][day] <= 1)
            if day in (one['daysOff'] or []):
                m.add_linear_constraint(w[p][day] <= 0)
        for s in range(len(S)):
            m.add_linear_constraint(sum(x[p][day][s] for day in range(D)) <= one['maxShifts'][s])
        add_rest(m, one, D, S, idx, x[p], w[p])
        ends = []
        for week in range(D // 7):
            k = m.add_binary_variable(name=f'p{p} weekend {week + 1}'); ends.append(k)
            m.add_linear_constraint(k >= w[p][7*week+5]); m.add_linear_constraint(k >= w[p][7*week+6])
        if weekends:
            m.add_linear_constraint(sum(ends) <= one['maxWeekends'])
        if redundant:
            shifts = sum(w[p][7*week+5] + w[p][7*week+6] for week in range(D // 7))
            m.add_linear_constraint(shifts <= 2 * one['maxWeekends'])
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


def row(*cells):
    print(*(round(one, 1) if isinstance(one, float) else one for one in cells), sep=";", flush=True)


def bounds(n, ward):
    """What linear programming proves, which lets people work a part of a shift: without weekends, and with every rule."""
    values = []
    for weekends in (False, True):
        model = build(ward, weekends)
        for one in model.variables():
            one.integer = False
        values.append(mathopt.solve(model, mathopt.SolverType.GLOP).objective_value())
    row(n, len(ward['staffs']), ward['nDays'], *values)


def highs(n, ward):
    """The best cost, if HiGHS proves it in two minutes."""
    begun = time.time()
    params = mathopt.SolveParameters(time_limit=timedelta(seconds=120))
    found = mathopt.solve(build(ward), mathopt.SolverType.HIGHS, params=params).termination
    row(n, found.reason.name, found.objective_bounds.primal_bound, time.time() - begun)


def compare(n, ward):
    """The same work for each way and seed, whatever else the machine does."""
    for seed in (1, 2, 3):
        for name, redundant, settings in WAYS:
            found, printed = cp_sat(build(ward, redundant=redundant), max_deterministic_time=3, random_seed=seed, num_workers=2, **settings)
            both = found.termination.objective_bounds
            row(n, name, seed, both.primal_bound, both.dual_bound, spent(printed))


def long(n, ward):
    """Two workers for at most five minutes each: with our line, by default, and with our line and a gap limit."""
    limited = {**LINE, 'relative_gap_limit': 0.01}
    for seed in (1, 2, 3):
        for name, settings in (('line', LINE), ('default', {}), ('line, gap limit of 1%', limited)):
            begun = time.time()
            found, printed = cp_sat(build(ward), max_time_in_seconds=300, random_seed=seed, num_workers=2, **settings)
            both = found.termination.objective_bounds
            row(n, name, seed, found.termination.reason.name, both.primal_bound, both.dual_bound,
                round(time.time() - begun), spent(printed))


def spent(printed):
    """CP-SAT's deterministic time, which other work on the machine does not change."""
    return float(re.search(r'^deterministic_time: ([\d.]+)', printed, re.M)[1])


def lists(n, ward):
    """Which workers search the whole problem, by settings, and the bound after fifteen seconds."""
    model = build(ward)
    max_lp = ['max_lp']
    for settings in (
        *({'num_workers': workers} for workers in range(1, 9)),
        {'num_workers': 1, 'linearization_level': 2},
        {'num_workers': 2, 'linearization_level': 2},
        {'num_workers': 2, 'subsolvers': max_lp},
        *({'num_workers': workers, 'extra_subsolvers': max_lp} for workers in range(2, 6)),
        {'num_workers': 8, 'subsolvers': max_lp},
    ):
        found, printed = cp_sat(model, max_time_in_seconds=15, **settings)
        full = re.search(r'full problem subsolvers?: \[(.*)\]', printed)
        shown = ' '.join(f'{name}={value}' for name, value in settings.items())
        row(shown, full[1] if full else '', found.termination.objective_bounds.dual_bound)


def few(n, ward):
    """With level 2 for default_lp only: in ward 3 by number of workers, and in ward 2 with four, beside the other ways."""
    ways = {'default': {}, 'line': LINE, 'default_lp at level 2': LEVEL_2}
    three = [(workers, 'default_lp at level 2') for workers in (2, 3, 4, 5)] + [(6, 'line'), (8, 'line')]
    for workers, name in three if n == '3' else [(4, way) for way in ways]:
        found, printed = cp_sat(build(ward), max_deterministic_time=1, random_seed=1, num_workers=workers, **ways[name])
        full = re.search(r'full problem subsolvers?: \[(.*)\]', printed)
        row(n, workers, name, full[1], found.termination.objective_bounds.primal_bound, bound(printed), spent(printed))


def suspect(n, ward):
    """What one worker proves at each level, with the weekend limit and without; the same on each run."""
    # In wards 7 and 8, level 2 is slower to get anywhere.
    work = 3 if n in '78' else 1
    for level in (1, 2):
        for weekends in (True, False):
            _, printed = cp_sat(build(ward, weekends), max_deterministic_time=work, num_workers=1, linearization_level=level)
            row(n, level, 'yes' if weekends else 'no', bound(printed), spent(printed))


def bound(printed):
    """What CP-SAT proved, even if it found no roster."""
    return float(re.search(r'^best_bound: (\S+)', printed, re.M)[1])


def log(n, ward):
    """What CP-SAT logs of its workers if nobody sets their number."""
    _, printed = cp_sat(build(ward), max_time_in_seconds=4)
    print(*re.findall(r'^Setting number of workers.*|^.*full problem subsolver.*', printed, re.M), sep='\n')


def cp_sat(model, **settings):
    """Solves a model by CP-SAT, and returns what it found and what it logged."""
    printed = []
    params = mathopt.SolveParameters(cp_sat=sat_parameters_pb2.SatParameters(**settings))
    found = mathopt.solve(model, mathopt.SolverType.CP_SAT, params=params, msg_cb=printed.extend)
    return found, '\n'.join(printed)


modes = {
    'bounds': (bounds, 'ward;people;days;all but weekends;every rule'),
    'highs': (highs, 'ward;answer;cost;seconds'),
    'compare': (compare, 'ward;way;seed;cost;bound;deterministic time'),
    'long': (long, 'ward;way;seed;answer;cost;bound;seconds;deterministic time'),
    'lists': (lists, 'settings;workers on the whole problem;bound'),
    'few': (few, 'ward;workers;way;workers on the whole problem;cost;bound;deterministic time'),
    'suspect': (suspect, 'ward;level;weekend limit;bound;deterministic time'),
    'log': (log, ''),
}
if __name__ == '__main__':
    run, header = modes[sys.argv[1]]
    print(f"# {date.today()}, OR-Tools 9.15.6755, two busy cores", flush=True)
    print(header, flush=True)
    for path in sys.argv[2:]:
        with open(path) as file:
            run(path[-6], json.load(file))
