import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {repository} from '../../site/support/docusaurus';

type Pattern = {regexp: string; file?: number; line?: number; message?: number; loop?: boolean};

const {problemMatcher: matchers} = JSON.parse(
  readFileSync(join(repository, '.github/problem-matchers.json'), 'utf8'),
) as {problemMatcher: Array<{owner: string; pattern: Pattern[]}>};

type Annotation = {
  file?: string | undefined;
  line?: string | undefined;
  message?: string | undefined;
};

/** What a matcher finds from a line on: one annotation, or more if its last pattern repeats. */
function found(patterns: Pattern[], lines: string[]): Annotation[] {
  const annotations: Annotation[] = [];
  let known: Annotation = {};
  let at = 0;
  for (const pattern of patterns) {
    do {
      const match = new RegExp(pattern.regexp).exec(lines[at] ?? '');
      if (!match) {
        return annotations;
      }
      const read = (part: 'file' | 'line' | 'message') =>
        pattern[part] === undefined ? known[part] : match[pattern[part]];
      known = {file: read('file'), line: read('line'), message: read('message')};
      if (pattern === patterns.at(-1)) {
        annotations.push(known);
      }
      at += 1;
    } while (pattern.loop);
  }
  return annotations;
}

/**
 * What GitHub shows beside lines of files, of what a command has printed: its matchers see no colours.
 *
 * @returns each as `file:line: message`
 */
export function annotationsOf(output: string): string[] {
  const lines = stripVTControlCharacters(output).split('\n');
  return lines.flatMap((_, index) =>
    matchers
      .flatMap(({pattern}) => found(pattern, lines.slice(index)))
      .map(({file, line, message}) => `${file}:${line}: ${message}`),
  );
}
