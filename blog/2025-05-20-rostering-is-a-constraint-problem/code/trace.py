# Follows the weekend rule of wards 2 and 3 through CP-SAT's presolve:
#   python3 code/trace.py json/NurseRostering-0[23].json > data/ward-trace.txt
# It needs what wards.py needs.
import json
import re
import sys
import tempfile
from google.protobuf import text_format
from ortools.init.python import init
from ortools.sat import cp_model_pb2
from ortools.sat.python import cp_model
from wards import build, cp_sat


def presolved(ward, redundant=False):
    """The model as CP-SAT is given it, and as its presolve leaves it, with the names of variables."""
    folder = tempfile.mkdtemp()
    flags = init.CppFlags()
    flags.cp_model_dump_models = True
    flags.cp_model_dump_prefix = f'{folder}/'
    flags.stderrthreshold = 2
    init.CppBridge.set_flags(flags)
    cp_sat(build(ward, redundant=redundant), num_workers=1, max_deterministic_time=0.01, ignore_names=False)
    flags.cp_model_dump_models = False
    init.CppBridge.set_flags(flags)
    return [text_format.Parse(open(f'{folder}/{name}.pb.txt').read(), cp_model_pb2.CpModelProto())
            for name in ('model', 'presolved_model')]


class Rules:
    """The constraints of a model, and which of them are the rule about weekends."""

    def __init__(self, model):
        self.model = model

    def name(self, literal):
        return self.model.variables[literal].name if literal >= 0 else f'not {self.model.variables[-literal - 1].name}'

    def is_weekend(self, one):
        return ' weekend ' in self.name(one)

    def refs(self, constraint):
        kind = constraint.WhichOneof('constraint')
        listed = getattr(constraint, kind).vars if kind == 'linear' else getattr(constraint, kind).literals
        return [*constraint.enforcement_literal, *listed]

    def names_weekend(self, constraint):
        return any(map(self.is_weekend, self.refs(constraint)))

    def implies(self, constraint):
        """Whether this is an implication that names a weekend, or the days of two."""
        if constraint.WhichOneof('constraint') != 'bool_and':
            return False
        days = [re.search(r'(Sat|Sun) (\d)', self.name(one)) for one in self.refs(constraint)]
        return self.names_weekend(constraint) or (all(days) and len({day[2] for day in days}) > 1)

    def weekends_shared(self, constraint):
        """The weekend of each literal, if this is an "at most one" of shifts at several weekends, and of no other days."""
        if constraint.WhichOneof('constraint') != 'at_most_one':
            return []
        found = [re.search(r'(?:Sat|Sun) (\d)', self.name(one)) for one in self.refs(constraint)]
        weekends = [one[1] for one in found if one]
        return weekends if all(found) and len({*weekends}) > 1 else []

    def shown(self, constraint):
        kind = constraint.WhichOneof('constraint')
        if kind == 'linear':
            sides = {1: [], -1: []}
            for factor, one in zip(constraint.linear.coeffs, constraint.linear.vars):
                sides[factor].append(self.name(one))
            # Stated as weekend - shifts >= 0, or as weekends <= limit.
            left, right = (sides[-1], sides[1][0]) if max(constraint.linear.domain) > 99 else (
                sides[1], constraint.linear.domain[1])
            return f"{' + '.join(left) or '0'} <= {right}"
        listed = ', '.join(map(self.name, getattr(constraint, kind).literals))
        if kind == 'at_most_one':
            return f'at most one of: {listed}'
        if kind == 'bool_or':
            return f'at least one of: {listed}'
        return f"{self.name(constraint.enforcement_literal[0])} implies: {listed}"


def as_sum(literals, least=None, most=None):
    """A linear constraint on how many of these are true."""
    constraint = cp_model_pb2.ConstraintProto()
    negated = sum(one < 0 for one in literals)
    constraint.linear.vars.extend(one if one >= 0 else -one - 1 for one in literals)
    constraint.linear.coeffs.extend(1 if one >= 0 else -1 for one in literals)
    bounds = (0 if least is None else least, len(literals) if most is None else most)
    constraint.linear.domain.extend(one - negated for one in bounds)
    return constraint


def changed(rules, named=False, implied=False, apart=False, limits=()):
    """The presolved model with weekend variables named in a sum, implications about weekends as sums, weekends that share
    an "at most one" apart, or a limit on each person's weekend shifts. None of them changes which rosters are allowed."""
    model = cp_model_pb2.CpModelProto()
    model.CopyFrom(rules.model)
    del model.constraints[:]
    for one in rules.model.constraints:
        if implied and rules.implies(one):
            nots = [-literal - 1 for literal in one.enforcement_literal]
            model.constraints.extend(as_sum([*nots, literal], least=1) for literal in one.bool_and.literals)
        elif apart and rules.weekends_shared(one):
            # That they exclude each other still follows from the weekend variables.
            shared = rules.weekends_shared(one)
            for weekend in sorted({*shared}):
                part = [literal for literal, of in zip(one.at_most_one.literals, shared) if of == weekend]
                model.constraints.add().at_most_one.literals.extend(part)
        else:
            model.constraints.append(one)
    if named:
        for n in range(len(rules.model.variables)):
            if rules.is_weekend(n):
                # A second variable that nothing else mentions makes room for any value of the first.
                free = len(model.variables)
                model.variables.add().domain.extend([0, 1])
                model.constraints.append(as_sum([n, free], most=1))
    for person, limit in enumerate(limits):
        model.constraints.append(as_sum(shifts_of(rules, person), most=2 * limit))
    return model


def shifts_of(rules, person):
    """The variables that are a shift of this person at a weekend."""
    return [n for n in range(len(rules.model.variables)) if re.match(rf'p{person} (Sat|Sun) ', rules.name(n))]


def sums_left(rules, people):
    """How many people's redundant sum is still there."""
    sums = [set(one.linear.vars) for one in rules.model.constraints]
    return sum({*shifts_of(rules, person)} in sums for person in range(people))


def bound(model, level):
    """The bound at a level of linearization, with no presolve on top: the least and the most of three seeds."""
    found = []
    for seed in (1, 2, 3):
        given = cp_model.CpModel()
        given.proto.parse_text_format(text_format.MessageToString(model))
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.cp_model_presolve = False
        solver.parameters.linearization_level = level
        solver.parameters.random_seed = seed
        solver.parameters.max_deterministic_time = 0.5
        solver.solve(given)
        found.append(round(solver.best_objective_bound))
    return sorted({min(found), max(found)})


def main():
    for path in sys.argv[1:]:
        with open(path) as file:
            ward = json.load(file)
        before, after = map(Rules, presolved(ward))
        with_sums = Rules(presolved(ward, redundant=True)[1])
        print(f'ward {path[-6]}')
        # The first who may work two types of shift, as their rule is the shortest to read.
        person = next(p for p in range(99) if sum(one.count(f'p{p} Sat 1') for one in map(before.shown, filter(before.names_weekend, before.model.constraints))) == 2)
        kept = [n for n in range(len(after.model.variables)) if after.is_weekend(n)]
        sums = {one for constraint in after.model.constraints for one in constraint.linear.vars}
        print(f'weekend variables left: {len(kept)}, in sums or the cost: '
              f'{len({*kept} & ({*sums} | {*after.model.objective.vars}))}')
        for title, rules in (('as stated', before), ('after presolve', after)):
            print(f'person {person}, {title}:')
            for one in rules.model.constraints:
                if rules.names_weekend(one) and f'p{person} ' in rules.shown(one):
                    print('  ' + rules.shown(one).replace(f'p{person} ', ''))
        print('implications about weekends:')
        for one in after.model.constraints:
            if after.implies(one):
                print('  ' + after.shown(one))
        print('shifts of several weekends in one rule:')
        for one in after.model.constraints:
            if after.weekends_shared(one):
                print('  ' + after.shown(one))
        people = ward['staffs']
        print(f'redundant sums left: {sums_left(with_sums, len(people))} of {len(people)}')
        limits = [one['maxWeekends'] for one in people]
        for title, model, level in (
            ('as presolved', after.model, 1),
            ('weekends apart', changed(after, apart=True), 1),
            ('weekend variables named in a sum', changed(after, named=True), 1),
            ('and implications about weekends as sums', changed(after, named=True, implied=True), 1),
            ('redundant sums stated', with_sums.model, 1),
            ('redundant sums after presolve', changed(after, limits=limits), 1),
            ('as presolved, level 2', after.model, 2),
        ):
            print(f'bound, {title}:', *bound(model, level), flush=True)


main()
