import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type * as z from 'zod';
import {translationsFolder} from '../settings/localized';
import {collect, type Finding, type ReportAs} from './finding';
import {checkPortrait, checkValues, readYaml, type Yaml} from './front-matter';
import {readText} from './read-text';
import {authorKeys, authorsSchema, completingAuthors, redirectsSchema, tagsSchema} from './schema';
import {suggest} from './suggest';

/** The files that declare something for all posts, each with its schema: those of `blog/`, and lists of other languages. */
function schemasOf(siteDir: string): Array<[file: string, schema: z.ZodType]> {
  const translations = join(siteDir, translationsFolder);
  return [
    ['blog/authors.yml', authorsSchema],
    ['blog/tags.yml', tagsSchema],
    ['blog/redirects.yml', redirectsSchema],
    ...(existsSync(translations) ? readdirSync(translations) : []).flatMap((code) => {
      const folder = `${translationsFolder}/${code}/docusaurus-plugin-content-blog`;
      return [
        [`${folder}/authors.yml`, completingAuthors],
        [`${folder}/tags.yml`, tagsSchema],
      ] satisfies Array<[string, z.ZodType]>;
    }),
  ];
}

/** Finds keys of authors that nothing reads, and portraits that are not there, which no build looks for. */
function checkAuthors(
  {values, offsetOf}: Yaml,
  siteDir: string,
  file: string,
  reportAs: ReportAs,
): void {
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
    checkPortrait(siteDir, file, author, (key) => offsetOf(name, key), reportAs('front-matter'));
  }
}

/** Checks the declarations of a site, which may have any of them. */
export const checkDeclarations = (siteDir: string): Finding[] =>
  schemasOf(siteDir).flatMap(([file, schema]) => {
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
      if (schema === authorsSchema || schema === completingAuthors) {
        checkAuthors(yaml, siteDir, file, reportAs);
      }
    }
    return findings;
  });
