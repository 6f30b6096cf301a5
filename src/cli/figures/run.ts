// `npm run figures -- SLUG` measures the figures of a post again; `--help` prints its usage.
import {runCommand, UsageError} from '../command';
import {differencesOf, measuredPosts, slugOf, writeFigures} from './figures';

const help = `npm run figures -- SLUG… [--check]

SLUG        a post, by the name of its folder or what follows the day in it: its code/figures.ts is run, and what it
            gives is written to data/ beside it
--check     writes nothing: runs the scripts, of all posts that have one unless some are named, and says where a
            figure is gone, new, or another than the one in data/
`;

const config = {allowPositionals: true, options: {check: {type: 'boolean'}}} as const;

void runCommand(help, config, async ({values: {check}, positionals}) => {
  const posts = measuredPosts();
  const named = positionals.map((slug) => {
    const found = posts.find((folder) => folder === slug || slugOf(folder) === slug);
    if (found === undefined) {
      throw new UsageError(
        `No post “${slug}” has a code/figures.ts: write it, as .github/WRITING.md shows, or name one of ${posts.join(', ')}`,
      );
    }
    return found;
  });
  if (named.length === 0 && !check) {
    throw new UsageError(`Say which post: ${posts.join(', ')}`);
  }
  let isFine = true;
  for (const folder of named.length > 0 ? named : posts) {
    try {
      if (check) {
        const differences = await differencesOf(folder);
        console.log(differences.join('\n') || `${folder} shows what its script gives.`);
        isFine &&= differences.length === 0;
      } else {
        const files = await writeFigures(folder);
        console.log(files.map((file) => `${file} is written.`).join('\n'));
      }
    } catch (error) {
      // Its stack names the line of the script.
      console.error(`blog/${folder}/code/figures.ts failed: ${(error as Error).stack}`);
      isFine = false;
    }
  }
  return isFine ? 0 : 1;
});
