import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import figures from './figures';

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.mdx').replace(/\s+/g, ' ');

test('the text and the stored figures say what the zone data says', async () => {
  const {hours, sizes} = await figures();
  for (const [name, figure] of Object.entries({hours, sizes})) {
    expect(JSON.parse(read(`../data/${name}.json`)), name).toMatchObject(
      figure!,
    );
  }
  const [, changed, differ] = /In 2024, (\d+) changed it, and in (\d+)/.exec(
    hours!.description,
  )!;
  expect(text).toContain(
    `Of the ${changed} zones that changed their clocks in 2024, ${differ} are like New York`,
  );
  const [half, two, three, day, others] = sizes!.series[0]!.points.map(
    ([, count]) => count,
  );
  expect([day, others]).toEqual([5, 7]);
  expect(text).toContain(
    `${half} of half an hour, ${two} of two hours, ${three} of three, five of 24 hours`,
  );
  const [, all, odd] = /(\d+) times, (\d+) of them/.exec(sizes!.description)!;
  expect(text).toContain(
    `Of the ${Number(all).toLocaleString('en')} that the data knows between 1970 and 2037, ${odd} are`,
  );
}, 60_000);

test('the opening says what check.ts counts in New York', () => {
  const runs = (time: string) =>
    new RegExp(`New_York, ${time}\\n  ticking: (\\d+)`).exec(
      read('check.out.txt'),
    )![1];
  expect(text).toContain(
    `a job at 02:30 runs ${runs('02:30')} times, and one at 01:30 runs ${runs('01:30')} times`,
  );
});
