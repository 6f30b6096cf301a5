import {posix} from 'node:path';
import {readSettings, recordOf, type Data, type Settings} from '../matter';
import type {Files, Loss} from '../model';
import {isZone} from '../times';
import {wordsOf} from '../values';

export type JekyllConfig = {
  file: string | undefined;
  data: Data;
  /** With slashes at both ends. */
  baseUrl: string;
  /** The address of the host, without a slash. */
  url: string;
  zone: string;
  permalink: string;
  /** The values for a post that `defaults` give by its path. */
  defaultsFor: (path: string, isDraft: boolean) => Data;
  losses: Loss[];
};

/** Settings that the reader follows, or that say nothing to a site of another program. */
const read = new Set(
  `author baseurl url timezone permalink defaults paginate paginate_path pagination feed jekyll-archives
  tag_archive category_archive autopages excerpt_separator plugins gems markdown highlighter
  kramdown theme remote_theme exclude include keep_files encoding source destination safe future
  show_drafts limit_posts incremental lsi sass livereload port host verbose repository
  github category-archive authors`.split(/\s+/),
);

const configFiles = ['_config.yml', '_config.yaml', '_config.toml'];

/** Whether a path lies in the scope of a default: a folder, a file or a pattern with `*`. */
function isInScope(path: string, scope: string): boolean {
  const own = scope.replace(/^\/|\/$/g, '');
  if (own.includes('*')) {
    const pattern = own
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\*\*\/?|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
    return new RegExp(`^${pattern}(?:/|$)`).test(path);
  }
  return own === '' || path === own || path.startsWith(`${own}/`);
}

function defaultsOf(config: Data, path: string, isDraft: boolean): Data {
  const list = Array.isArray(config.defaults) ? (config.defaults as unknown[]).map(recordOf) : [];
  return Object.assign(
    {},
    ...list
      .map(({scope, values}): Data => ({...recordOf(scope), values: recordOf(values)}))
      .filter(({path: scope, type}) => {
        const kind = wordsOf(type) ?? '';
        const isKind = ['', 'post', 'posts'].includes(kind) || (isDraft && kind === 'drafts');
        return isKind && isInScope(path, wordsOf(scope) ?? '');
      })
      // The more exact scope counts, and among equals the last.
      .sort((a, b) => (wordsOf(a.path) ?? '').length - (wordsOf(b.path) ?? '').length)
      .map(({values}) => values),
  ) as Data;
}

/** A path with slashes at both ends, of an address or a path. */
export function basePathOf(address: string): string {
  const path = address.replace(/^\w+:\/\/[^/]*/, '').replace(/^\/+|\/+$/g, '');
  return path ? `/${path}/` : '/';
}

function lossesOf(
  file: string,
  {data, lineOf, problem}: Settings,
  zone: string | undefined,
): Loss[] {
  const losses: Loss[] = Object.keys(data)
    .filter((key) => !read.has(key))
    .map((key) => ({file, line: lineOf(key), what: `Setting ${key}`, became: 'left out'}));
  if (problem) {
    losses.push({
      file,
      line: problem.line,
      what: `Settings that cannot be read: ${problem.reason}`,
      became: 'the defaults of Jekyll were used',
    });
  }
  if (zone !== undefined && !isZone(zone)) {
    const what = `Time zone ${zone}, which is not known`;
    losses.push({file, line: lineOf('timezone'), what, became: 'times are in UTC'});
  }
  return losses;
}

export function readJekyllConfig(files: Files, baseUrl: string | undefined): JekyllConfig {
  const file = configFiles.find((name) => files.has(name));
  const settings = readSettings(file ?? '', files.get(file ?? '') ?? '');
  const {data} = settings;
  const zone = wordsOf(data.timezone);
  return {
    file,
    data,
    baseUrl: basePathOf(baseUrl ?? wordsOf(data.baseurl) ?? ''),
    url: (wordsOf(data.url) ?? '').replace(/\/+$/, ''),
    // Times without a zone are in that of the machine that built the site, which nobody can know.
    zone: zone !== undefined && isZone(zone) ? zone : 'UTC',
    permalink: wordsOf(data.permalink) ?? 'date',
    defaultsFor: (path, isDraft) => defaultsOf(data, posix.normalize(path), isDraft),
    losses: file === undefined ? [] : lossesOf(file, settings, zone),
  };
}
