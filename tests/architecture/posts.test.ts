import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, test} from 'vitest';
import {files, read} from './files';

const texts = files.filter((file) => /^blog\/.*\.mdx?$/.test(file));

async function parse(filePath: string, fileContent = read(filePath)) {
  const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
  return {frontMatter, content};
}

const fences = (text: string) => [...text.matchAll(/^(`{3,}|~{3,})([\w-]*)(?:.*?)^\1$/gms)];

describe.each(texts)('%s', (file) => {
  test('lies in a folder named by its date and slug', () => {
    expect(file).toMatch(
      /^blog\/\d{4}-(?:0[1-9]|1[0-2])-(?:[0-2]\d|3[01])(?:-[a-z\d]+)+\/index\.mdx?$/,
    );
  });

  test('has at least 300 words beside its code', async () => {
    const {content} = await parse(file);
    const prose = fences(content).reduce((rest, [fence]) => rest.replace(fence, ''), content);
    expect(prose.split(/\s+/).length).toBeGreaterThanOrEqual(300);
  });

  test('names the language of each piece of code, so that it is highlighted', async () => {
    const {content} = await parse(file);
    expect(
      fences(content)
        .filter(([, , language]) => !language)
        .map(([fence]) => fence),
    ).toEqual([]);
  });
});
