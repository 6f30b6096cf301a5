import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {format, resolveConfig} from 'prettier';
import * as z from 'zod';
import {authorsSchema, frontMatterSchema, redirectsSchema, tagsSchema} from '../check/schema';

/** The schemas that editors use to complete and check front matter, by the paths of their files. */
const schemas = {
  '.vscode/post.schema.json': frontMatterSchema,
  '.vscode/authors.schema.json': authorsSchema,
  '.vscode/tags.schema.json': tagsSchema,
  '.vscode/redirects.schema.json': redirectsSchema,
};

const guide = '.github/WRITING.md';

const keys = () =>
  [
    '| Key | What it says |',
    '| --- | --- |',
    ...Object.entries(frontMatterSchema.shape).flatMap(([key, {description}]) =>
      description === undefined ? [] : `| \`${key}\` | ${description.replace(/\.$/, '')} |`,
    ),
  ].join('\n');

const withKeys = (text: string): string =>
  text.replace(
    /(<!-- front matter: .*? -->\n).*?(?=<!-- \/front matter -->)/s,
    (_all, opening: string) => `${opening}\n${keys()}\n\n`,
  );

/** What is generated from the schemas, by the paths of the files. */
export async function documents(siteDir: string): Promise<Record<string, string>> {
  const style = await resolveConfig(join(siteDir, guide));
  const text = withKeys(await readFile(join(siteDir, guide), 'utf8'));
  return {
    ...Object.fromEntries(
      Object.entries(schemas).map(([file, schema]) => [
        file,
        // Draft 7 is the latest that the YAML language server fully supports.
        `${JSON.stringify(z.toJSONSchema(schema, {target: 'draft-7', io: 'input'}), null, 2)}\n`,
      ]),
    ),
    [guide]: await format(text, {...style, parser: 'markdown'}),
  };
}

/** Writes them; returns a sentence for each. */
export async function writeDocuments(siteDir: string): Promise<string[]> {
  const all = Object.entries(await documents(siteDir));
  for (const [file, text] of all) {
    await mkdir(join(siteDir, dirname(file)), {recursive: true});
    await writeFile(join(siteDir, file), text);
  }
  return all.map(([file]) => `${file} is written.`);
}
