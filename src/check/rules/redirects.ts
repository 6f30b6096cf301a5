import {
  mainSpelling,
  readFormerAddress,
  readMovedAddress,
  type FormerAddress,
  type Published,
} from '../../content/former-address';
import {isFileOfSite, isLastingFile} from '../addresses';
import {collect, show, type Edit, type Finding, type Report, type ReportAs} from '../finding';
import {readMap, type Range, type ReadYaml} from '../front-matter';
import {redirectsOf, type Text} from '../texts';
import {checkTarget} from './redirect-targets';

/** The current and former pages of a site. */
export type Claims = {
  siteDir: string;
  site: Published;
  texts: readonly Text[];
  /** Addresses of published pages, each with its source file; `null` if it is made from several. */
  living: ReadonlyMap<string, string | null>;
  /** The text of blog/gone.yml; `null` if there is none. */
  gone: string | null;
  /** The text of blog/moved.yml; `null` if there is none. */
  moved?: string | null;
  /** Prefixes of addresses whose pages are unknown, since the file that declares them cannot be read. */
  unread?: readonly string[];
};

/** Addresses that no longer have a page, and where they lead. */
export type Former = Map<string, {to?: string; file?: string; isLost?: true}>;

/** A YAML list on one line. */
export const asList = (values: readonly string[]): string =>
  `[${values.map((value) => (/^[\w/.~%\p{L}-]+$/u.test(value) ? value : JSON.stringify(value))).join(', ')}]`;

/** Each former address is one that a page could have had, and leads to a single existing page. */
export function checkRedirects({
  siteDir,
  site,
  texts,
  living,
  gone,
  moved = null,
  unread = [],
}: Claims): {
  findings: Finding[];
  former: Former;
} {
  const all: Finding[] = [];
  const former: Former = new Map();
  const owners = new Map<string, string>();
  const base = site.baseUrl ?? '/';
  const byAddress = new Map(texts.map((text) => [text.address, text]));

  /** Reports an address that cannot be a former one. */
  const refuse = (
    written: string,
    {reason, remedy, meant}: Exclude<FormerAddress, {path: string}>,
    at: Range,
    report: Report,
  ) => {
    report(at[0], `${show(written)} ${reason}`, remedy, {
      isFatal: true,
      ...(meant !== undefined && {fix: {start: at[0], end: at[1], text: meant}}),
    });
  };

  /** Whether something else is at an address of the site, which is then reported. */
  const isTaken = (path: string, at: Range, report: Report, shown = path): boolean => {
    const page = byAddress.get(path)?.file ?? living.get(path);
    if (page !== undefined) {
      report(
        at[0],
        `${show(shown)} is a page${page === null ? '' : `, of ${page}`}`,
        'delete it: an address leads on only when it has no page of its own',
        {isFatal: true},
      );
      return true;
    }
    const isFile = isFileOfSite(siteDir, path, (one) => living.has(one));
    if (isFile) {
      report(at[0], `${show(shown)} is a file or a list of the site`, 'delete this address', {
        isFatal: true,
      });
    }
    return isFile;
  };

  /** Records a former address; `null`, with a finding, if it cannot be one. */
  const claim = (
    written: unknown,
    file: string,
    at: Range,
    {own, without, report}: {own?: string; without?: Edit; report: Report},
  ): string | null => {
    if (typeof written !== 'string') {
      // For posts, the front matter schema reports this.
      if (!file.startsWith('blog/')) {
        report(at[0], 'This is no address', 'write it as /2024/04/02/a-slug/');
      }
      return null;
    }
    const read = readFormerAddress(written, site);
    if (!('path' in read)) {
      refuse(written, read, at, report);
      return null;
    }
    const {path} = read;
    const other = owners.get(path);
    if (path === own || other === file) {
      report(
        at[0],
        path === own
          ? `${show(path)} is the address of this very page, so it would lead to itself`
          : `${show(path)} is named twice`,
        'delete it',
        {isFatal: true, ...(without && {fix: without})},
      );
    } else if (other !== undefined) {
      report(
        at[0],
        `${show(path)} is also a former address in ${other}`,
        'keep it where readers find what they look for, and delete the other',
        {isFatal: true},
      );
    } else if (!isTaken(path, at, report)) {
      owners.set(path, file);
      return path;
    }
    return null;
  };

  for (const text of texts) {
    const {file, address, frontMatter, isPublished, hasExpired} = text;
    const {findings, reportAs} = collect(file, text.text);
    const report = reportAs('redirect');
    const named = redirectsOf(text);
    const isList = frontMatter !== null && Array.isArray(frontMatter.values.redirects);
    const whole = frontMatter?.rangeOf(['redirects']) ?? [0, 0];
    named.forEach((one, index) => {
      const at = (isList ? frontMatter.rangeOf(['redirects', index]) : undefined) ?? whole;
      const rest = named.filter((other, place) => place !== index && typeof other === 'string');
      const path = claim(one, file, at, {
        own: address,
        without: {start: whole[0], end: whole[1], text: asList(rest as string[])},
        report,
      });
      if (path === null) {
        return;
      }
      former.set(path, {to: address, file});
      // A post that expires takes its former addresses with it.
      if (!isPublished && !hasExpired) {
        report(
          at[0],
          `${show(path)} would lead to a page that is not published yet`,
          'delete it until the page is published, or name the address in blog/gone.yml with a page that is there',
        );
      }
    });
    all.push(...findings);
  }

  const targets: Array<() => void> = [];
  /** Checks a target once all former addresses are known: none of them may be one. */
  const leadOn = (to: string, range: Range, report: Report, isFile?: (path: string) => boolean) => {
    if (!unread.some((start) => to.startsWith(start))) {
      targets.push(() => {
        checkTarget(to, range, {report, former, living, byAddress, site, isFile});
      });
    }
  };
  const entriesOf = (
    text: string | null,
    file: string,
    each: (key: string, at: Range, entries: ReadYaml, report: Report) => void,
  ): Finding[] => {
    const entries = text === null ? null : readMap(text);
    if (text === null || !entries) {
      return [];
    }
    const {findings, reportAs}: {findings: Finding[]; reportAs: ReportAs} = collect(file, text);
    const report = reportAs('redirect');
    for (const key of Object.keys(entries.values)) {
      each(key, entries.rangeOfKey(key) ?? [0, 0], entries, report);
    }
    return findings;
  };

  const ofGone = entriesOf(gone, 'blog/gone.yml', (key, at, entries, report) => {
    const path = claim(key, 'blog/gone.yml', at, {report});
    const {to} = (entries.values[key] ?? {}) as {to?: unknown};
    if (path !== null) {
      former.set(path, typeof to === 'string' ? {to} : {});
      if (typeof to === 'string') {
        leadOn(to, entries.rangeOf([key, 'to']) ?? [0, 0], report);
      }
    }
  });

  const atHost = (path: string) => base + path.slice(1);
  const spellings = new Map(
    [...owners].map(([path, file]) => [mainSpelling(atHost(path)), {path: atHost(path), file}]),
  );
  const ofMoved = entriesOf(moved, 'blog/moved.yml', (key, at, entries, report) => {
    const file = 'blog/moved.yml';
    const read = readMovedAddress(key, site);
    if (!('path' in read)) {
      refuse(key, read, at, report);
      return;
    }
    const {path, inSite} = read;
    const main = mainSpelling(path);
    const other = spellings.get(main);
    if (other) {
      const where = other.file === file ? 'named too' : `a former address in ${other.file}`;
      report(
        at[0],
        other.path === path
          ? `${show(path)} is ${other.file === file ? 'named twice' : `also ${where}`}`
          : `${show(path)} is another spelling of ${show(other.path)}, which is ${where}`,
        'keep one of the two: what ends in a slash covers all spellings of a page',
        {isFatal: true},
      );
      return;
    }
    if (
      inSite !== null &&
      [inSite, mainSpelling(inSite)].some((one) => isTaken(one, at, report, path))
    ) {
      return;
    }
    spellings.set(main, {path, file});
    const to = entries.values[key];
    if (typeof to === 'string') {
      if (inSite !== null) {
        former.set(inSite, {to});
      }
      leadOn(to, entries.rangeOf([key]) ?? [0, 0], report, (one) =>
        isLastingFile(siteDir, one, living),
      );
    }
  });
  for (const check of targets) {
    check();
  }
  return {findings: [...all, ...ofGone, ...ofMoved], former};
}
