import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {repository} from '../../support/docusaurus';

/**
 * The script of the post that has this section, changed: the section's heading throws when it is
 * rendered, until `isMended` is set in the page.
 */
export function breakPost(section: string): {name: string; body: string} {
  const folder = join(repository, 'build/assets/js');
  const words = JSON.stringify(section);
  const sound = `children:${words}`;
  for (const name of readdirSync(folder)) {
    const source = readFileSync(join(folder, name), 'utf8');
    if (source.includes(sound)) {
      const broken = `get children(){if(!globalThis.isMended)throw new Error("The drawing fell off");return ${words}}`;
      return {name, body: source.replaceAll(sound, broken)};
    }
  }
  throw new Error(`No script in ${folder} renders ${words}.`);
}
