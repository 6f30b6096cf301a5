import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {repository} from '../../site/support/docusaurus';

/** What a site with posts of its own has of the published one, as copies. Pages must lie within a site. */
type Part = 'src/pages' | 'src/site' | 'src/settings' | 'package-lock.json';

export type BegunSite = {
  /** The path of its folder. */
  site: string;
  /** Writes a file, and the folders that it needs. */
  write: (path: string, content: string | Buffer) => void;
};

/**
 * Begins a site with the configuration, code, texts and pictures of the published one, and no posts.
 *
 * @param name of its folder, which Git ignores; what was in it is deleted
 * @param parts what else is copied, if the published site has it; other sources are linked
 */
export function beginSite(name: string, parts: Part[]): BegunSite {
  const site = join(repository, '.cache/configurations', name);
  rmSync(site, {recursive: true, force: true});
  const copied = [
    'docusaurus.config.ts',
    'src/config.ts',
    'sidebars.ts',
    'docs',
    'static/img',
    // The footer leads there.
    'src/pages/about.md',
    ...parts,
  ];
  for (const path of copied.filter((part) => existsSync(join(repository, part)))) {
    cpSync(join(repository, path), join(site, path), {recursive: true});
  }
  mkdirSync(join(site, 'src'), {recursive: true});
  for (const source of readdirSync(join(repository, 'src'))) {
    if (source !== 'pages' && !existsSync(join(site, 'src', source))) {
      symlinkSync(join(repository, 'src', source), join(site, 'src', source));
    }
  }
  const write: BegunSite['write'] = (path, content) => {
    mkdirSync(dirname(join(site, path)), {recursive: true});
    writeFileSync(join(site, path), content);
  };
  return {site, write};
}

/**
 * Begins a site as `beginSite` does, at the root of its host, with an identity of its own.
 *
 * @param identity the fields in which it differs, as in a literal of an object, where `own` is the published one
 */
export function beginSiteOf(name: string, identity: string): BegunSite {
  const begun = beginSite(name, ['src/site', 'src/settings']);
  renameSync(join(begun.site, 'src/site/identity.ts'), join(begun.site, 'src/site/own.ts'));
  begun.write(
    'src/site/identity.ts',
    `import {identity as own} from './own';\nexport const identity = {...own, baseUrl: '/', ${identity}};\n`,
  );
  return begun;
}
