import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';

// What the post says, against what was printed.

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.md').replace(/\s+/g, ' ');

const number = (printed: string | undefined) => Number(printed!.replaceAll(',', ''));
const rivals = read('rivals.out.txt');

/** In percent of seeds, with 1,000 runs. */
function sharesOf(bug: string) {
  const line = rivals.split('\n').find((one) => one.startsWith(`${bug}  `))!;
  const [random, pinned, edges, dense] = [...line.matchAll(/([\d.]+)%/g)].map(([, share]) => Number(share));
  return {random: random!, pinned: pinned!, edges: edges!, dense: dense!};
}

/** What curve.ts printed, by rule and runs. */
const curve = [...read('curve.out.txt').matchAll(/^(\w+) +([\d,]+) +([\d.]+) +([\d.]+)% +([\d.]+)%$/gm)].map(
  ([, rule, runs, hits, predicted, caught]) => ({rule, runs: number(runs), hits: Number(hits), predicted, caught}),
);

test('the limit on hours is as rare as the text says', () => {
  const [, hits] = /decisive in the first: .*hours (\d+)/.exec(rivals)!;
  const {random} = sharesOf('no limit on hours');
  const of = 1_000_000;
  expect(text).toContain(`one input in ${(Math.round(of / Number(hits) / 100) * 100).toLocaleString('en')} is the limit the sole reason`);
  expect(text).toContain(`In a million random inputs, the limit on hours decides in ${hits}`);
  expect(text).toContain(`draws ${((1000 * Number(hits)) / of).toFixed(2)} of them`);
  expect(text).toContain(`${Math.round(10 * (100 - random))} of the 1,000 tests passed.`);
  expect(text).toContain(`you don't want ${(Math.round((5 * of) / Number(hits) / 1000) * 1000).toLocaleString('en')} runs in every build`);
});

test('the curve is as the text says', () => {
  expect(curve).toHaveLength(3 * 14);
  for (const rule of ['hours', 'days', 'nights']) {
    const {caught} = curve.find((row) => row.rule === rule && row.runs === 1000)!;
    expect(Number(caught)).toBe(sharesOf(`no limit on ${rule}`).random);
  }
  const ends = curve.filter(({hits}) => hits === 5);
  expect(ends.map(({rule}) => rule)).toEqual(['hours', 'days', 'nights']);
  const [hours, days, nights] = ends.map(({runs}) => Number(runs.toPrecision(2)).toLocaleString('en'));
  expect(text).toContain(`after ${nights} runs for the limit on nights, ${days} for days in a row and ${hours} for hours`);
  expect(Math.min(...ends.map(({caught}) => Number(caught)))).toBeGreaterThan(99);
  const [, most] = /at most ([\d.]+) percentage points/.exec(read('curve.out.txt'))!;
  expect(text).toContain(`to within ${most} percentage points`);
  for (const rule of ['hours', 'days', 'nights']) {
    const start = curve.find((row) => row.rule === rule)!;
    expect(start.hits).toBe(0.05);
    expect(Math.round(Number(start.predicted))).toBe(5);
    expect(Number(start.caught)).toBeLessThan(Number(start.predicted));
  }
});

test('one expected hit is missed by 37% of seeds or about as many, and five by less than 1%', () => {
  expect(Math.round(100 * (1 - 1 / 1000) ** 1000)).toBe(37);
  expect((35 / 36) ** 36).toBeGreaterThan(1 / 3);
  expect((1 - 5 / 1000) ** 1000).toBeLessThan(0.01);
  expect(0.5 * 0.5 * (1 / 250)).toBe(1 / 1000);
});

test('the text has what was predicted and caught', () => {
  const trial = read('trial.out.txt');
  const rows = trial.matchAll(/^(\w.*?) {2,}([\d,]+ \w+) +[\d.]+ +([\d.]+) +(\d+)$/gm);
  const all = [...rows].map(([, bug, inputs, predicted, caught]) => ({bug, inputs, predicted, caught}));
  expect(all).toHaveLength(9);
  for (const bug of ['no limit on days', 'no limit on nights', 'limit of one night']) {
    const row = all.filter((one) => one.bug === bug);
    expect(row.map(({inputs}) => inputs)).toEqual(['100 random', '1,000 random', '10,000 random']);
    expect(text).toContain(`| ${bug} | ${row.map(({predicted, caught}) => `${predicted} (${caught})`).join(' | ')} |`);
  }
});

test('the table has the shares of seeds that each test catches, and the rest is caught by all', () => {
  const bugs = [...rivals.matchAll(/^(\S.*?) {2,}[\d.]+%/gm)].map(([, bug]) => bug!);
  expect(bugs).toHaveLength(10);
  const inTable = ['no limit on hours', 'no limit on days', 'no limit on nights', 'limit of 47 hours', 'nights from 21:00'];
  for (const bug of inTable) {
    const {random, pinned, edges, dense} = sharesOf(bug);
    expect(text.replaceAll('**', '')).toContain(`| ${bug} | ${[random, pinned, edges, dense].map((share) => (share === 100 ? '100' : share.toFixed(1))).join(' | ')} |`);
  }
  for (const bug of bugs.filter((one) => !inTable.includes(one) && !one.endsWith('weak property'))) {
    const {random, pinned, edges, dense} = sharesOf(bug);
    expect([random, pinned, edges, dense]).toEqual([100, 100, 100, 100]);
  }
  expect(text).toContain(`only ${sharesOf('limit of 47 hours, weak property').edges}% of seeds caught the limit of 47 hours`);
});

test('what goes unnoticed is as the text says, and predicts what was caught', () => {
  const rows = [...read('unnoticed.out.txt').matchAll(/^(.+?) {2,}([\d,]+) +([\d,]+) +[\d.]+%$/gm)];
  expect(rows.map(([, bug]) => bug)).toEqual(['no rest', 'no limit on hours', 'limit of 47 hours', 'limit of 47 hours, weak property']);
  expect(rows.map(([, , , unnoticed]) => unnoticed).slice(0, 3)).toEqual(['0', '0', '0']);
  const [, , counted, unnoticed] = rows[3]!;
  expect(rows[2]![2]).toBe(counted);
  expect(text).toContain(`went unnoticed in ${unnoticed} of ${counted}.`);
  expect(text).toContain(`notices all ${counted}.`);
  const decisive = number(rows[1]![2]);
  expect(text).toContain(`decides in ${(decisive / 3000).toFixed(1)}% of the inputs, and five hits take ${Math.round((5 * 30_000) / decisive) * 10} runs`);
});

test('what the helper prints, and how many hits twenty seeds draw', () => {
  expect(read('delivery.out.txt')).toContain('weight: 1.00 hits in 1000 runs');
  const drawn = Math.round(20 * Number(/hours: ([\d.]+) hits/.exec(read('too-rare.out.txt'))![1]));
  expect(text).toContain(`That is ${drawn} hits from 20 seeds`);
});

test('the simpler count finds the same inputs for hours, more for rest, and would notice every lowered limit', () => {
  const printed = read('without.out.txt');
  const [rest, hours] = [...printed.matchAll(/decides in ([\d,]+), another roster without it in ([\d,]+), both in ([\d,]+)/g)];
  const [, decides, differs, both] = hours!;
  expect([differs, both]).toEqual([decides, decides]);
  expect(text).toContain(`They do in ${differs} inputs, the same ones`);
  expect(rest![3]).toBe(rest![1]);
  expect(text).toContain(`decides in ${rest![1]} of a million inputs, while ${rest![2]} rosters differ`);
  const [, met, lowered] = /48 hours are met in (\d+), another roster with a limit of 47 in (\d+)/.exec(printed)!;
  expect(lowered).toBe(met);
  expect(text).toContain(`the rosters differ in each of the ${lowered}.`);
});
