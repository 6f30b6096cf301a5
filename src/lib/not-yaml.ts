import type {YAMLException} from 'js-yaml';
import {Problem} from './problem';

/** What is wrong with YAML that a parser cannot read. */
export function notYaml({reason, mark}: YAMLException): Problem {
  // A bracket that is never closed is missed below the last line.
  const last = mark.buffer.trimEnd().split('\n').length - 1;
  return new Problem(
    `This is not YAML: ${reason.split('\n')[0]!.replace(/\.$/, '').slice(0, 150)}`,
    'write each line as key: value, and put a value with a colon, a hash or a bracket into straight quotes',
    Math.min(mark.line, last),
  );
}
