import {readdirSync, statSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {addressOfAuthor, addressOfTag} from '../addresses';
import {collect, show, type Finding} from '../finding';
import {readMap, type ReadYaml} from '../front-matter';
import {suggest} from '../suggest';
import {findMissingLetter} from './card';

const rule = 'front-matter';

type Declaration = {kind: 'authors' | 'tags'; text: string; siteDir: string};

/** A picture of a team lies in static/. */
function problemOfPicture(siteDir: string, url: string): {reason: string; remedy: string} | null {
  if (!url.startsWith('/') || url.startsWith('//')) {
    return {
      reason: /^(?:https?:)?\/\//.test(url)
        ? `The picture ${show(url)} is on another site, which would see who reads`
        : `${show(url)} is no path`,
      remedy: 'put the picture into static/img/authors/, and write /img/authors/name.svg',
    };
  }
  const file = join(siteDir, 'static', url);
  if (statSync(file, {throwIfNoEntry: false})?.isFile()) {
    return null;
  }
  let names: string[] = [];
  try {
    names = readdirSync(dirname(file));
  } catch {
    // Not even the folder is there.
  }
  const meant = suggest(url.split('/').at(-1)!, names);
  return {
    reason: `There is no picture ${show(url)} in static/`,
    remedy:
      meant === undefined
        ? 'correct its name, in which capitals count, or put the file there'
        : `did you mean “${url.slice(0, url.lastIndexOf('/') + 1)}${meant}”?`,
  };
}

/** What is wrong with teams or tags beyond what their schema says: with two of them, with files, with letters. */
export async function checkDeclared({kind, text, siteDir}: Declaration): Promise<Finding[]> {
  const {findings, report} = collect(`blog/${kind}.yml`, text);
  const read: ReadYaml | null = readMap(text);
  const owners = new Map<string, string>();
  const called = new Map<string, string>();
  for (const [name, value] of Object.entries(read?.values ?? {})) {
    const at = (key: string) => (read!.rangeOf([name, key]) ?? read!.rangeOfKey(name))?.[0] ?? 0;
    const address = kind === 'tags' ? addressOfTag(name, value) : addressOfAuthor(name, value);
    const other = address === null ? undefined : owners.get(address);
    if (other !== undefined) {
      report(
        rule,
        at(kind === 'tags' ? 'permalink' : 'page'),
        `${show(address!)} is also the page of ${show(other)}`,
        'give each a permalink of its own, or delete one of the two',
      );
    } else if (address !== null) {
      owners.set(address, name);
    }
    const said = (value ?? {}) as Record<string, unknown>;
    const shown = said[kind === 'tags' ? 'label' : 'name'];
    if (typeof shown === 'string') {
      const twin = called.get(shown.trim().toLowerCase());
      if (twin !== undefined) {
        report(
          rule,
          at(kind === 'tags' ? 'label' : 'name'),
          `Readers see ${show(shown)} for ${show(twin)} too, and cannot tell the two apart`,
          'give it another name, or use one of the two for both, and delete the other',
        );
      }
      called.set(shown.trim().toLowerCase(), name);
    }
    const {image_url: picture} = said;
    const problem = typeof picture === 'string' ? problemOfPicture(siteDir, picture) : null;
    if (problem) {
      report(rule, at('image_url'), problem.reason, problem.remedy);
    }
    for (const key of kind === 'tags'
      ? ['label', 'description']
      : ['name', 'title', 'description']) {
      const words = said[key];
      const missing = typeof words === 'string' ? await findMissingLetter(words) : null;
      if (missing) {
        const letter = String.fromCodePoint((words as string).codePointAt(missing.at)!);
        const written = text.slice(at(key)).indexOf(letter);
        report(
          'card',
          at(key) + Math.max(0, written),
          `The font of the cards, which shared links show, has no ${missing.letters}`,
          'write it without',
        );
      }
    }
  }
  return findings;
}
