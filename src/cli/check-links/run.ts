// `npm run check-links`: checks whether the links to other sites still work.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {identity} from '../../site/identity';
import {runCommand} from '../command';
import {checkLinks, memorySchema, type Memory} from './check-links';
import {findOutsideLinks} from './outside-links';
import {reportLinks} from './report-links';

const help = `npm run check-links -- [--all]

--all       asks for every link; else those that were fine in the last six days are taken to be so

.github/links-to-ignore.txt names what is not asked for: the beginning of an address in each line, # and a reason after it.
Prints Markdown. Ends with 0 where no link is broken, with 1 where one is, with 2 where it could not be checked.
`;

const ignoreFile = '.github/links-to-ignore.txt';

/** Prefixes of addresses that are not checked. */
function readIgnored(path: string): string[] {
  return existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
        .filter(Boolean)
    : [];
}

/** The results of earlier runs; empty if they cannot be read, since all links can be checked again. */
function readMemory(path: string): Memory {
  try {
    return memorySchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return {};
  }
}

void runCommand(help, {options: {all: {type: 'boolean', default: false}}}, async ({values}) => {
  const siteDir = process.cwd();
  const remembered = join(siteDir, '.cache/links.json');
  const ignored = readIgnored(join(siteDir, ignoreFile));
  const links = findOutsideLinks(siteDir, identity.url).filter(
    ({url}) => !ignored.some((beginning) => url.startsWith(beginning)),
  );
  const {verdicts, memory} = await checkLinks(links, {
    memory: readMemory(remembered),
    ...(values.all && {days: 0}),
  });
  mkdirSync(dirname(remembered), {recursive: true});
  writeFileSync(remembered, `${JSON.stringify(memory, null, 2)}\n`);
  process.stdout.write(`${reportLinks(verdicts)}\n`);
  // Exits without waiting for servers that asked for patience.
  process.exit(verdicts.some(({state}) => state === 'broken') ? 1 : 0);
});
