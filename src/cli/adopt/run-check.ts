// `npm run check-site` lists what an adopter still has to change: the name of the company that the site was written
// for, and blanks to fill in.
import {readFileSync} from 'node:fs';
import {identity} from '../../site/identity';
import {trackedFiles} from './changes';
import {leftOvers, type LeftOver} from './left-over';
import {original} from './original';

// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
const annotation = ({file, line, message}: LeftOver) =>
  `::error file=${file},line=${line}::${message}`;

const oneLine = ({file, line, message}: LeftOver) => `${file}:${line}  ${message}`;

if (identity.company === original.company) {
  process.stdout.write(
    `This is the site of ${original.company}, as it came: \`npm run adopt\` makes it yours.\n`,
  );
} else {
  const files = trackedFiles(process.cwd());
  const found = files.flatMap((file) => leftOvers(file, readFileSync(file, 'utf8')));
  const write = process.env.GITHUB_ACTIONS === 'true' ? annotation : oneLine;
  const counted = `${found.length} place${found.length === 1 ? '' : 's'} to change`;
  process.stdout.write(
    `${[...found.map(write), `${files.length} files checked: ${counted}.`].join('\n')}\n`,
  );
  process.exitCode = found.length > 0 ? 1 : 0;
}
