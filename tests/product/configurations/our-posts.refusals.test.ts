import {describe, expect, test} from 'vitest';
import {filesOf, side} from '../../../blog/2024-11-05-how-we-write-at-meridiem/code/write-site';
import {buildSite} from '../../site/support/docusaurus';
import {read} from '../../site/support/files';
import {beginSite} from '../support/begin-site';

// The post on how we write shows what a build says of a broken post, without our check.

const code = 'blog/2024-11-05-how-we-write-at-meridiem/code';
const broken = side('+');

/** What an author edits after each failed build, in the order in which builds ask for it. */
const fixes: Array<[from: string, to: string]> = [
  ['[shedulling]', '[scheduling]'],
  ['#length', '#hours'],
  ['night: 9 hours\n', ''],
  ['```chart file=code/edited.json\nTwo shifts.\n```\n', ''],
  ['![Two shifts](two-shifts.svg)\n', ''],
  ['/tables/', '/'],
  ['#formulas', '#the-formula'],
];

const withoutCheck = {
  'published.config.ts': read('docusaurus.config.ts'),
  'docusaurus.config.ts': `import check from './src/output/post-check';
import explained from './src/preview/load-failures';
import published from './published.config';
const others = published.themes!.filter((plugin) => plugin !== check && plugin !== explained);
export default {...published, themes: others};
`,
};

/** The innermost reason of a failed build, without stack, frame and advice. */
function reasonIn(output: string): string {
  const [reason = output] =
    /Broken (?:link|anchor) on source page path = [^]*?linking to \S+/.exec(output) ??
    /(?<=Cause: ).*/.exec(output) ??
    /(?<=\[cause\]: Error: )Blog.*/.exec(output) ??
    [];
  return reason
    .replaceAll(/\s+/g, ' ')
    .replace(
      /^(Markdown image \S+ \S+ \S+) in source file "\S*\/(index\.md)" \((\d+):.*/,
      '$2:$3: $1',
    )
    .replace(/\S*\/index\.md:(\d+)/, 'index.md:$1')
    .replace(/^(index\.md:\d+: [^:]*):.*/, '$1');
}

const shown = read(`${code}/without-check.txt`).trimEnd().split('\n');

const rounds = fixes.map((_, done) => done).concat(fixes.length);

describe('a build without the check of posts', () => {
  test('has a line in the post for each round', () => {
    expect(shown).toHaveLength(rounds.length);
  });

  test.concurrent.each(rounds)('after %i fixes', {timeout: 600_000}, async (done) => {
    const text = fixes.slice(0, done).reduce((now, [from, to]) => now.replace(from, to), broken);
    const site = beginSite(`how-we-write-${done}`, '', {...filesOf(text), ...withoutCheck});
    const {ok, output} = await buildSite(site);
    expect(ok, output).toBe(done === fixes.length);
    expect(`${done + 1}  ${ok ? 'The site is built.' : reasonIn(output)}`).toBe(shown[done]);
  });
});
