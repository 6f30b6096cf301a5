import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {collect, type Finding, type ReportAs} from './finding';
import {checkPicture, checkValues, readYaml, type Yaml} from './front-matter';
import {readText} from './read-text';
import {authorKeys, authorsSchema, redirectsSchema, tagsSchema} from './schema';
import {suggest} from './suggest';

/** The files of `blog/` that declare something for all posts, each with its schema. */
const schemas = {authors: authorsSchema, tags: tagsSchema, redirects: redirectsSchema};

/** Finds keys of authors that nothing reads, and portraits that are not there, which no build looks for. */
function checkAuthors({values, offsetOf}: Yaml, siteDir: string, reportAs: ReportAs): void {
  for (const [name, author] of Object.entries(values)) {
    if (typeof author !== 'object' || author === null) {
      continue;
    }
    for (const key of Object.keys(author).filter((one) => !authorKeys.includes(one))) {
      const meant = suggest(key, authorKeys);
      reportAs('unknown-key')(
        offsetOf(name, key),
        `Nothing reads “${key}” of “${name}”`,
        meant === undefined ? 'delete it' : `did you mean “${meant}”?`,
      );
    }
    for (const [key, path] of Object.entries(author)) {
      if (/^image_?url$/i.test(key)) {
        checkPicture(
          siteDir,
          'blog/authors.yml',
          path,
          offsetOf(name, key),
          reportAs('front-matter'),
        );
      }
    }
  }
}

/** Checks the declarations of a site, which may have any of them. */
export const checkDeclarations = (siteDir: string): Finding[] =>
  Object.entries(schemas).flatMap(([name, schema]) => {
    const file = `blog/${name}.yml`;
    if (!existsSync(join(siteDir, file))) {
      return [];
    }
    const unread = collect(file, '');
    const text = readText(join(siteDir, file), unread.reportAs('file'));
    if (text === null) {
      return unread.findings;
    }
    const {findings, reportAs} = collect(file, text);
    const yaml = readYaml(text, reportAs);
    if (yaml) {
      checkValues(yaml, schema, reportAs('front-matter'));
      if (name === 'authors') {
        checkAuthors(yaml, siteDir, reportAs);
      }
    }
    return findings;
  });
