import {expect, test} from 'vitest';
import type {MeasuredFigure} from '../../../src/lib/figure-data';
import {files, read} from '../../site/support/files';

// The title of a chart states what was measured. Its numbers are computed here from the data below it, so that a
// new measurement cannot leave an old number above its chart.

const charts = files
  .filter((file) => /^blog\/[^/]+\/data\/[^/]+\.json$/.test(file))
  .map((file) => ({file, ...(JSON.parse(read(file)) as Partial<MeasuredFigure>)}))
  .filter((chart): chart is MeasuredFigure & {file: string} => chart.title !== undefined);

type Value = (series: string, at: number | string) => number;

/** The series of a chart by their names, each with its points. */
type Series = Record<string, Array<[at: number | string, value: number]>>;

/** The titles that have numbers, by the post and name of their data. */
const titles: Record<string, (value: Value, series: Series) => string> = {
  'cron-meets-daylight-saving-time/hours': (value, {Skipped: hours}) => {
    const busy = hours!.filter(([hour]) => value('Skipped', hour) + value('Repeated', hour) > 0);
    const evening = busy.findIndex(([hour], index) => hour !== index);
    const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
    const [first, last] = [Number(busy[evening - 1]![0]) + 1, Number(busy[evening]![0])];
    return `No zone changed its clocks between ${clock(first)} and ${clock(last)}`;
  },
};

const nameOf = (file: string) =>
  /\d{4}-\d\d-\d\d-(.*)\/data\/(.*)\.json$/.exec(file)!.slice(1).join('/');

test.each(Object.entries(titles))('the title of %s has the numbers of its data', (name, title) => {
  const chart = charts.find(({file}) => nameOf(file) === name)!;
  const series = Object.fromEntries(chart.series.map((one) => [one.name, one.points]));
  const value: Value = (ofSeries, at) => series[ofSeries]!.find(([own]) => own === at)![1];
  const refresh = `correct this title in code/figures.ts beside ${chart.file}, and run \`${chart.measured.command}\``;
  expect(chart.title, refresh).toBe(title(value, series));
  // The next measurement writes the same title.
  expect(read(chart.file.replace(/data\/.*/, 'code/figures.ts')), refresh).toContain(
    `'${chart.title}'`,
  );
});

test('no other title of a chart has numbers of its data', () => {
  const others = charts.filter(({file}) => titles[nameOf(file)] === undefined);
  // A year says which data there is, and is not a result.
  const withNumbers = others.filter(({title}) =>
    /\d/.test(title.replaceAll(/\b(?:19|20)\d\d\b/g, '')),
  );
  expect(withNumbers.map(({file}) => file)).toEqual([]);
});
