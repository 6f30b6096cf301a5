import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {isRemote} from '../lib/addresses';
import {collect, type Finding, type ReportAs} from './finding';
import {checkValues, readYaml, type Yaml} from './front-matter';
import {readText} from './read-text';
import {authorKeys, authorsSchema, redirectsSchema, tagsSchema} from './schema';
import {suggest} from './suggest';

/** The files of `blog/` that declare something for all posts, each with its schema. */
const schemas = {authors: authorsSchema, tags: tagsSchema, redirects: redirectsSchema};

/** A file that declares something: empty if there is none, or if it cannot be read. */
type Declaration = Yaml & {file: string; text: string};

export type Declarations = Record<keyof typeof schemas, Declaration>;

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
      const isPortrait = /^image_?url$/i.test(key) && typeof path === 'string' && !isRemote(path);
      if (isPortrait && !existsSync(join(siteDir, 'static', path))) {
        const reason = `There is no picture “${path}” in static/`;
        reportAs('front-matter')(offsetOf(name, key), reason, 'correct its name');
      }
    }
  }
}

/** Reads the declarations of a site, as the build does. */
export function readDeclarations(siteDir: string): {read: Declarations; findings: Finding[]} {
  const all: Finding[] = [];
  const entries = Object.entries(schemas).map(([name, schema]) => {
    const file = `blog/${name}.yml`;
    const nothing: Declaration = {
      ...{file, text: '', values: {}},
      offsetOf: () => 0,
      rangeOfKey: () => undefined,
      commentAt: () => undefined,
    };
    if (!existsSync(join(siteDir, file))) {
      return [name, nothing] as const;
    }
    const unread = collect(file, '');
    const text = readText(join(siteDir, file), unread.reportAs('file'));
    const {findings, reportAs} = text === null ? unread : collect(file, text);
    const yaml = text === null ? null : readYaml(text, reportAs);
    if (yaml) {
      checkValues(yaml, schema, reportAs('front-matter'));
    }
    if (yaml && name === 'authors') {
      checkAuthors(yaml, siteDir, reportAs);
    }
    all.push(...findings);
    return [name, yaml && text !== null ? {...yaml, file, text} : nothing] as const;
  });
  return {read: Object.fromEntries(entries) as Declarations, findings: all};
}
