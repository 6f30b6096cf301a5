import {posix} from 'node:path';
import {readSettings, recordOf, type Data} from '../matter';
import type {Files, Loss} from '../model';
import {isZone} from '../times';
import {isTrue, listOf, wordsOf} from '../values';
import {basePathOf} from './jekyll-config';

export type HugoConfig = {
  /** The first file of settings. */
  file: string | undefined;
  /** All settings, with their names in lower case, as Hugo compares them. */
  data: Data;
  params: Data;
  baseUrl: string;
  /** The address of the host, without a slash. */
  url: string;
  zone: string;
  /** The folder of the content in the language that is read, and the folders served at the root. */
  contentFolder: string;
  staticFolders: string[];
  /** The language that is read, and the others. */
  language: string;
  otherLanguages: string[];
  /** What stands before the paths of the language: `fr/`, or nothing. */
  languagePrefix: string;
  /** Names of taxonomies in front matter and in addresses. */
  taxonomies: string[];
  isUgly: (section: string) => boolean;
  permalinkOf: (section: string) => string | undefined;
  /** Whether dates come from the names of files first. */
  hasDatesInNames: boolean;
  pageSize: number;
  pagePath: string;
  disabled: string[];
  losses: Loss[];
};

/** Settings that the reader follows, or that say nothing to a site of another program. */
const read = new Set(
  `author indexes baseurl timezone contentdir staticdir languages defaultcontentlanguage languagecode locale
  defaultcontentlanguageinsubdir taxonomies uglyurls permalinks frontmatter paginate paginatepath pagination
  disablekinds params disablepathtolower removepathaccents theme themesdir publishdir layoutdir datadir assetdir
  archetypedir resourcedir buildfuture builddrafts buildexpired enablerobotstxt enablegitinfo minify
  canonifyurls relativeurls hasCJKLanguage mainsections pygmentscodefences pygmentsusecla pygmentsuseclasses
  pygmentsstyle summarylength build caching module security rsslimit services cascadeprune`
    .toLowerCase()
    .split(/\s+/),
);

/** Names in lower case, on all levels. */
const lowered = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    return value.map(lowered);
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key.toLowerCase(), lowered(inner)]),
      )
    : value;
};

const merged = (base: Data, over: Data): Data => {
  const result: Record<string, unknown> = {...base};
  for (const [key, value] of Object.entries(over)) {
    const both = [result[key], value].every((side) => Object.keys(recordOf(side)).length > 0);
    result[key] = both ? merged(recordOf(result[key]), recordOf(value)) : value;
  }
  return result;
};

const rootFile = /^(?:hugo|config)\.(?:toml|ya?ml|json)$/;
const folderFile = /^config\/_default\/([^/]+)\.(?:toml|ya?ml|json)$/;

/** The files of settings, in the order in which later ones count. */
export const hugoConfigFiles = (files: Files): string[] => [
  ...[...files.keys()]
    .filter((file) => rootFile.test(file))
    .sort()
    .slice(-1),
  ...[...files.keys()].filter((file) => folderFile.test(file)).sort(),
];

/** Reads one file: one in `config/_default` has the settings under its name. */
function readFile(file: string, content: Buffer): {data: Data; losses: Loss[]} {
  const settings = readSettings(file, content);
  const own = lowered(settings.data) as Data;
  const name = folderFile.exec(file)?.[1]?.toLowerCase();
  // Such as `menus.en`: a setting for one language.
  const [setting, language] = name?.split('.') ?? [];
  const isRoot = setting === undefined || setting === 'hugo' || setting === 'config';
  const inside = isRoot ? own : {[setting]: own};
  const data = language === undefined ? inside : {languages: {[language]: inside}};
  const {problem} = settings;
  const losses: Loss[] = isRoot
    ? Object.keys(settings.data)
        .filter((key) => !read.has(key.toLowerCase()))
        .map((key) => ({
          file,
          line: settings.lineOf(key),
          what: `Setting ${key}`,
          became: 'left out',
        }))
    : ['params', 'languages', 'permalinks', 'taxonomies', 'pagination'].includes(setting)
      ? []
      : [{file, what: `Settings of ${setting}`, became: 'left out'}];
  if (problem) {
    const what = `Settings that cannot be read: ${problem.reason}`;
    losses.push({file, line: problem.line, what, became: 'the defaults of Hugo were used'});
  }
  const params = Object.keys(recordOf(isRoot ? own.params : data.params)).filter(
    (key) => !['author', 'authors', 'mainsections'].includes(key),
  );
  if (params.length > 0) {
    const what = `Parameters of the theme: ${params.join(', ')}`;
    losses.push({file, line: settings.lineOf('params'), what, became: 'left out'});
  }
  return {data, losses};
}

const weightOf = (value: unknown) => Number(recordOf(value).weight ?? 0) || Infinity;

export function readHugoConfig(files: Files, baseUrl: string | undefined): HugoConfig {
  const names = hugoConfigFiles(files);
  const parts = names.map((file) => readFile(file, files.get(file)!));
  const all = parts.reduce<Data>((data, part) => merged(data, part.data), {});
  const languages = recordOf(all.languages);
  const first = Object.keys(languages).sort(
    (a, b) => weightOf(languages[a]) - weightOf(languages[b]),
  )[0];
  const declared = wordsOf(all.defaultcontentlanguage)?.toLowerCase() ?? 'en';
  const language = first !== undefined && !(declared in languages) ? first : declared;
  const data = merged(all, recordOf(languages[language]));
  const otherLanguages = Object.keys(languages).filter((key) => key !== language);
  const zone = wordsOf(data.timezone);
  const ugly = data.uglyurls;
  const permalinks = recordOf(data.permalinks);
  const base = wordsOf(data.baseurl) ?? '';
  const sources = recordOf(data.frontmatter).date;
  const isInFolder =
    isTrue(data.defaultcontentlanguageinsubdir) && Object.keys(languages).length > 0;
  // Taxonomies were called indexes before 2014.
  const taxonomies = data.taxonomies ?? data.indexes;
  const pagination = recordOf(data.pagination);
  const statics = listOf(data.staticdir);
  const folder = posix.normalize(wordsOf(data.contentdir) ?? 'content').replace(/\/$/, '');
  return {
    file: names[0],
    data,
    params: recordOf(data.params),
    baseUrl: basePathOf(baseUrl ?? base),
    url: /^(https?:\/\/[^/]+)/.exec(base)?.[1] ?? '',
    zone: zone !== undefined && isZone(zone) ? zone : 'UTC',
    contentFolder: folder,
    staticFolders: statics.length > 0 ? statics : ['static'],
    language,
    otherLanguages,
    languagePrefix: isInFolder ? `${language}/` : '',
    taxonomies:
      taxonomies === undefined
        ? ['tags', 'categories']
        : listOf(Object.values(recordOf(taxonomies))).map((name) => name.toLowerCase()),
    isUgly: (section) => isTrue(ugly) || isTrue(recordOf(ugly)[section]),
    permalinkOf: (section) =>
      wordsOf(recordOf(permalinks.page)[section]) ?? wordsOf(permalinks[section]),
    hasDatesInNames: listOf(sources).some((source) => source.toLowerCase() === ':filename'),
    pageSize: Number(pagination.pagersize ?? data.paginate ?? 10) || 10,
    pagePath: wordsOf(pagination.path) ?? wordsOf(data.paginatepath) ?? 'page',
    disabled: listOf(data.disablekinds).map((kind) => kind.toLowerCase()),
    losses: [
      ...parts.flatMap(({losses}) => losses),
      ...(zone !== undefined && !isZone(zone)
        ? [
            {
              file: names[0]!,
              what: `Time zone ${zone}, which is not known`,
              became: 'times are in UTC',
            },
          ]
        : []),
    ],
  };
}
