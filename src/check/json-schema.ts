import * as z from 'zod';
import {authorsSchema, frontMatterSchema, goneSchema, tagsSchema} from './schema';

/** Where the schemas are kept that editors complete and check front matter by. */
const schemaFiles = {
  post: '.vscode/post.schema.json',
  authors: '.vscode/authors.schema.json',
  tags: '.vscode/tags.schema.json',
  gone: '.vscode/gone.schema.json',
} as const;

/** The schemas as JSON Schema, by the paths of their files. */
export function jsonSchemas(): Record<string, string> {
  const schemas = {
    post: frontMatterSchema,
    authors: authorsSchema,
    tags: tagsSchema,
    gone: goneSchema,
  };
  return Object.fromEntries(
    (Object.keys(schemas) as Array<keyof typeof schemas>).map((name) => [
      schemaFiles[name],
      // Draft 7 is the latest that the language server of YAML reads in full.
      `${JSON.stringify(z.toJSONSchema(schemas[name], {target: 'draft-7', io: 'input'}), null, 2)}\n`,
    ]),
  );
}
