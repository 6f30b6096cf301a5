// `npm run due-posts`: prints one line for each post that has come due, or nothing. Plain Node.js can run it too,
// so its imports need full file names.
import {parseInstant} from '../lib/instant.ts';
import {runCommand} from './command.ts';
import {duePosts, readSchedule} from './schedule.ts';

const help = `npm run due-posts -- --since INSTANT [--until INSTANT] [--blog FOLDER]

--since     when the published site was built, as 2026-01-31T09:00:00Z
--until     the end of the time that is asked about; now by default
--blog      the folder of the posts; blog by default

Prints a line for each post that came out or expired in that time.`;

const config = {
  options: {
    since: {type: 'string', default: ''},
    until: {type: 'string', default: new Date().toISOString()},
    blog: {type: 'string', default: 'blog'},
  },
} as const;

const instant = (name: string, written: string): Date => {
  const read = parseInstant(written);
  if (read === null) {
    throw new Error(`--${name} ${written} is not a time: write it as 2026-01-31T09:00:00Z.`);
  }
  return read;
};

void runCommand(help, config, ({values: {since, until, blog}}) => {
  const due = duePosts(readSchedule(blog), instant('since', since), instant('until', until));
  for (const {path, what, at} of due) {
    process.stdout.write(`${path} ${what} at ${at.toISOString()}\n`);
  }
  return 0;
});
