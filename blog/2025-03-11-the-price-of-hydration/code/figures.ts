import type {Figure, Measurement} from '../../../src/lib/figure-data';
import counts from './counts.json';
import former from './printed.json';

export const measurement: Measurement = {
  kind: 'copied',
  first: 'npx tsx code/counts.ts STOCK FORMER OURS',
};

/** A row of the bench of the former client, by the way in which the page is hydrated. */
export const rowOfFormer = (name: string) =>
  (former.rows as Record<string, Record<string, number>>)[name]!;

/** What the count has of a design, or of the page with the modal dialog from which something is taken. */
export const countOf = (design: string, value: string) =>
  (counts.rows as Record<string, Record<string, {median: number; range: number[]}>>)[design]![value]!;

const cause = 'without either, links, list items';

/** How the chart calls what was counted. */
const bars: Array<[name: string, design: string, value: string]> = [
  ['showModal()', 'modal dialog', 'opened'],
  ['no ::selection', 'modal dialog', 'without ::selection'],
  ['no custom properties', 'modal dialog', 'without var()'],
  ['no ::selection, no custom properties', 'modal dialog', 'without either'],
  ['… nor links, list items', 'modal dialog', cause],
  ['showModal() and one rule', 'modal dialog with the rule', 'opened'],
  ['show() instead', 'modal dialog', 'show()'],
];

export default async function figures(): Promise<Record<string, Figure>> {
  return {
    styled: {
      title: `Removing four causes leaves ${countOf('modal dialog', cause).median}, one rule leaves ${countOf('modal dialog with the rule', 'opened').median}`,
      description:
        'How many styles Chromium computes when the menu of this post opens by showModal(): most without any change, nearly as many without styles for selected text or without custom properties, fewer than half without either, fewer without links and list items too, fewer still with one rule, and about as few by show().',
      kind: 'bar',
      x: {label: 'What is changed', scale: 'category'},
      y: {label: 'Style computations after one tap'},
      emphasis: 'showModal() and one rule',
      series: [
        {
          name: 'styles',
          points: bars.map(([name, design, value]) => [name, countOf(design, value).median]),
        },
      ],
    },
  };
}
