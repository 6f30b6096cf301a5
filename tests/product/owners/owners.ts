import {identityOf} from '../../../src/cli/adopt/answers';
import type {Identity} from '../../../src/settings/schema';
import {choices, type Choice} from './choices';

/** The name of a choice, by matter. */
type Combination = Readonly<Record<string, string>>;

const matters = Object.keys(choices);

/**
 * The sites: for each matter, in the order of `choices`, the place of the choice in its list. In so few sites, every two
 * choices meet; a test finds those that do not.
 */
const sites = [
  '0000000000000',
  '0212100100101',
  '2201110000010',
  '2020120101101',
  '0221021111010',
  '2112001111011',
  '1121200011001',
  '1011010101100',
  '2022211010110',
  '1210221010011',
  '1102121010000',
  '0100211101101',
];

/** Names of the folders into which owners clone. */
const folders = ['blog', 'build', 'docs', 'src', 'with a space', 'für alle'];

/** A company that adopts the product. */
export type Owner = {
  name: string;
  folder: string;
  combination: Combination;
  answers: Record<string, string>;
  identity: Identity;
  chosen: Choice[];
};

const answers = {
  company: 'Nordlicht',
  url: 'https://blog.nordlicht.dev',
  website: 'https://www.nordlicht.dev/',
  careers: 'https://www.nordlicht.dev/jobs/',
  email: 'engineering@nordlicht.dev',
};

/** The owner who makes these choices, and in any other matter the first. */
export function ownerOf(combination: Combination, at = 0): Owner {
  const chosen = matters.map(
    (matter) => choices[matter]![combination[matter] ?? Object.keys(choices[matter]!)[0]!]!,
  );
  const given = chosen.reduce<typeof answers & Record<string, string>>(
    (now, choice) => ({...now, ...choice.answers}),
    answers,
  );
  const adopted = identityOf({...given, baseUrl: given['base-url']}, 2026);
  const identity = chosen.reduce(
    (now, {identity: change = {}}) => ({
      ...now,
      ...(typeof change === 'function' ? change(now) : change),
    }),
    adopted,
  );
  return {
    ...{name: `owner-${at + 1}`, folder: folders[at % folders.length]!},
    ...{combination, answers: given, identity, chosen},
  };
}

/** The answers of an owner to `npm run adopt`. */
export const flagsOf = (answers: Owner['answers']): string[] =>
  Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);

const combinationOf = (site: string): Combination =>
  Object.fromEntries(
    matters.map((matter, at) => [matter, Object.keys(choices[matter]!)[Number(site[at])]!]),
  );

export const owners: readonly Owner[] = sites.map((site, at) => ownerOf(combinationOf(site), at));
