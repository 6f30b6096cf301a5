import {expect, test} from 'vitest';
import type {MeasuredFigure} from '../../../src/lib/figure-data';
import {files, read} from '../../site/support/files';

// The title of a chart states what was measured. Its numbers are computed here from the data below it, so that a
// new measurement cannot leave an old number above its chart.

const charts = files
  .filter((file) => /^blog\/[^/]+\/data\/[^/]+\.json$/.test(file))
  .map((file) => ({file, ...(JSON.parse(read(file)) as Partial<MeasuredFigure>)}))
  .filter((data): data is MeasuredFigure & {file: string} => data.title !== undefined);

const hours = charts.find(({file}) => file.endsWith('saving-time/data/hours.json'))!;

test('the title of the chart of clock changes has the numbers of its data', () => {
  const [first, ...others] = hours.series.map(({points}) => points);
  const busy = first!
    .map(([hour]) => hour)
    .filter((hour) => [first!, ...others].flat().some(([at, count]) => at === hour && count > 0));
  const evening = busy.findIndex((hour, index) => hour !== index);
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  const [begins, ends] = [Number(busy[evening - 1]) + 1, Number(busy[evening])];
  const title = `No zone changed its clocks between ${clock(begins)} and ${clock(ends)}`;
  const code = hours.file.replace(/data\/.*/, 'code/figures.ts');
  const refresh = `correct this title in ${code}, and run \`${hours.measured.command}\``;
  expect(hours.title, refresh).toBe(title);
  // The next measurement writes the same title.
  expect(read(code), refresh).toContain(`'${title}'`);
});

test('no other title of a chart has numbers of its data', () => {
  const withNumbers = charts.filter(
    (chart) =>
      // A year says which data there is, and is not a result.
      chart !== hours && /\d/.test(chart.title.replaceAll(/\b(?:19|20)\d\d\b/g, '')),
  );
  expect(withNumbers.map(({file}) => file)).toEqual([]);
});
