import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {fileOfFont, subset} from './subset';

const mono = {name: '@fontsource/ibm-plex-mono', axes: {}, features: []};
const file = 'files/ibm-plex-mono-latin-400-normal.woff2';

test('a package that is not installed stops the build, which says how to install it', () => {
  expect(() => fileOfFont({name: '@fontsource/no-such-font', file})).toThrow(
    'src/site/fonts.ts names @fontsource/no-such-font, which is not installed: run npm install --save-exact @fontsource/no-such-font,',
  );
});

test('a file that the package lacks stops the build, which lists those it has', () => {
  expect(() => fileOfFont({...mono, file: 'files/ibm-plex-mono-wdth.woff2'})).toThrow(
    /names files\/ibm-plex-mono-wdth\.woff2, which @fontsource\/ibm-plex-mono does not have\. Write one of its files:\n(?: {2}files\/ibm-plex-mono-latin-\d.*\n?)+$/,
  );
});

test('an axis that a file lacks stops the build, which names it', async () => {
  const font = {...mono, file, axes: {wdth: 84}};
  await expect(subset(readFileSync(fileOfFont(font)), font)).rejects.toThrow(
    /src\/site\/fonts\.ts sets wdth for a file of @fontsource\/ibm-plex-mono.*wdth/,
  );
});
