import type {Figure, Measurement} from '../../../src/lib/figure-data';
import now from './now.json';
import former from './printed.json';
import profile from './profile.json';

export const measurement: Measurement = {
  kind: 'copied',
  first: 'npx tsx code/profile.ts STOCK OURS',
};

type Rows = Record<string, Record<string, number>>;
const rowOf = (rows: Rows) => (name: string) => rows[name]!;

/** A row of the bench of the former client, by the way in which the page is hydrated. */
export const rowOfFormer = rowOf(former.rows);

/** A row of the bench of this site, by site, in the table or left out there. */
export const rowOfNow = rowOf({...now.rows, ...now.others} as unknown as Rows);

/** How the chart calls what was counted. */
const names: Partial<Record<keyof typeof profile.rows, string>> = {
  'show()': 'show()',
  'show() and inert': 'show() + inert',
  'showModal()': 'showModal()',
  'without ::selection': '… without ::selection',
  'without var()': '… without custom properties',
  'without either': '… without either',
  'with content-visibility': '… with content-visibility',
};

export default async function figures(): Promise<Record<string, Figure>> {
  return {
    styled: {
      title: 'Remove either cause, and the other remains',
      description:
        'For how many elements of this post Chromium computes styles when its menu opens: few by show(), many by show() with inert on the rest, nearly all by showModal(), also without a style for selected text or without custom properties, and about half of them without either, or with content-visibility.',
      kind: 'bar',
      x: {label: 'The menu opens by', scale: 'category'},
      y: {label: 'Style computations after one tap'},
      emphasis: names['showModal()']!,
      series: [
        {
          name: 'elements',
          points: Object.entries(names).map(([name, label]) => [
            label,
            profile.rows[name as keyof typeof profile.rows].median,
          ]),
        },
      ],
    },
  };
}
