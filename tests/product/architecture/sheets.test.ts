import {wcagContrast} from 'culori';
import postcss, {AtRule, Rule} from 'postcss';
import {expect, test} from 'vitest';
import {identityOf} from '../../../src/cli/adopt/answers';
import {brandCss} from '../../../src/runtime/brand-colours/brand-css';
import {identity} from '../../../src/site/identity';
import {files, read} from '../../site/support/files';

const sheets = files
  .filter((file) => /^(?:src|blog)\/.*\.css$/.test(file) && file !== 'src/output/feeds/feed.css')
  .map((file) => ({file, sheet: postcss.parse(read(file))}));

/** The rules and at-rules around a node of a sheet, the nearest first. */
function* around(node: postcss.Node): Generator<Rule | AtRule> {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (parent instanceof Rule || parent instanceof AtRule) {
      yield parent;
    }
  }
}

const allRules = sheets.flatMap(({file, sheet}) => {
  const rules: Array<{file: string; rule: Rule}> = [];
  sheet.walkRules((rule) => {
    rules.push({file, rule});
  });
  return rules;
});

test('a tap leaves nothing as it is under a pointer', () => {
  const lasting = allRules
    .filter(({rule}) => rule.selector.includes(':hover'))
    .filter(
      ({rule}) =>
        ![...around(rule)].some((one) => /\bhover: hover\b/.test(one.toString().split('{')[0]!)),
    );
  expect(lasting.map(({file, rule}) => `${file}: ${rule.selector}`)).toEqual([]);
});

/** The value of a property in a rule itself, not in what is nested in it. */
const valueIn = (rule: Rule, property: string) =>
  rule.nodes
    .find((node) => node.type === 'decl' && node.prop === property)
    ?.toString()
    .split(': ')[1];

const nameIn = (value = '') => /^var\((--[\w-]+)/.exec(value)?.[1];

/** Grounds, on which something may have the focus; covers are drawings, and have nothing inside that can. */
const grounds = allRules.flatMap(({file, rule}) => {
  const ground = nameIn(valueIn(rule, 'background'));
  return /^--(?:site-(?:page|panel|marked)|sky-ground)$/.test(ground ?? '') &&
    rule.selector !== '.site-cover'
    ? [
        {
          where: `${file}: ${rule.selector}`,
          ground: ground!,
          ring: valueIn(rule, '--site-emphasis'),
        },
      ]
    : [];
});

const colour = /(--(?:site|sky)-[\w-]+): light-dark\((#\w+), (#\w+)\)/g;

/** The colours of an identity in a mode: those of all pages, and of each sky. */
function coloursOf(css: string, mode: 'day' | 'night') {
  const colours = (text: string) =>
    new Map(
      [...text.matchAll(colour)].map(([, name, day, night]) => [
        name!,
        mode === 'day' ? day! : night!,
      ]),
    );
  const skies = css.match(/\.sky-\d \{.*\}/g)!.map(colours);
  return skies.map((sky) => new Map([...colours(css), ...sky]));
}

const adopted = (accent: string) =>
  identityOf(
    {
      ...{company: 'A', url: 'https://a.example', email: 'a@a.example', accent},
      ...{website: 'https://a.example/', careers: 'https://a.example/jobs/'},
    },
    2026,
  );

const brands = {
  ours: identity,
  'a cool accent': adopted('#0b57d0'),
  'a warm accent': adopted('#b3261e'),
  'a grey accent': adopted('#555555'),
  'a pale accent': adopted('#ffe9a8'),
};

// https://www.w3.org/TR/WCAG22/#focus-appearance
test.each(Object.entries(brands))(
  'in %s, the ring around what has the focus can be seen on each ground, by day and by night',
  (_name, brand) => {
    const ring = allRules.find(({rule}) => rule.selector.includes(':focus-visible'))!.rule;
    expect(valueIn(ring, 'outline')).toBe('3px solid var(--site-emphasis)');
    const css = brandCss(brand);
    const faint = (['day', 'night'] as const).flatMap((mode) =>
      coloursOf(css, mode).flatMap((colours, sky) =>
        grounds.flatMap(({where, ground, ring = 'var(--site-link)'}) => {
          const ratio = wcagContrast(colours.get(nameIn(ring)!)!, colours.get(ground)!);
          return ratio >= 3 ? [] : [`${where} on sky ${sky} by ${mode}: ${ratio}`];
        }),
      ),
    );
    expect(grounds.map(({ground}) => ground)).toEqual(
      expect.arrayContaining(['--site-page', '--site-panel', '--sky-ground']),
    );
    expect(faint).toEqual([]);
  },
);
