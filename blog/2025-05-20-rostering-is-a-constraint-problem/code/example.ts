import highs from 'highs';

const people = ['A', 'B', 'C', 'D', 'E', 'F'];
const slots = [...Array(24).keys()];
const costOf = (person: string) => (person === 'B' ? 1 : 5);
const MAX_SHIFTS = 4;

/** The bound that gives each slot to the cheapest person. */
export const simpleBound = () => slots.length * Math.min(...people.map(costOf));

/**
 * The cost of the best roster, as HiGHS finds and proves it; or of the best that lets people work a part of a slot.
 * `B3` is 1 if B works slot 3.
 */
export async function leastCost(slotsAre: 'whole' | 'shared'): Promise<number> {
  const works = (person: string) => slots.map((slot) => `${person}${slot}`);
  const model = [
    `Minimize\n cost: ${people.flatMap((one) => works(one).map((name) => `${costOf(one)} ${name}`)).join(' + ')}\nSubject To`,
    ...slots.map((slot) => ` ${people.map((one) => `${one}${slot}`).join(' + ')} = 1`),
    ...people.map((one) => ` ${works(one).join(' + ')} <= ${MAX_SHIFTS}`),
    slotsAre === 'whole' ? `Binary\n ${people.flatMap(works).join(' ')}\nEnd` : 'End',
  ].join('\n');
  const solver = await highs();
  return solver.withModel({format: 'lp', data: model}, (solved) => {
    solved.options.set({output_flag: false});
    solved.run();
    return Math.round(solved.getObjectiveValue());
  });
}
