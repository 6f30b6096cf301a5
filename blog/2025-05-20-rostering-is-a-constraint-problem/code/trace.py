# Follows the weekend rule of wards 2 to 4 through CP-SAT's presolve:
#   python3 code/trace.py json/NurseRostering-0[2-4].json > data/ward-trace.txt
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

BOOLEAN = ('bool_and', 'bool_or', 'at_most_one')


def presolved(ward):
    """The model as CP-SAT is given it, and as its presolve leaves it, with the names of variables."""
    folder = tempfile.mkdtemp()
    flags = init.CppFlags()
    flags.cp_model_dump_models = True
    flags.cp_model_dump_prefix = f'{folder}/'
    flags.stderrthreshold = 2
    init.CppBridge.set_flags(flags)
    cp_sat(build(ward), num_workers=1, max_deterministic_time=0.01, ignore_names=False)
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

    def names_weekend(self, constraint):
        kind = constraint.WhichOneof('constraint')
        refs = getattr(constraint, kind).vars if kind == 'linear' else getattr(constraint, kind).literals
        return any(self.is_weekend(one) for one in refs)

    def between_weekends(self, constraint):
        """Whether this says that who works a day of one weekend works no day of another."""
        if constraint.WhichOneof('constraint') != 'bool_and':
            return False
        days = [re.search(r'(Sat|Sun) (\d)', self.name(one))
                for one in [*constraint.enforcement_literal, *constraint.bool_and.literals]]
        return all(days) and len({day[2] for day in days}) > 1

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


def changed(rules, named=False, implied=False, others=()):
    """The presolved model with weekend variables named in a sum, implications between weekends as sums, or other
    Boolean constraints of some kinds as sums. None of them changes which rosters are allowed."""
    model = cp_model_pb2.CpModelProto()
    model.CopyFrom(rules.model)
    del model.constraints[:]
    for one in rules.model.constraints:
        kind = one.WhichOneof('constraint')
        between = rules.between_weekends(one)
        if kind == 'bool_and' and (implied if between else kind in others and not rules.names_weekend(one)):
            nots = [-literal - 1 for literal in one.enforcement_literal]
            model.constraints.extend(as_sum([*nots, literal], least=1) for literal in one.bool_and.literals)
        elif kind == 'bool_or' and kind in others and not one.enforcement_literal:
            model.constraints.append(as_sum(one.bool_or.literals, least=1))
        elif kind == 'at_most_one' and kind in others and not rules.names_weekend(one):
            model.constraints.append(as_sum(one.at_most_one.literals, most=1))
        else:
            model.constraints.append(one)
    if named:
        for n in range(len(rules.model.variables)):
            if rules.is_weekend(n):
                # A second variable that nothing else mentions makes room for any value of the first.
                free = len(model.variables)
                model.variables.add().domain.extend([0, 1])
                model.constraints.append(as_sum([n, free], most=1))
    return model


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
            before, after = map(Rules, presolved(json.load(file)))
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
        print('between weekends, without a weekend variable:')
        for one in after.model.constraints:
            if after.between_weekends(one):
                print('  ' + after.shown(one))
        for title, options, level in (
            ('as presolved', {}, 1),
            ('weekend variables named in a sum', {'named': True}, 1),
            ('and implications between weekends as sums', {'named': True, 'implied': True}, 1),
            ('only other Boolean constraints as sums', {'others': BOOLEAN}, 1),
            *((f'only other {kind} as sums', {'others': [kind]}, 1) for kind in BOOLEAN),
            ('as presolved, level 2', {}, 2),
        ):
            print(f'bound, {title}:', *bound(changed(after, **options), level), flush=True)


main()
