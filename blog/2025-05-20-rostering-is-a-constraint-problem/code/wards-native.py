# The wards of wards.py in CP-SAT's own terms: an automaton for each person's sequence of days. Run like wards.py:
#   python3 code/wards-native.py 120 json/NurseRostering-0[1-8].json > data/wards-native.csv
import json
import sys
import time
from datetime import date
from ortools.sat.python import cp_model


def add_sequence(m, days, one, shifts, ids):
    """Forbidden pairs, and the least and most days in a row; a run at either end of the weeks may be longer."""
    least, most, off = one['minConsecutiveShifts'], one['maxConsecutiveShifts'], one['minConsecutiveDaysOff']
    arcs, number = [], {}

    def state(*name):
        return number.setdefault(name, len(number))

    def follows(s, t):
        return shifts[t]['id'] not in (shifts[s]['forbiddenFollowingShifts'] or [])

    # #region sequence
    # Runs of work last from `least` to `most` days, and days off come at least `off` in a row.
    # `state` gives each name a number, and `number` has them all.
    rest = [state('off', n + 1) for n in range(off)]
    start = rest[-1]
    for n in range(off):
        arcs.append((rest[n], 0, rest[min(n + 1, off - 1)]))
    for s in ids:
        arcs.append((start, s + 1, state('work', 1, s)))
    # The first day may be one of a run that began before.
    first = state('start')
    arcs.append((first, 0, start))
    for s in ids:
        arcs.append((first, s + 1, state('begun', 1, s)))
    for kind in 'work', 'begun':
        for n in range(1, most + 1):
            for s in ids:
                if n >= least or kind == 'begun':
                    arcs.append((state(kind, n, s), 0, rest[0]))
                if n < most:
                    for t in ids:
                        if follows(s, t):
                            arcs.append((state(kind, n, s), t + 1, state(kind, n + 1, t)))
    m.add_automaton(days, first, list(range(len(number))), arcs)
    # #endregion


def build(d):
    m = cp_model.CpModel()
    days = range(d['nDays']); shifts = [s for s in d['shifts'] if s['id'] != '_off']; people = d['staffs']
    ids = range(len(shifts)); index = {s['id']: i for i, s in enumerate(shifts)}
    x = []; cost = []
    for one in people:
        plan = []; line = []
        for day in days:
            bools = [m.new_bool_var('') for _ in ids]
            m.add_at_most_one(bools)
            if day in (one['daysOff'] or []):
                for b in bools: m.add(b == 0)
            value = m.new_int_var(0, len(shifts), '')
            for s in ids:
                m.add(value == s + 1).only_enforce_if(bools[s])
            m.add(value == 0).only_enforce_if([b.negated() for b in bools])
            plan.append(bools); line.append(value)
        add_sequence(m, line, one, shifts, ids)
        for s in ids:
            m.add(sum(plan[day][s] for day in days) <= one['maxShifts'][s])
        minutes = sum(shifts[s]['length'] * plan[day][s] for day in days for s in ids)
        m.add_linear_constraint(minutes, one['minTotalMinutes'], one['maxTotalMinutes'])
        ends = []
        for week in range(len(days) // 7):
            end = m.new_bool_var(''); ends.append(end)
            for b in plan[7 * week + 5] + plan[7 * week + 6]:
                m.add_implication(b, end)
        m.add(sum(ends) <= one['maxWeekends'])
        for r in one['onRequests'] or []:
            cost.append(r['weight'] * (1 - plan[r['day']][index[r['shift']]]))
        for r in one['offRequests'] or []:
            cost.append(r['weight'] * plan[r['day']][index[r['shift']]])
        x.append(plan)
    for day, covers in enumerate(d['covers']):
        for s, cover in enumerate(covers[:len(shifts)]):
            under, over = (m.new_int_var(0, len(people), '') for _ in range(2))
            m.add(sum(plan[day][s] for plan in x) + under - over == cover['requirement'])
            cost += [cover['weightIfUnder'] * under, cover['weightIfOver'] * over]
    m.minimize(sum(cost))
    return m


limit = float(sys.argv[1])
print(f"# {date.today()}, OR-Tools 9.15.6755, at most {limit:.0f} s, eight workers on two busy cores")
print('ward;answer;cost;bound;seconds', flush=True)
for path in sys.argv[2:]:
    with open(path) as file:
        model = build(json.load(file))
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = limit
    solver.parameters.num_workers = 8
    begun = time.time()
    answer = solver.status_name(solver.solve(model))
    cells = (solver.objective_value, solver.best_objective_bound, time.time() - begun)
    print(path[-6], answer, *(round(one, 1) for one in cells), sep=';', flush=True)
