import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';

// What the post says, against what was printed.

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.md').replace(/\s+/g, ' ');

const number = (printed: string | undefined) => Number(printed!.replaceAll(',', ''));
const rivals = read('rivals.out.txt');

/** In percent of seeds, with 1,000 runs unless it says otherwise. */
function sharesOf(bug: string) {
  const line = rivals.split('\n').find((one) => one.startsWith(`${bug}  `))!;
  const [random, pinned, edges, dense, densePinned, denseEdges, dense100] = [...line.matchAll(/([\d.]+)%/g)].map(([, share]) => Number(share));
  return {random: random!, pinned: pinned!, edges: edges!, dense: dense!, densePinned: densePinned!, denseEdges: denseEdges!, dense100: dense100!};
}

test('the limit on hours is as rare as the text says', () => {
  const [, hits] = /decisive in the first: .*hours (\d+)/.exec(rivals)!;
  const [, predicted] = /no limit on hours: ([\d.]+)%/.exec(rivals)!;
  const caught = sharesOf('no limit on hours').random;
  const of = 1_000_000;
  expect(text).toContain(`one input in ${(Math.round(of / Number(hits) / 100) * 100).toLocaleString('en')} is that limit the sole reason`);
  expect(text).toContain(`In a million random inputs, the limit on hours decides in ${hits}`);
  expect(text).toContain(`meets ${((1000 * Number(hits)) / of).toFixed(2)} of them`);
  expect(text).toContain(`| hours | ${predicted}% | ${caught}% |`);
  for (const [rule, name] of [['days', 'days in a row'], ['nights', 'nights']] as const) {
    const [, decisive] = new RegExp(`decisive in the second: .*${rule} ([\\d,]+)`).exec(rivals)!;
    const share = 100 * (1 - (1 - number(decisive) / of) ** 1000);
    expect(text).toContain(`| ${name} | ${share.toFixed(1)}% | ${sharesOf(`no limit on ${rule}`).random}% |`);
  }
  expect(text).toContain(`Five hits would take ${(Math.round((5 * of) / Number(hits) / 1000) * 1000).toLocaleString('en')}`);
  expect(Math.round(caught / 25)).toBe(1);
});

test('one expected hit is missed by 37% of seeds or about as many, and five by less than 1%', () => {
  expect(Math.round(100 * (1 - 1 / 1000) ** 1000)).toBe(37);
  expect((35 / 36) ** 36).toBeGreaterThan(1 / 3);
  expect((1 - 5 / 1000) ** 1000).toBeLessThan(0.01);
  expect(0.5 * 0.5 * (1 / 250)).toBe(1 / 1000);
});

test('the text has what was predicted and caught', () => {
  const trial = read('trial.out.txt');
  const rows = trial.matchAll(/^(no limit on|limit of) (one night|days|nights) +([\d,]+ \w+) +([\d.]+) +([\d.]+) +(\d+)$/gm);
  const all = [...rows].map(([, , rule, inputs, , predicted, caught]) => ({rule, inputs: inputs!, predicted: Number(predicted), caught}));
  expect(all).toHaveLength(9);
  const doubtful = all.filter(({predicted}) => predicted < 19.7);
  expect(doubtful).toHaveLength(4);
  doubtful.sort((a, b) => a.predicted - b.predicted);
  const [predictions, seeds] = [doubtful.map(({predicted}) => predicted.toFixed(1)), doubtful.map(({caught}) => caught)];
  const series = (list: unknown[]) => `${list.slice(0, -1).join(', ')} and ${String(list.at(-1))}`;
  expect(text).toContain(`The other four were ${series(predictions)}; ${series(seeds)} seeds caught it`);
  expect(all.filter((row) => !doubtful.includes(row)).every(({caught}) => caught === '20')).toBe(true);
});

test('the table has the shares of seeds that each test catches, and the rest is caught by all', () => {
  const bugs = [...rivals.matchAll(/^(\S.*?) {2,}[\d.]+%/gm)].map(([, bug]) => bug!);
  expect(bugs).toHaveLength(11);
  const inTable = ['no limit on hours', 'no limit on days', 'no limit on nights', 'limit of 47 hours', 'nights from 21:00'];
  for (const bug of inTable) {
    const {random, pinned, edges, dense} = sharesOf(bug);
    expect(text.replaceAll('**', '')).toContain(`| ${bug} | ${[random, pinned, edges, dense].map((share) => (share === 100 ? '100%' : `${share.toFixed(1)}%`)).join(' | ')} |`);
  }
  for (const bug of bugs.filter((one) => !inTable.includes(one) && !one.endsWith('repaired'))) {
    expect(Object.values(sharesOf(bug))).toEqual(Array(7).fill(100));
  }
  const missed = inTable.filter((bug) => sharesOf(bug).denseEdges < 100);
  expect(missed.map((bug) => [bug, sharesOf(bug).denseEdges])).toEqual([['limit of 47 hours', 99.9]]);
  expect(Math.round(100 / (100 - sharesOf('limit of 47 hours').edges))).toBe(7);
  const [, met] = /met in the first: .*hours (\d+)/.exec(rivals)!;
  expect(text).toContain(`where ${met} meet 48 hours exactly`);
  expect(text).toContain(`${Math.round(sharesOf('no limit on hours').dense100)}% of seeds notice a missing limit on hours, but only ${Math.round(sharesOf('no limit on nights').dense100)}% one on nights`);
});

test('what goes unnoticed is as the text says, and predicts what was caught', () => {
  const rows = [...read('unnoticed.out.txt').matchAll(/^(.+?) {2,}([\d,]+) +([\d,]+) +([\d.]+%)(?: {2}← weak property)?$/gm)];
  expect(rows).toHaveLength(6);
  expect(rows.filter(([, bug]) => bug!.startsWith('no ')).map(([, , , unnoticed]) => unnoticed)).toEqual(['0', '0']);
  const share = (hits: number) => (100 * (1 - (1 - hits / 300_000) ** 100)).toFixed(1);
  const at = rows.findIndex(([, bug]) => bug === 'limit of 47 hours');
  const [, , counted, unnoticed] = rows[at]!;
  const noticed = number(counted) - number(unnoticed);
  expect(text).toContain(`in ${unnoticed} of ${counted}.`);
  expect(text).toContain(`| weak | ${noticed.toLocaleString('en')} | ${share(noticed)}% | ${sharesOf('limit of 47 hours').dense100}% |`);
  expect(text).toContain(`| repaired | ${counted} | ${share(number(counted))}% | ${sharesOf('limit of 47 hours, repaired').dense100}% |`);
  expect(sharesOf('limit of 47 hours, repaired').edges).toBe(100);
  expect(rows[at + 1]!.slice(2, 4)).toEqual([counted, '0']);
  expect(text).toContain(`(The ${rows.at(-1)![4]} in the last line`);
  const decisive = number(rows.find(([, bug]) => bug === 'no limit on hours')![2]);
  expect(text).toContain(`decides in ${(decisive / 3000).toFixed(1)}% of the inputs, and five hits take ${Math.round((5 * 30_000) / decisive) * 10} runs`);
});

test('what the helper prints, and how many hits twenty seeds draw', () => {
  expect(read('delivery.out.txt')).toContain('weight: 1.00 hits in 1000 runs');
  const drawn = Math.round(20 * Number(/hours: ([\d.]+) hits/.exec(read('too-rare.out.txt'))![1]));
  expect(text).toContain(`The twenty seeds drew ${drawn} hits in all`);
});
