import type {Figure, Measurement} from '../../../src/lib/figure-data';
import printed from './printed.json';

export const measurement: Measurement = {
  // In a checkout of that commit, which had the client that is measured.
  first: 'BENCH_RUNS=9 npm --prefix ../at-0855baf run bench:hydration',
};

/** Of a row of what the bench printed, its numbers by the way in which the page is hydrated. */
export function row(name: string): Record<string, number> {
  return (printed.rows as Record<string, Record<string, number>>)[name]!;
}

/** What is waited for, by the row that says how long. */
const waits = {
  'menu open on a phone, ms': 'menu, at once',
  'menu open after a later press, ms': 'menu, later',
  'the same, of a link that has just come into view, ms': 'post, at once',
  'click on a link rested on for a second, to the post painted, ms':
    'post, rested on',
};

export default async function figures(): Promise<Record<string, Figure>> {
  const work = row('main-thread CPU of a load, ms');
  return {
    work: {
      title: 'A post that is only read takes 59% less work',
      description:
        'Time that the main thread works for the load of a post and the two seconds after it: most for the stock site, less for this site hydrated at once, less again when it is hydrated when used, and least with scripts off.',
      kind: 'bar',
      x: {label: 'The post is', scale: 'category'},
      y: {label: 'Work of the main thread, ms'},
      emphasis: 'hydrated when used',
      series: [
        {
          name: 'work',
          points: Object.entries(work).map(([way, ms]) => [
            way.replace(/^.*, /, ''),
            ms,
          ]),
        },
      ],
    },
    waits: {
      title: 'Whoever presses later waits for what was put off',
      description:
        'Times on a phone with a slow connection, for a stock site, this site hydrated at once, and this site hydrated when used: the menu pressed at once opens about as soon in both ways of this site; pressed later, it waits for the scripts where these have not been loaded; a post whose link is pressed at once, and one whose link the pointer has rested on, open sooner where the page is hydrated.',
      kind: 'bar',
      x: {label: 'On a slow phone', scale: 'category'},
      y: {label: 'Time, ms'},
      emphasis: 'hydrated when used',
      series: ['stock site', 'hydrated at once', 'hydrated when used'].map(
        (name) => ({
          name,
          points: Object.entries(waits).map(([title, label]) => [
            label,
            row(title)[name]!,
          ]),
        }),
      ),
    },
    parts: {
      title: 'The highlighter is the largest part that need not be sent',
      description:
        'What seven savings remove from the scripts of a post, each measured by a build without it: the highlighter most, then its languages, heads for programs, router, head manager, tslib, and kinds of links in the navbar that the site does not use.',
      kind: 'bar',
      x: {label: 'Left out', scale: 'category'},
      y: {label: 'Scripts, kB'},
      emphasis: 'highlighter',
      series: [
        {
          name: 'saved',
          points: Object.entries(printed.savings).map(([part, bytes]) => [
            part,
            Math.round(bytes / 100) / 10,
          ]),
        },
      ],
    },
  };
}
