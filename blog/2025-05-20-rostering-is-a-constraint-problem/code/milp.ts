import highs from 'highs';
import {MAX_SHIFTS, OPEN_COST, type Roster} from './roster';

/** A further rule: lines of the model, given the names of its choices by slot and person. */
type Rule = (names: string[][]) => string[];

/** Whoever works on the sixth day works on the seventh too, and the reverse. */
export const wholeWeekends: Rule = (names) =>
  names[0]!.map((_, one) => {
    const [early, late, nextEarly, nextLate] = names.slice(10, 14).map((all) => all[one]);
    return ` ${early} + ${late} - ${nextEarly} - ${nextLate} = 0`;
  });

const none: Rule = () => [];

/** The same problem as text: `x3_0` is 1 if person 0 works slot 3. */
function model({people, cost}: Roster, whole = true, rule = none): string {
  const workers = [...Array(people).keys()];
  const slots = [...cost.keys()];
  const names = slots.map((slot) => workers.map((one) => `x${slot}_${one}`));
  const prices = slots.map((slot) => [
    `${OPEN_COST} open${slot}`,
    ...workers.map((one) => `${cost[slot]![one]} ${names[slot]![one]}`),
  ]);
  const filled = slots.map((slot) => [`open${slot}`, ...names[slot]!]);
  const inRow = slots.slice(1).flatMap((slot) =>
    workers.map((one) => [names[slot - 1]![one]!, names[slot]![one]!]),
  );
  const ofOne = workers.map((one) => names.map((slot) => slot[one]!));
  return [
    `Minimize\n cost: ${prices.flat().join(' + ')}\nSubject To`,
    ...filled.map((all) => ` ${all.join(' + ')} = 1`),
    ...inRow.map((both) => ` ${both.join(' + ')} <= 1`),
    ...rule(names),
    ...ofOne.map((all) => ` ${all.join(' + ')} <= ${MAX_SHIFTS}`),
    `${whole ? `Binary\n ${filled.flat().join(' ')}\n` : ''}End`,
  ].join('\n');
}

/** The least cost, as HiGHS finds and proves it. */
export async function milp(rosters: Roster[], rule = none) {
  const solver = await highs();
  return rosters.map((roster) =>
    solver.withModel({format: 'lp', data: model(roster, true, rule)}, (solved) => {
      solved.options.set({output_flag: false, mip_rel_gap: 0});
      solved.run();
      return {
        cost: Math.round(solved.getObjectiveValue()),
        nodes: Number(solved.info.get('mip_node_count')),
      };
    }),
  );
}

/**
 * The bound of linear programming, where a person may work half a slot, and
 * what HiGHS charges for a shift of each: the dual value of the limit.
 */
export async function linear(rosters: Roster[], rule = none) {
  const solver = await highs();
  return rosters.map((roster) => {
    const solved = solver.solve(model(roster, false, rule));
    if (solved.Status !== 'Optimal') {
      throw new Error(`HiGHS says ${solved.Status} of a roster that has a solution.`);
    }
    // The limits are the last rows of the model.
    const limits = solved.Rows.slice(-roster.people);
    return {
      least: solved.ObjectiveValue,
      prices: limits.map((row) => ('Dual' in row ? -Number(row.Dual) : NaN)),
    };
  });
}
