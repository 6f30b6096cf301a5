import {lstatSync} from 'node:fs';
import {join} from 'node:path';
import {addressOfAuthor, addressOfSeries, addressOfTag, filesBelow} from '../page-address';
import {collect, findingOf, printable, show} from '../finding';
import type {Check, Site, WholeSite} from '../rule';
import {suggest} from '../suggest';
import {findingsIn} from './declarations';
import {isWithoutDay} from './front-matter';

/** Declarations beside posts have the form that the build reads. */
export const declaration: Check = {
  site: ({authors, tags, gone, moved}) => [
    ...authors.findings,
    ...tags.findings,
    ...gone,
    ...moved,
  ],
};

/** Former addresses redirect to their pages. */
export const redirect: Check = {site: ({redirects}) => redirects};

/** No published address is lost. */
export const publishedAddress: Check = {site: ({published}) => published};

/** Finds two authors or tags with the same address. */
const doublesIn = (kind: 'authors' | 'tags', site: Site) => {
  const owners = new Map<string, string>();
  return findingsIn(kind, site[kind], 'address', (name, value, report) => {
    const address = kind === 'tags' ? addressOfTag(name, value) : addressOfAuthor(name, value);
    const other = address === null ? undefined : owners.get(address);
    if (other !== undefined) {
      report(
        kind === 'tags' ? 'permalink' : 'page',
        `${show(address!)} is also the page of ${show(other)}`,
        'give each a permalink of its own, or delete one of the two',
        {isFatal: true},
      );
    } else if (address !== null) {
      owners.set(address, name);
    }
  });
};

const isFileName = (name: string) => name !== '..' && Buffer.byteLength(name) <= 255;

/** Finds posts that share an address with another post or page; readers would see only one of them. */
const doublesOfPosts = ({addresses}: Site) => {
  const first = new Map<string, string>();
  return addresses.posts.flatMap((path) => {
    const address = addresses.of(path);
    const other = first.get(address) ?? addresses.otherPageAt(address);
    first.set(address, `blog/${path}`);
    const isAddress =
      !/[?#\\\p{Cc}]|%(?![\dA-F]{2})/iu.test(address) && address.split('/').every(isFileName);
    // As file managers name the copy of a folder.
    const isCopy = / (?:copy(?: \d+)?|- copy(?: \(\d+\))?|\(\d+\))\/?$/i.test(address);
    const [reason, remedy] = !isAddress
      ? [
          `${show(address)} is no address that a page can have`,
          'write a path at slug:, of words with - between them',
        ]
      : isCopy
        ? [
            `${show(address)} would publish the copy of a post`,
            'delete it, or give its folder a name of its own, of words with - between them',
          ]
        : other !== undefined
          ? [
              `${show(address)} is also the address of ${other}`,
              'rename one of the two, or give this one a slug of its own',
            ]
          : [];
    return reason && remedy
      ? findingOf(`blog/${path}`, 'address', reason, remedy, {isFatal: true})
      : [];
  });
};

/** Finds names of series that are no address, and those that are written in two ways. */
const doublesOfSeries = ({texts}: WholeSite) => {
  const first = new Map<string, {name: string; file: string}>();
  return texts
    .filter(({file, isUnlisted}) => file.startsWith('blog/') && !isUnlisted)
    .sort((a, b) => +a.timing.date - +b.timing.date)
    .flatMap(({file, text, frontMatter}) => {
      const name = frontMatter?.values.series;
      if (typeof name !== 'string' || name === '') {
        return [];
      }
      const address = addressOfSeries(name);
      const other = first.get(address ?? '');
      if (address !== null && other === undefined) {
        first.set(address, {name: name.trim(), file});
      }
      const [reason, remedy] =
        address === null
          ? [`${show(name)} can be no address`, 'name the series by words']
          : other !== undefined && other.name !== name.trim()
            ? [
                `The series ${show(name)} would have the same page as ${show(other.name)} of ${other.file}`,
                'write the name in the same way in both',
              ]
            : [];
      const {findings, reportAs} = collect(printable(file), text);
      if (reason && remedy) {
        const at = frontMatter?.rangeOfKey('series')?.[0];
        reportAs('address')(at, reason, remedy, {isFatal: true});
      }
      return findings;
    });
};

/** Each address belongs to one page. */
export const address: Check = {
  site: (site) => [
    ...doublesIn('authors', site),
    ...doublesOfSeries(site),
    ...doublesIn('tags', site),
    ...doublesOfPosts(site),
  ],
};

const isLink = (siteDir: string, path: string) =>
  lstatSync(join(siteDir, 'blog', path)).isSymbolicLink();

/** A post is a file, not a symbolic link; `readText` reports what is wrong with its contents. */
export const file: Check = {
  site: ({siteDir}) =>
    filesBelow(join(siteDir, 'blog'))
      .filter((path) => isLink(siteDir, path))
      .flatMap((path) =>
        findingOf(
          `blog/${path}`,
          'file',
          'This is a link to another file or folder',
          'put what it leads to here',
        ),
      ),
};

/** The files that are read from blog/ itself, apart from posts. */
const declarations = ['authors.yml', 'tags.yml', 'gone.yml', 'moved.yml', 'words.txt'];

/** The names that file managers and synchronised folders give to a copy of a post. */
const copyOfIndex = /(^|\/)index(?:[ _-]?(?:copy|\d+|\(\d+\)))+\.(mdx?)$/i;

/** Files meant as posts or declarations are where something reads them. */
export const strayFile: Check = {
  site({siteDir}) {
    const all = filesBelow(join(siteDir, 'blog'));
    return all.flatMap((path) => {
      const name = path.split('/').at(-1)!;
      const ending = /\.(markdown|mdown|mkd|md|mdx)$/i.exec(name)?.[0];
      const report = (reason: string, remedy: string) =>
        isLink(siteDir, path) ? [] : findingOf(`blog/${path}`, 'stray-file', reason, remedy);
      if (ending !== undefined && !/\.mdx?$/.test(name) && !/(?:^|\/)_/.test(path)) {
        const meant = `${name.slice(0, -ending.length)}.${/mdx/i.test(ending) ? 'mdx' : 'md'}`;
        return report('Docusaurus does not read this file', `name it ${meant}`);
      }
      const original = path.replace(copyOfIndex, '$1index.$2');
      if (original !== path && all.includes(original)) {
        return report(
          'This looks like a copy of the post beside it, and would be a post of its own',
          'delete it, or put it into a folder of its own',
        );
      }
      const isBesidePosts = !path.includes('/') && /\.(?:ya?ml|json|toml|txt)$/i.test(name);
      if (!isBesidePosts || declarations.includes(name)) {
        return [];
      }
      const meant = suggest(name, declarations);
      const known = `delete it: of blog/ itself are read ${declarations.join(', ')}`;
      return report('Nothing reads this file', meant ? `did you mean “${meant}”?` : known);
    });
  },
  post({path, frontMatter: {values}}, report) {
    if (isWithoutDay(path, values)) {
      report(
        0,
        'Neither the path nor the front matter has a day, so the post is of the day of its first commit',
        'write date: YYYY-MM-DD into its front matter',
      );
    }
  },
};

/** Episodes beside posts can be published, and subscribers can tell them apart. */
export const episode: Check = {
  async site({siteDir, addresses, hasPodcast}) {
    // Imported only when the rule runs, since it reads recordings.
    const {validateEpisodes, withoutPodcast} =
      await import('../../markdown/podcast/validate-episodes');
    if (!hasPodcast) {
      return withoutPodcast(siteDir).map((finding) => ({
        ...{...finding, column: 1, severity: 'warning' as const},
        rule: 'episode' as const,
      }));
    }
    const isDraft = (path: string) => addresses.postOn(addresses.of(path))?.timing.isDraft ?? false;
    return (await validateEpisodes(siteDir, isDraft)).map(({file, line, reason, remedy}) => ({
      ...{file, line, column: 1, severity: 'error' as const, reason, remedy},
      rule: 'episode' as const,
    }));
  },
};
