// `npm run due-posts`: prints one line for each post that has come due, or nothing. Plain Node.js can run it too,
// so its imports need full file names.
import {parseArgs} from 'node:util';
import {parseInstant} from '../lib/instant.ts';
import {duePosts, readSchedule} from './schedule.ts';

const help = `npm run due-posts -- --since INSTANT [--until INSTANT] [--blog FOLDER]

--since     when the published site was built, as 2026-01-31T09:00:00Z
--until     the end of the time that is asked about; now unless told otherwise
--blog      the folder of the posts; blog unless told otherwise

Prints a line for each post that came out or expired in that time.
`;

const instant = (name: string, written: string): Date => {
  const read = parseInstant(written);
  if (read === null) {
    throw new Error(`--${name} ${written} is not a time: write it as 2026-01-31T09:00:00Z.`);
  }
  return read;
};

try {
  const {values} = parseArgs({
    options: {
      since: {type: 'string'},
      until: {type: 'string'},
      blog: {type: 'string', default: 'blog'},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    process.stdout.write(help);
    process.exit();
  }
  if (values.since === undefined) {
    throw new Error('--since is missing.');
  }
  const until = values.until === undefined ? new Date() : instant('until', values.until);
  for (const {path, what, at} of duePosts(
    readSchedule(values.blog),
    instant('since', values.since),
    until,
  )) {
    process.stdout.write(`${path} ${what} at ${at.toISOString()}\n`);
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n\n${help}`);
  process.exitCode = 2;
}
