// `npm run check-site` lists what an adopter still has to change: remains of the company that the site was
// written for, and blanks to fill in.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {identity} from '../../site/identity';
import {englishWords} from './english-words';
import {filesOf} from './files';
import {leftOvers, type LeftOver} from './left-over';
import {original} from './original';

// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
const annotation = ({file, line = 1, severity, message}: LeftOver) =>
  `::${severity} file=${file},line=${line}::${message}`;

const oneLine = ({file, line, severity, message}: LeftOver) =>
  `${line === undefined ? file : `${file}:${line}`}  ${severity}  ${message}`;

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

const siteDir = process.cwd();

if (identity.company === original.company) {
  process.stdout.write(
    `This is the site of ${original.company}, as it came: \`npm run adopt\` makes it yours.\n`,
  );
} else {
  const files = new Map(
    filesOf(siteDir).map((path) => [path, readFileSync(join(siteDir, path))] as const),
  );
  const found = [...leftOvers(files, identity), ...englishWords(files, identity)];
  const errors = found.filter(({severity}) => severity === 'error').length;
  const write = process.env.GITHUB_ACTIONS === 'true' ? annotation : oneLine;
  process.stdout.write(
    [
      ...found.map(write),
      `${counted(errors, 'place')} to change, ${found.length - errors} to look at, in ${counted(files.size, 'file')}.`,
    ].join('\n') + '\n',
  );
  process.exitCode = errors > 0 ? 1 : 0;
}
