import {cpSync, existsSync, mkdtempSync, readdirSync, readFileSync} from 'node:fs';
import {rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {checkPosts} from '../../../src/check/check-posts';

const repository = join(import.meta.dirname, '../../..');

/** What posts refer to by name. The group is the name. */
const names = {
  post: /\[[^[\]]*\]\(\.\.\/([\w-]+)(?=\/index)/g,
  page: /\[[^[\]]*\]\(\/([\w-]+)(?=\/\))/g,
  team: /(?<=^authors: \[[^\]]*)(\b\w+)/gm,
  file: /^```(?!chart)\w+ .*?file=((?:code|data)\/[\w./-]+)(?=[ \n])/gm,
  region: /^```\w+ .*?file=code\/[\w./-]+#(\w+)/gm,
  chart: /^```chart file=(data\/[\w./-]+)/gm,
};

type Misspelling = {kind: string; name: string; file: string; line: number};

/** Adds a letter to each such name in the posts of this site, and checks them once. */
export async function misspell() {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  for (const folder of ['docs', 'src', 'static']) {
    symlinkSync(join(repository, folder), join(site, folder));
  }
  cpSync(join(repository, 'blog'), join(site, 'blog'), {recursive: true});
  const made: Misspelling[] = [];
  const texts = readdirSync(join(site, 'blog'))
    .flatMap((folder) => ['index.md', 'index.mdx'].map((name) => `blog/${folder}/${name}`))
    .filter((file) => existsSync(join(site, file)));
  for (const file of texts) {
    let text = readFileSync(join(site, file), 'utf8');
    for (const [kind, pattern] of Object.entries(names)) {
      text = text.replace(pattern, (found: string, name: string, at: number, whole: string) => {
        made.push({kind, name, file, line: whole.slice(0, at).split('\n').length});
        return `${found}x`;
      });
    }
    writeFileSync(join(site, file), text);
  }
  const {findings} = await checkPosts(site);
  rmSync(site, {recursive: true});
  return {made, errors: findings.filter(({severity}) => severity === 'error')};
}
