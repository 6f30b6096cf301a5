import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Answer} from './gecode';

type Proof = Answer & {kind: string; solver: string};

/** Each run of `gecode.ts`. */
export const proofs = readFileSync(join(__dirname, '../data/proofs.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(2)
  .map((line): Proof => {
    const [kind, solver, , cost, proved, ms, nodes] = line.split(';');
    return {
      kind: kind!,
      solver: solver!,
      cost: Number(cost),
      proved: proved === 'true',
      ms: Number(ms),
      nodes: Number(nodes),
    };
  });

export const kindsOfCosts = [...new Set(proofs.map(({kind}) => kind))];

/** What a solver did with the rosters of a kind. */
export const proofsOf = (kind: string, solver: string) =>
  proofs.filter((one) => one.kind === kind && one.solver === solver);

/** Of a middle that was given up, nothing is known but that it is longer. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}
