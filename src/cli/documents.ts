import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {format, resolveConfig} from 'prettier';
import * as z from 'zod';
import {ruleTable} from '../settings/rule-table';
import {
  authorsSchema,
  frontMatterSchema,
  goneSchema,
  movedSchema,
  tagsSchema,
} from '../check/schema';

/** The schemas that editors use to complete and check front matter, by the paths of their files. */
const schemas = {
  '.vscode/post.schema.json': frontMatterSchema,
  '.vscode/authors.schema.json': authorsSchema,
  '.vscode/tags.schema.json': tagsSchema,
  '.vscode/gone.schema.json': goneSchema,
  '.vscode/moved.schema.json': movedSchema,
};

const guide = '.github/CONTRIBUTING.md';

const table = (head: string, rows: ReadonlyArray<readonly [name: string, text: string]>) =>
  [
    `| ${head} |`,
    '| --- | --- |',
    ...rows.map(([name, text]) => `| \`${name}\` | ${text.replace(/\.$/, '')} |`),
  ].join('\n');

/** The tables of the guide, by the names in the comments around each. */
const tables = {
  'front matter': () =>
    table(
      'Key | What it says',
      Object.entries(frontMatterSchema.shape).flatMap(([key, {description}]) =>
        description === undefined ? [] : [[key, description] as const],
      ),
    ),
  rules: () =>
    table(
      'Rule | What it asks for',
      Object.entries(ruleTable).map(([name, [, summary]]) => [name, summary] as const),
    ),
};

/** The guide with the tables that follow from the code. */
function withTables(text: string): string {
  return Object.entries(tables).reduce(
    (before, [name, make]) =>
      before.replace(
        new RegExp(`(<!-- ${name}: .*? -->\\n).*?(?=<!-- /${name} -->)`, 's'),
        (_all, opening: string) => `${opening}\n${make()}\n\n`,
      ),
    text,
  );
}

/** What is generated from the schemas and the table of rules, by the paths of the files. */
export async function documents(siteDir: string): Promise<Record<string, string>> {
  const style = await resolveConfig(join(siteDir, guide));
  const text = withTables(await readFile(join(siteDir, guide), 'utf8'));
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
