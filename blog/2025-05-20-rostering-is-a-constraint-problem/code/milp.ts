import highs from 'highs';
import {MAX_SHIFTS, OPEN_COST, type Roster} from './roster';

/** The same problem as text: `x3_0` is 1 if person 0 works slot 3. */
function model({people, cost}: Roster): string {
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
    `Binary\n ${filled.flat().join(' ')}\nEnd`,
  ].join('\n');
}

/** The least cost of each roster, as HiGHS finds and proves it. */
export async function milp(rosters: Roster[]): Promise<number[]> {
  const solver = await highs();
  return rosters.map((roster) =>
    solver.withModel({format: 'lp', data: model(roster)}, (solved) => {
      solved.options.set({output_flag: false, mip_rel_gap: 0});
      solved.run();
      return Math.round(solved.getObjectiveValue());
    }),
  );
}
