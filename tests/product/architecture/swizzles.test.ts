import {join} from 'node:path';
import {expect, test} from 'vitest';
import {partOf, sourcesOfPart} from '../../../src/cli/upstream';
import {repository} from '../../site/support/docusaurus';
import {files, read} from '../../site/support/files';

const longest = 35;

/** Every file under src/theme: the part that it replaces, its text, and the stock sources. */
const swizzles = files
  .filter((file) => file.startsWith('src/theme/'))
  .map((file) => {
    const name = partOf(file);
    const upstream = sourcesOfPart(name, join(repository, 'node_modules'));
    return {file, name, text: read(file), upstream};
  });

test.each(swizzles)(
  '$file says what it does to which part of the theme, and leaves what is shown to components',
  ({file, name, text, upstream}) => {
    expect(file, 'styles and helpers belong to src/components').toMatch(/\.tsx$/);
    expect(
      text.trimEnd().split('\n').length,
      'a swizzle decides whether; move what is shown into src/components',
    ).toBeLessThanOrEqual(longest);
    const wraps = text.includes(`from '@theme-original/${name}'`);
    const does = upstream.length === 0 ? 'Adds' : wraps ? 'Wraps' : 'Replaces';
    const begins = `// ${does} ${name}: `;
    expect(text, `open with "${begins}", and why`).toMatch(new RegExp(`^${begins}`));
    const [why] = text.slice(begins.length).split('\n');
    expect(why!.split(' ').length, 'say why in words').toBeGreaterThan(3);
  },
);
