import * as z from 'zod';
import {authorsSchema, frontMatterSchema, goneSchema, movedSchema, tagsSchema} from './schema';

/** The schemas that editors use to complete and check front matter, by the paths of their files. */
const schemas = {
  '.vscode/post.schema.json': frontMatterSchema,
  '.vscode/authors.schema.json': authorsSchema,
  '.vscode/tags.schema.json': tagsSchema,
  '.vscode/gone.schema.json': goneSchema,
  '.vscode/moved.schema.json': movedSchema,
};

/** The schemas as JSON Schema, by the paths of their files. */
export const jsonSchemas = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(schemas).map(([file, schema]) => [
      file,
      // Draft 7 is the latest that the YAML language server fully supports.
      `${JSON.stringify(z.toJSONSchema(schema, {target: 'draft-7', io: 'input'}), null, 2)}\n`,
    ]),
  );
