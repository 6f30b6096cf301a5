import highs from 'highs';
import {MAX_SHIFTS, OPEN_COST, type Roster} from './roster';

/** The same problem as text: `x3_0` is 1 if person 0 works slot 3. */
function model({people, cost}: Roster, whole = true): string {
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
    ...ofOne.map((all) => ` ${all.join(' + ')} <= ${MAX_SHIFTS}`),
    `${whole ? `Binary\n ${filled.flat().join(' ')}\n` : ''}End`,
  ].join('\n');
}

/** The least cost, as HiGHS finds and proves it. */
export async function milp(rosters: Roster[]) {
  const solver = await highs();
  return rosters.map((roster) =>
    solver.withModel({format: 'lp', data: model(roster)}, (solved) => {
      solved.options.set({output_flag: false, mip_rel_gap: 0});
      solved.run();
      return {
        cost: Math.round(solved.getObjectiveValue()),
        nodes: Number(solved.info.get('mip_node_count')),
      };
    }),
  );
}

/** The bound of linear programming, where a person may work half a slot. */
export async function linear(rosters: Roster[]): Promise<number[]> {
  const solver = await highs();
  return rosters.map((roster) => {
    const solved = solver.solve(model(roster, false));
    if (solved.Status !== 'Optimal') {
      throw new Error(`HiGHS says ${solved.Status} of a roster that has a solution.`);
    }
    return solved.ObjectiveValue;
  });
}
