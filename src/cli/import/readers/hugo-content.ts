import {posix} from 'node:path';
import {readMatter, recordOf, type Data, type Matter} from '../matter';
import type {Files, Loss} from '../model';
import {listOf, wordsOf} from '../values';
import {withLowerKeys} from '../values';
import type {HugoConfig} from './hugo-config';

/** A page of content before it is read as a post. */
export type HugoPage = {
  file: string;
  matter: Matter;
  /** Front matter with its names in lower case; what `params` has counts too. */
  data: Data;
  /** The folders between the content and the page. */
  sections: string[];
  /** The words of the file's name, or of the bundle's folder. */
  basename: string;
  /** The folder of a bundle, whose files belong to the page. */
  bundle: string | undefined;
};

export type HugoContent = {
  posts: HugoPage[];
  /** Pages that are not posts. */
  pages: HugoPage[];
  /** Pages of sections and taxonomies, `_index.md`, by their folders. */
  lists: ReadonlyMap<string, HugoPage>;
  /** Names of the sections that posts are in. */
  mainSections: string[];
  losses: Loss[];
};

const content = /\.(?:md|markdown|mdown|html?)$/i;
const otherMarkup = /\.(?:org|adoc|asciidoc|ad|rst|pandoc|pdc|ipynb)$/i;
const usualSections = ['posts', 'post', 'blog', 'blogs', 'news', 'articles', 'article', 'writing'];

/** A language that is not read, from the name or the folder of a file. */
function otherLanguage(
  path: string,
  {otherLanguages, contentFolder, data}: HugoConfig,
): string | undefined {
  const bySuffix = /\.([\w-]+)\.\w+$/.exec(path)?.[1]?.toLowerCase();
  if (bySuffix !== undefined && otherLanguages.includes(bySuffix)) {
    return bySuffix;
  }
  const languages = recordOf(data.languages);
  return otherLanguages.find((language) => {
    const folder = wordsOf(recordOf(languages[language]).contentdir);
    return (
      folder !== undefined &&
      folder !== contentFolder &&
      path.startsWith(`${folder.replace(/\/$/, '')}/`)
    );
  });
}

/** The name of a file without its ending and the mark of the language that is read. */
const stemOf = (file: string, language: string): string => {
  const stem = posix.basename(file).replace(content, '');
  return stem.toLowerCase().endsWith(`.${language}`) ? stem.slice(0, -language.length - 1) : stem;
};

/** Folders that are bundles: all in them belongs to the page. */
const bundlesIn = (files: readonly string[], language: string): Set<string> =>
  new Set(
    files
      .filter((file) => content.test(file) && stemOf(file, language) === 'index')
      .map((file) => posix.dirname(file)),
  );

const isInside = (file: string, folders: ReadonlySet<string>): boolean => {
  for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) {
    if (folders.has(folder)) {
      return true;
    }
  }
  return false;
};

function pageOf(file: string, files: Files, config: HugoConfig): HugoPage {
  const matter = readMatter(files.get(file)!);
  const own = withLowerKeys(matter.data);
  const stem = stemOf(file, config.language);
  const isBundle = stem === 'index';
  const folder = posix.dirname(file);
  const inner = posix.relative(config.contentFolder, folder).split('/').filter(Boolean);
  return {
    file,
    matter,
    data: {...withLowerKeys(recordOf(own.params)), ...own},
    sections: isBundle ? inner.slice(0, -1) : inner,
    basename: isBundle ? (inner.at(-1) ?? 'index') : stem,
    bundle: isBundle ? folder : undefined,
  };
}

/** The sections of posts: those that the site names, those of usual names, or the one with most pages. */
function mainSectionsOf(pages: readonly HugoPage[], config: HugoConfig): string[] {
  const named = [...listOf(config.data.mainsections), ...listOf(config.params.mainsections)];
  const present = new Map<string, number>();
  for (const {sections} of pages) {
    const [section] = sections;
    if (section !== undefined) {
      present.set(section, (present.get(section) ?? 0) + 1);
    }
  }
  const usual = [...present.keys()].filter((section) =>
    usualSections.includes(section.toLowerCase()),
  );
  if (named.length > 0 || usual.length > 0) {
    return named.length > 0 ? named : usual;
  }
  return [...present]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 1)
    .map(([section]) => section);
}

export function findHugoContent(files: Files, config: HugoConfig): HugoContent {
  const losses: Loss[] = [];
  const own: string[] = [];
  for (const file of files.keys()) {
    const language = otherLanguage(file, config);
    if (language !== undefined && content.test(file)) {
      losses.push({file, what: `Page in another language, ${language}`, became: 'left out'});
    } else if (language === undefined && file.startsWith(`${config.contentFolder}/`)) {
      own.push(file);
    }
  }
  const bundles = bundlesIn(own, config.language);
  const lists = new Map<string, HugoPage>();
  const pages: HugoPage[] = [];
  for (const file of own) {
    const stem = stemOf(file, config.language);
    const isResource =
      stem === 'index' ? isInside(posix.dirname(file), bundles) : isInside(file, bundles);
    if (content.test(file) && stem === '_index') {
      lists.set(
        posix.relative(config.contentFolder, posix.dirname(file)),
        pageOf(file, files, config),
      );
    } else if (content.test(file) && isResource) {
      losses.push({file, what: 'Page inside a bundle', became: 'left out'});
    } else if (content.test(file)) {
      pages.push(pageOf(file, files, config));
    } else if (otherMarkup.test(file)) {
      losses.push({file, what: 'Page in a markup other than Markdown', became: 'left out'});
    }
  }
  const mainSections = mainSectionsOf(pages, config);
  const isPost = ({sections}: HugoPage) =>
    sections[0] !== undefined && mainSections.includes(sections[0]);
  return {
    posts: pages.filter(isPost),
    pages: pages.filter((page) => !isPost(page)),
    lists,
    mainSections,
    losses,
  };
}
