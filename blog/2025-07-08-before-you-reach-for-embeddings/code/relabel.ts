import {readCorpus} from './corpus';
import {unwantedAfter} from './places';
import {bound, isWanted, slugs, sum} from './precision';
import {site, type Ranking} from './rankings';

type Pair = readonly [slug: string, other: string];

/** Mulberry32: the same draws for the same seed, from 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many of a list, at random. */
function draw<T>(list: T[], count: number, random: () => number): T[] {
  const left = [...list];
  return Array.from(
    {length: count},
    () => left.splice(Math.floor(random() * left.length), 1)[0]!,
  );
}

const pairs: Pair[] = slugs.flatMap((slug) =>
  slugs
    .filter((other) => other !== slug)
    .map((other) => [slug, other] as const),
);
const wanted = pairs.filter(([slug, other]) => isWanted(slug, other));

/** The unwanted links of two places a post if these are the wanted ones. */
function scored(labels: Pair[], ranking: Ranking) {
  const wants = (slug: string, other: string) =>
    labels.some(([from, to]) => from === slug && to === other);
  const counts = slugs.map(
    (slug) => labels.filter(([from]) => from === slug).length,
  );
  const ideal = bound(2, counts);
  const ours = sum(unwantedAfter(ranking, 2, wants));
  return {ideal, ours, replaceable: ours - ideal};
}

/** The 5th, 50th and 95th percentile. */
function spread(numbers: number[]): [number, number, number] {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * sorted.length)]!;
  return [at(0.05), at(0.5), at(0.95)];
}

const ranking = site(readCorpus('2026-11-30'));

/** What a second labeller may add: anything, or only what our ranking has among its first four. */
const sources = {
  'any post': pairs.filter((pair) => !wanted.includes(pair)),
  'first four of TF-IDF': pairs.filter(
    ([slug, other]) =>
      !isWanted(slug, other) && ranking.get(slug)!.slice(0, 4).includes(other),
  ),
};

/** As if a second labeller had dropped and added so many links, 10,000 times. */
export function relabelled(
  dropped: number,
  added: number,
  from: keyof typeof sources = 'first four of TF-IDF',
) {
  const random = seeded(20);
  const found = Array.from({length: 10_000}, () => {
    const kept = draw(wanted, wanted.length - dropped, random);
    return scored([...kept, ...draw(sources[from], added, random)], ranking);
  });
  return {
    ideal: spread(found.map(({ideal}) => ideal)),
    ours: spread(found.map(({ours}) => ours)),
    replaceable: spread(found.map(({replaceable}) => replaceable)),
  };
}

/** What another labeller does, as the post's table names it. */
export const cases: Array<[name: string, dropped: number, added: number]> = [
  ['Agrees with us', 0, 0],
  ['Drops four', 4, 0],
  ['Adds four', 0, 4],
  ['Exchanges four', 4, 4],
  ['Exchanges eight', 8, 8],
];

/** “3 (2–5)”. */
export const cell = ([low, middle, high]: [number, number, number]): string =>
  low === high ? String(middle) : `${middle} (${low}–${high})`;

// Run by itself, this prints how far other labels move the bound.
if (process.argv[1] === __filename) {
  console.log('Two places a post, 30 November: median (5th–95th percentile)');
  for (const from of Object.keys(sources) as Array<keyof typeof sources>) {
    console.log(`Added from: ${from}, ${sources[from].length} unwanted links`);
    for (const [name, dropped, added] of cases) {
      const {ideal, ours, replaceable} = relabelled(dropped, added, from);
      console.log(
        `  ${name.padEnd(16)} ideal ${cell(ideal).padEnd(9)} ours ${cell(ours).padEnd(10)} replaceable ${cell(replaceable)}`,
      );
    }
  }
}
