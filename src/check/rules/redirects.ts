import {statSync} from 'node:fs';
import {join} from 'node:path';
import {isOlderPost} from '../../content/older-posts';
import {readFormerAddress, type Published} from '../../content/former-address';
import {withSlash, written} from '../addresses';
import {collect, show, type Edit, type Finding, type Report} from '../finding';
import {readMap, type Range} from '../front-matter';
import {suggest} from '../suggest';
import {redirectsOf, type Text} from '../texts';

/** What a site has of pages, and had. */
export type Claims = {
  siteDir: string;
  site: Published;
  texts: readonly Text[];
  /** Addresses of pages that readers get, each with the file it is made of; `null` where it is made of several. */
  living: ReadonlyMap<string, string | null>;
  /** blog/gone.yml; `null` where there is none. */
  gone: string | null;
  /** Begins of addresses of which nobody knows what is there, since what declares them cannot be read. */
  unread?: readonly string[];
};

/** Addresses that have no page any more, and where they lead. */
export type Former = Map<string, {to?: string; file?: string; isLost?: true}>;

/** What is at a path of the file system. */
function kindOf(path: string): 'file' | 'folder' | null {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch {
    // Nothing, or below a file.
    return null;
  }
}

/** A path and those of the folders that it is in, from the first on: `/a`, `/a/b`. */
const partsOf = (path: string) =>
  [...path.matchAll(/(?<=[^/])(?=\/|$)/g)].map(({index}) => path.slice(0, index));

/** A list as YAML has it in one line. */
export const asList = (values: readonly string[]): string =>
  `[${values.map((value) => (/^[\w/.~%\p{L}-]+$/u.test(value) ? value : JSON.stringify(value))).join(', ')}]`;

/** Each former address is one that a page could have had, and leads to one page that is there. */
export function checkRedirects({siteDir, site, texts, living, gone, unread = []}: Claims): {
  findings: Finding[];
  former: Former;
} {
  const all: Finding[] = [];
  const former: Former = new Map();
  const owners = new Map<string, string>();
  const byAddress = new Map(texts.map((text) => [text.address, text]));

  /** What is at an address that no text has; `isFatal` where the build could not write a page there. */
  const takenBy = (path: string): {by: string; isFatal: boolean} | null => {
    const parts = partsOf(path);
    const isMade =
      // Later pages of lists, the page for what is not found, and files for hosts.
      /^\/(?:.*\/)?page\/\d+\/$|^\/404(?:\.html|\/)$|^\/_(?:headers|redirects)\//.test(path) ||
      // A folder cannot have the name of a file, such as a feed or the Markdown of a text.
      parts.some((part) => written.test(part) || living.has(part.replace(/\.md$/, '/')));
    if (isMade) {
      return {by: 'what the build makes', isFatal: true};
    }
    const ofSite = parts.map((part) => kindOf(join(siteDir, 'static', part)));
    const isFile = ofSite.includes('file');
    return isFile || ofSite.at(-1) === 'folder'
      ? {
          by: 'a file or folder of static/',
          isFatal: isFile || kindOf(join(siteDir, 'static', path, 'index.html')) !== null,
        }
      : null;
  };

  /** Takes an address down; `false`, with a finding, where it cannot be one. */
  const claim = (
    written: unknown,
    file: string,
    at: Range,
    {own, without, report}: {own?: string; without?: Edit; report: Report},
  ): string | null => {
    if (typeof written !== 'string') {
      // Of posts the schema of their front matter says it.
      if (!file.startsWith('blog/')) {
        report(at[0], 'This is no address', 'write it as /2024/04/02/a-slug/');
      }
      return null;
    }
    const read = readFormerAddress(written, site);
    if (!('path' in read)) {
      report(at[0], `${show(written)} ${read.reason}`, read.remedy, {
        isFatal: true,
        ...(read.meant !== undefined && {fix: {start: at[0], end: at[1], text: read.meant}}),
      });
      return null;
    }
    const {path} = read;
    const other = owners.get(path);
    const page = byAddress.get(path)?.file ?? living.get(path);
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
    } else if (page !== undefined) {
      report(
        at[0],
        `${show(path)} is a page${page === null ? '' : `, of ${page}`}`,
        'delete it: an address leads on only when it has no page of its own',
        // A page that is not published yet is not in the way.
        {isFatal: living.has(path)},
      );
    } else {
      const taken = takenBy(path);
      if (taken === null) {
        owners.set(path, file);
        return path;
      }
      const {by, isFatal} = taken;
      report(at[0], `${show(path)} is ${by}`, 'delete this address', {isFatal});
    }
    return null;
  };

  for (const text of texts) {
    const {file, address, frontMatter, isPublished, hasExpired} = text;
    const {findings, reportAs} = collect(
      file,
      text.text,
      () =>
        file.startsWith('blog/') &&
        isOlderPost(file.slice('blog/'.length), frontMatter?.values.date),
    );
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
      // What expires takes its former addresses with it.
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

  const entries = gone === null ? null : readMap(gone);
  if (gone !== null && entries) {
    const file = 'blog/gone.yml';
    const {findings, reportAs} = collect(file, gone);
    const report = reportAs('redirect');
    const targets = new Map<string, {to: string; range: Range}>();
    for (const [key, entry] of Object.entries(entries.values)) {
      const path = claim(key, file, entries.rangeOfKey(key) ?? [0, 0], {report});
      const {to} = (entry ?? {}) as {to?: unknown};
      if (path !== null) {
        former.set(path, typeof to === 'string' ? {to} : {});
        if (typeof to === 'string') {
          targets.set(path, {to, range: entries.rangeOf([key, 'to']) ?? [0, 0]});
        }
      }
    }
    for (const [from, {to, range}] of targets) {
      if (unread.some((start) => to.startsWith(start))) {
        continue;
      }
      checkTarget(from, to, range, {report, former, living, byAddress, site});
    }
    all.push(...findings);
  }
  return {findings: all, former};
}

/** What blog/gone.yml names as the new place of an address is one. */
function checkTarget(
  from: string,
  to: string,
  [start, end]: Range,
  {
    report,
    former,
    living,
    byAddress,
    site,
  }: {
    report: Report;
    former: Former;
    living: Claims['living'];
    byAddress: ReadonlyMap<string, Text>;
    site: Published;
  },
): void {
  const instead = (text: string) => ({fix: {start, end, text}});
  const rest = /[?#].*$/s.exec(to)?.[0] ?? '';
  const path = to.slice(0, to.length - rest.length);
  const base = site.baseUrl ?? '/';
  if (/^https?:\/\//i.test(to)) {
    if (!URL.canParse(to) || /[\s"'<>\\^`{|}$]/.test(to)) {
      report(start, `${show(to)} is no address`, 'write it as your browser shows it');
    } else if (new URL(to).origin === site.url) {
      const own = to.slice(site.url.length);
      const meant = own.startsWith(base) ? `/${own.slice(base.length)}` : own;
      report(start, `${show(to)} is of this site`, `write ${meant}`, instead(meant));
    }
    return;
  }
  if (!path.startsWith('/') || path.startsWith('//') || /[\s"'<>\\^`{|}$]/.test(to)) {
    report(
      start,
      `${show(to)} is no address`,
      'write the path of a page of this site, as /2024/04/02/a-slug/, or an address with https://',
    );
    return;
  }
  const page = withSlash(path);
  if (living.has(page)) {
    if (page !== path) {
      report(
        start,
        `${show(to)} does not end with a slash`,
        `write ${page}${rest}`,
        instead(page + rest),
      );
    }
    return;
  }
  const seen = new Set([from]);
  let last = former.has(path) ? path : page;
  for (let next = former.get(last)?.to; next !== undefined; next = former.get(last)?.to) {
    if (seen.has(last)) {
      break;
    }
    seen.add(last);
    last = next.startsWith('/') ? next.replace(/[?#].*$/s, '') : next;
  }
  if (seen.has(last)) {
    report(
      start,
      `${show(from)} leads in a circle, to itself`,
      'write a page that is there, or reason: and why it is gone',
    );
  } else if (living.has(last)) {
    report(
      start,
      `${show(to)} is a former address itself, so readers would be sent twice`,
      `write ${last}${rest}`,
      instead(last + rest),
    );
  } else if (byAddress.has(page)) {
    report(
      start,
      `${show(to)} is not published yet (${byAddress.get(page)!.file})`,
      'write a page that is there',
    );
  } else {
    const meant = suggest(page, [...living.keys()]);
    report(
      start,
      former.has(last) || /^https?:/.test(last)
        ? `${show(to)} is a former address itself`
        : `There is no page ${show(to)}`,
      /^https?:/.test(last)
        ? `write ${last}`
        : meant === undefined
          ? 'write the path of a page that is there'
          : `did you mean “${meant}”?`,
      /^https?:/.test(last) ? instead(last) : {},
    );
  }
}
