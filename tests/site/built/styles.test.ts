import postcss, {type Container, type Document} from 'postcss';
import {expect, test} from 'vitest';
import {files, read as readSource} from '../support/files';
import {pages, read} from '../support/pages';
import {base} from '../support/path-to';
import {stylesIn} from './parts-of-page';

/** The selectors of the rules around a node of a sheet, as one that can be part of another; none outside of all rules. */
function around(node: Container | Document | undefined): string | undefined {
  if (!node) {
    return undefined;
  }
  return node instanceof postcss.Rule ? `:is(${selectorsOf(node).join()})` : around(node.parent);
}

/** What a rule selects, as if it were in no other. */
function selectorsOf({selectors, parent}: postcss.Rule): string[] {
  const outer = around(parent);
  return selectors.map((selector) => {
    if (outer === undefined) {
      return selector;
    }
    return selector.includes('&') ? selector.replaceAll('&', outer) : `${outer} ${selector}`;
  });
}

const states = String.raw`(?:::[\w-]+(?:\([^)]*\))?|:(?:hover|focus(?:-visible|-within)?|target)\b)`;

/** Where a selector names an element by its states alone. */
const onlyStates = new RegExp(String.raw`(^|[\s>+~(,])${states}+(?=[\s>+~),]|$)`, 'g');

/** The elements that a selector is about, in any state of theirs. */
const inAnyState = (selector: string) =>
  selector.replaceAll(onlyStates, '$1*').replaceAll(new RegExp(states, 'g'), '');

/** What a selector names, in whichever way it is written: the minifier has others. */
const namesIn = (selector: string) =>
  selector
    .replaceAll(/::?[\w-]+(?:\([^().#[\]]*\d[^().#[\]]*\))?|=[^\]]*/g, ' ')
    .match(/[.#[]?[a-z_][\w-]*/gi) ?? [];

function rulesOf(css: string): Array<{selector: string; names: string}> {
  const rules: Array<{selector: string; names: string}> = [];
  postcss.parse(css).walkRules((rule) => {
    for (const selector of selectorsOf(rule)) {
      rules.push({selector, names: [...new Set(namesIn(selector))].sort().join(' ')});
    }
  });
  return rules;
}

/** Those of languages from right to left are in no other page. */
const ours = files
  .filter((file) => /^src\/css\/(?!optional\/right-to-left).*\.css$/.test(file))
  .flatMap((file) => rulesOf(readSource(file)).map((rule) => ({...rule, file})));

const namesInSheet = new Map<string, string[]>();
function namesOf(css: string): string[] {
  const names = namesInSheet.get(css) ?? rulesOf(css).map((rule) => rule.names);
  namesInSheet.set(css, names);
  return names;
}

test.each(pages)('$path has each of our rules for one of its elements', ({html, $}) => {
  const linked = $('link[rel=stylesheet]')
    .toArray()
    .map(({attribs}) => read(attribs.href!.slice(base.length)));
  const own = new Set([...stylesIn(html), ...linked].flatMap(namesOf));
  const missing = ours.filter(
    ({selector, names}) =>
      !own.has(names) && names.includes('.') && $(inAnyState(selector)).length > 0,
  );
  expect(missing.map(({selector, file}) => `${file}: ${selector}`)).toEqual([]);
});
