import {lstatSync} from 'node:fs';
import {join} from 'node:path';
import {distance} from 'fastest-levenshtein';
import {formatInstant} from '../../lib/format-instant';
import {leavesFolder} from '../../lib/listing';
import {parseInstant} from '../../lib/instant';
import {downloadsOf} from '../../content/downloads';
import {readPostPath} from '../../content/post-path';
import {bounds} from '../../settings/post-rules';
import {show} from '../finding';
import {checkValues} from '../front-matter';
import type {Check} from '../rule';
import {authorKeys, formerAuthorKeys, frontMatterSchema, isDay, knownKeys} from '../schema';
import {oneOf, suggest} from '../suggest';
import {findingsIn} from './declarations';
import {titleIn} from './text';

/** Each key has a value of a type that Docusaurus accepts. */
export const frontMatter: Check = {
  frontMatter(read, report) {
    checkValues(read, frontMatterSchema, report);
    const {values, offsetOf} = read;
    if (values.draft === true && values.unlisted === true) {
      report(
        offsetOf('unlisted'),
        'A post cannot be both a draft and unlisted',
        'delete one of the two lines',
        {isFatal: true},
      );
    }
    const former = formerAuthorKeys.find((key) => values[key]);
    if (former !== undefined && [values.authors ?? []].flat().length > 0) {
      report(
        offsetOf(former),
        `Docusaurus does not read ${show(former)} beside ${show('authors')}`,
        'name each author in authors, by key or as {name: …, url: …}, and delete this line',
        {isFatal: true},
      );
    }
  },
  post({folder, frontMatter: {values, offsetOf, rangeOf}}, report) {
    for (const [index, name] of downloadsOf(values).entries()) {
      const kind = leavesFolder(name)
        ? undefined
        : lstatSync(join(folder, name), {throwIfNoEntry: false});
      if (!leavesFolder(name) && !kind?.isFile() && !kind?.isDirectory()) {
        const [at] = rangeOf(['downloads', index]) ?? [offsetOf('downloads')];
        report(
          at,
          `There is no folder or file ${show(name)} beside the post, for readers to download`,
          'correct its name, or delete it from downloads',
          {isFatal: true},
        );
      }
    }
  },
};

/** Front matter and authors have no unused keys, whether misspelt or meant for another program. */
export const unknownKey: Check = {
  frontMatter({values, rangeOfKey}, report) {
    for (const key of Object.keys(values).filter((one) => !knownKeys.includes(one))) {
      const [meant] = knownKeys.filter((known) => distance(key, known) <= 2);
      const range = rangeOfKey(key);
      // Only one letter differs; a key that differs more may belong to another program. A name needs a list around it.
      const isName = (meant === 'tags' || meant === 'authors') && !Array.isArray(values[key]);
      const fix =
        meant !== undefined && range && !isName && !(meant in values) && distance(key, meant) === 1
          ? {start: range[0], end: range[1], text: meant}
          : undefined;
      report(
        range?.[0] ?? 0,
        `Nothing reads ${show(key)}`,
        meant === undefined ? 'delete it' : `did you mean “${meant}”?`,
        fix && {fix},
      );
    }
  },
  site: ({authors}) =>
    findingsIn('authors', authors, 'unknown-key', (name, author, report) => {
      for (const key of Object.keys(author ?? {}).filter((one) => !authorKeys.includes(one))) {
        const meant = suggest(key, authorKeys);
        report(
          key,
          `Nothing reads ${show(key)} of ${show(name)}`,
          meant === undefined ? 'delete it' : `did you mean “${meant}”?`,
        );
      }
    }),
};

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.trim().length : 0);

/** The description is a sentence short enough for lists and search engines to show in full. */
export const description: Check = {
  frontMatter({values, offsetOf, end}, report) {
    const {least, most} = bounds.description;
    const length = lengthOf(values.description);
    if (values.description === undefined && end > 0) {
      report(
        0,
        'The post has no description',
        'say in one sentence what it found; without one, lists show how the text begins',
      );
    } else if (end > 0 && (length < least || length > most)) {
      report(
        offsetOf('description'),
        `The description has ${length} characters`,
        `say in ${least} to ${most} what the post found`,
      );
    }
  },
};

/** The post has a title short enough for cards, tabs and search engines. */
export const title: Check = {
  frontMatter({values, offsetOf, end}, report) {
    const {most} = bounds.title;
    if (end === 0) {
      report(
        0,
        'The post has no front matter',
        'begin it with a line ---, then title, description, authors and tags, then another line ---',
      );
    } else if (lengthOf(values.title) > most) {
      report(
        offsetOf('title'),
        `The title has ${lengthOf(values.title)} characters`,
        `shorten it to ${most}: search engines cut what is longer`,
      );
    }
  },
  post({root, frontMatter: {values, end}}, report) {
    // Missing front matter has been reported already.
    if (!('title' in values) && end > 0 && titleIn(root) === undefined) {
      report(
        end,
        'The post has no title, so readers see the name of its file',
        'write title: into its front matter',
      );
    }
  },
};

/** The day in the path of a post, whether or not it exists in the calendar. */
const dayIn = (path: string) => /(?<!\d)\d{4}[-/]\d{1,2}[-/]\d{1,2}(?!\d)/.exec(path)?.[0];

/** The date of a post exists in the calendar, and precedes its expiry and its changes, which have happened. */
export const date: Check = {
  post({path, frontMatter: {values, offsetOf, rangeOf}}, report, {site: {addresses}}) {
    const {day} = readPostPath(path);
    const inPath = dayIn(path);
    if (inPath !== undefined && day === undefined) {
      report(0, `There is no ${inPath} in the calendar`, 'correct the day in the path', {
        isFatal: true,
      });
    }
    // JavaScript, and therefore Docusaurus, reads 30 February as 1 March.
    const changed = (values.last_update as {date?: unknown} | undefined)?.date;
    for (const [key, written] of Object.entries({date: values.date, last_update: changed})) {
      const own = typeof written === 'string' ? /^\d{4}-\d\d-\d\d/.exec(written)?.[0] : undefined;
      if (own !== undefined && !isDay(own)) {
        report(offsetOf(key), `There is no ${own} in the calendar`, 'correct the day');
      }
    }
    const written = parseInstant(values.date);
    const appears = written ?? (day !== undefined && isDay(day) ? new Date(day) : null);
    const expires = parseInstant(values.expires);
    if (expires !== null && appears !== null && expires <= appears) {
      report(
        offsetOf('expires'),
        `The post expires on ${formatInstant(expires)}, and does not appear before ${formatInstant(appears)}`,
        'write a later date, or delete the line',
      );
    }
    const published = appears?.toISOString().slice(0, 10) ?? '';
    // The text is as of today, even if the site is built as of a former day.
    const today = new Date(Math.max(+addresses.now, Date.now())).toISOString().slice(0, 10);
    const changes = Array.isArray(values.changes) ? values.changes : [];
    for (const [index, change] of changes.entries()) {
      const on = (change as {day?: unknown} | null)?.day;
      const [at] = rangeOf(['changes', index, 'day']) ?? [0];
      if (typeof on !== 'string' || !isDay(on)) {
        continue;
      }
      if (on < published) {
        report(
          at,
          `The post changed on ${on}, and does not appear before ${published}`,
          'correct the day, or delete the change: nobody had read the post before it',
        );
      } else if (on > today) {
        report(
          at,
          `The post changed on ${on}, and in UTC it is ${today}`,
          'write the day on which its text changes',
        );
      }
    }
  },
};

/** Whether neither the path nor the front matter of a post has a day. */
export const isWithoutDay = (path: string, values: Record<string, unknown>): boolean =>
  readPostPath(path).day === undefined && dayIn(path) === undefined && !('date' in values);

/** The day in the path and the day in the front matter are the same. */
export const dayDiffers: Check = {
  post({path, frontMatter: {values, offsetOf}}, report) {
    const {day} = readPostPath(path);
    const written = parseInstant(values.date)?.toISOString().slice(0, 10);
    if (day !== undefined && written !== undefined && written !== day) {
      report(
        offsetOf('date'),
        `In UTC the date is of ${written}, and the path says ${day}`,
        'correct one of the two; the address has the day of the path',
      );
    }
  },
};

/** Authors that a post refers to by key are declared. */
export const author: Check = {
  post({frontMatter: {values, offsetOf}}, report, {site: {authors}}) {
    const declared = Object.keys(authors.values);
    const keys = [values.authors].flat().flatMap((one) => {
      const {key} = typeof one === 'object' ? ((one ?? {}) as {key?: unknown}) : {key: one};
      return typeof key === 'string' || typeof key === 'number' ? [`${key}`] : [];
    });
    for (const key of authors.isRead ? keys.filter((one) => !declared.includes(one)) : []) {
      report(
        offsetOf('authors'),
        `blog/authors.yml has no ${show(key)}`,
        declared.length > 0 ? oneOf(key, declared) : 'declare the author there',
        {isFatal: true},
      );
    }
  },
};

/** Each tag is declared, so that it has a label and a description. */
export const tag: Check = {
  post({frontMatter: {values, offsetOf}}, report, {site: {tags}}) {
    const declared = Object.keys(tags.values);
    // A blog without this file declares its tags by using them.
    const isDeclared = tags.isRead && tags.text !== null;
    const one = declared.length > 1 ? 'one of ' : '';
    const others = declared.length > 0 ? `write ${one}${declared.join(', ')}, or ` : '';
    for (const name of isDeclared && Array.isArray(values.tags) ? (values.tags as unknown[]) : []) {
      if (typeof name === 'string' && !declared.includes(name)) {
        const meant = suggest(name, declared);
        report(
          offsetOf('tags'),
          `blog/tags.yml has no ${show(name)}`,
          meant === undefined
            ? `${others}declare it there, with a label`
            : `did you mean “${meant}”?`,
          // Docusaurus mistakes properties that every object has for declared tags.
          {isFatal: name in Object.prototype},
        );
      }
    }
  },
};
