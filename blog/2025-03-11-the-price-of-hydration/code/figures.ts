import type {Figure, Measurement} from '../../../src/lib/figure-data';
import counts from './counts.json';

export const measurement: Measurement = {
  kind: 'copied',
  first: 'npx tsx code/counts.ts build',
};

const rows = counts.rows as Record<string, Record<string, number[]>>;

/** The median of what was counted or timed of a design, or of the page with the modal dialog from which something is taken. */
export const countOf = (design: string, value: string): number => rows[design]![value]![1]!;

const floor = countOf('modal dialog', 'show()');

/** The styles that are computed for the page behind: those beyond what show() computes too. */
export const behind = (design: string, value: string): number => countOf(design, value) - floor;

const cause = 'without either, links, list items';

/** How the chart calls what was counted. */
const bars: Array<[name: string, design: string, value: string]> = [
  ['showModal()', 'modal dialog', 'opened'],
  ['no ::selection', 'modal dialog', 'without ::selection'],
  ['no custom properties', 'modal dialog', 'without var()'],
  ['no ::selection, no custom properties', 'modal dialog', 'without either'],
  ['none of these, nor links or list items', 'modal dialog', cause],
  ['showModal() and one rule', 'modal dialog with the rule', 'opened'],
];

export default async function figures(): Promise<Record<string, Figure>> {
  const left = behind('modal dialog with the rule', 'opened');
  return {
    styled: {
      title: `Removing four causes leaves ${behind('modal dialog', cause)} styles of the page behind, one rule leaves ${left}`,
      description: `How many styles Chromium computes for the page behind when the menu of this post opens by showModal(), which is what it computes beyond the ${floor} of show(): most without any change, nearly as many without styles for selected text or without custom properties, fewer than half without either, fewer without links and list items too, and hardly any with one rule.`,
      kind: 'bar',
      x: {label: 'What is changed', scale: 'category'},
      y: {label: `Styles computed after one tap, beyond the ${floor} of show()`},
      emphasis: 'showModal() and one rule',
      series: [
        {
          name: 'styles',
          points: bars.map(([name, design, value]) => [name, behind(design, value)]),
        },
      ],
    },
  };
}
