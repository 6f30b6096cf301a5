import highs from 'highs';

const people = ['A', 'B', 'C', 'D', 'E', 'F'];
const slots = [...Array(24).keys()];
const costOf = (person: string) => (person === 'B' ? 1 : 5);
const MAX_SHIFTS = 4;

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

/** The bound that gives each slot to the cheapest person, with a price on each of B's slots that is paid back. */
export function simpleBound(price: number): number {
  const cheapest = Math.min(...people.map((one) => costOf(one) + (one === 'B' ? price : 0)));
  return sum(slots.map(() => cheapest)) - MAX_SHIFTS * price;
}

/** The cost of the best roster, as HiGHS finds and proves it. `B3` is 1 if B works slot 3. */
export async function leastCost(): Promise<number> {
  const works = (person: string) => slots.map((slot) => `${person}${slot}`);
  const model = [
    `Minimize\n cost: ${people.flatMap((one) => works(one).map((name) => `${costOf(one)} ${name}`)).join(' + ')}\nSubject To`,
    ...slots.map((slot) => ` ${people.map((one) => `${one}${slot}`).join(' + ')} = 1`),
    ...people.map((one) => ` ${works(one).join(' + ')} <= ${MAX_SHIFTS}`),
    `Binary\n ${people.flatMap(works).join(' ')}\nEnd`,
  ].join('\n');
  const solver = await highs();
  return solver.withModel({format: 'lp', data: model}, (solved) => {
    solved.options.set({output_flag: false});
    solved.run();
    return Math.round(solved.getObjectiveValue());
  });
}
