import {DEFAULT_CONFIG} from '@docusaurus/core/lib/server/configValidation';
import {DEFAULT_OPTIONS} from '@docusaurus/plugin-content-blog/lib/options.js';
import {expect, test} from 'vitest';
import published from '../../../docusaurus.config';
import {settings} from './settings';

type Values = Record<string, unknown>;

const [[, preset]] = published.presets as [[string, {blog: Values}]];

function column(name: 'byDefault' | 'here'): Values {
  const all = Object.entries(settings);
  return Object.fromEntries(all.map(([key, given]) => [key, given[name]]));
}

test('the defaults are those of the installed Docusaurus', () => {
  expect({
    ...DEFAULT_CONFIG,
    ...DEFAULT_CONFIG.markdown.hooks,
    ...DEFAULT_OPTIONS,
  }).toMatchObject(column('byDefault'));
});

test('what is said of this site is its published configuration', () => {
  expect({
    ...published,
    // A function, which stops at all posts but those of before the site.
    onBrokenMarkdownImages: 'throw',
    ...preset.blog,
  }).toMatchObject(column('here'));
});
