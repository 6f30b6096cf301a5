import {readFormerAddress, type Published} from '../../content/former-address';
import {isFileOfSite} from '../addresses';
import {collect, show, type Edit, type Finding, type Report} from '../finding';
import {readMap, type Range} from '../front-matter';
import {pagePath} from '../../lib/page-path';
import {suggest} from '../suggest';
import {redirectsOf, type Text} from '../texts';

/** The current and former pages of a site. */
export type Claims = {
  siteDir: string;
  site: Published;
  texts: readonly Text[];
  /** Addresses of published pages, each with its source file; `null` if it is made from several. */
  living: ReadonlyMap<string, string | null>;
  /** The text of blog/gone.yml; `null` if there is none. */
  gone: string | null;
  /** Prefixes of addresses whose pages are unknown, since the file that declares them cannot be read. */
  unread?: readonly string[];
};

/** Addresses that no longer have a page, and where they lead. */
export type Former = Map<string, {to?: string; file?: string; isLost?: true}>;

/** A YAML list on one line. */
export const asList = (values: readonly string[]): string =>
  `[${values.map((value) => (/^[\w/.~%\p{L}-]+$/u.test(value) ? value : JSON.stringify(value))).join(', ')}]`;

/** Each former address is one that a page could have had, and leads to a single existing page. */
export function checkRedirects({siteDir, site, texts, living, gone, unread = []}: Claims): {
  findings: Finding[];
  former: Former;
} {
  const all: Finding[] = [];
  const former: Former = new Map();
  const owners = new Map<string, string>();
  const byAddress = new Map(texts.map((text) => [text.address, text]));

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
        {isFatal: true},
      );
    } else if (isFileOfSite(siteDir, path)) {
      report(at[0], `${show(path)} is a file or a list of the site`, 'delete this address', {
        isFatal: true,
      });
    } else {
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

  const entries = gone === null ? null : readMap(gone);
  if (gone !== null && entries) {
    const file = 'blog/gone.yml';
    const {findings, reportAs} = collect(file, gone);
    const report = reportAs('redirect');
    const targets: Array<{to: string; range: Range}> = [];
    for (const [key, entry] of Object.entries(entries.values)) {
      const path = claim(key, file, entries.rangeOfKey(key) ?? [0, 0], {report});
      const {to} = (entry ?? {}) as {to?: unknown};
      if (path !== null) {
        former.set(path, typeof to === 'string' ? {to} : {});
        if (typeof to === 'string') {
          targets.push({to, range: entries.rangeOf([key, 'to']) ?? [0, 0]});
        }
      }
    }
    for (const {to, range} of targets) {
      if (unread.some((start) => to.startsWith(start))) {
        continue;
      }
      checkTarget(to, range, {report, former, living, byAddress, site});
    }
    all.push(...findings);
  }
  return {findings: all, former};
}

/** Checks the target that blog/gone.yml gives for an address. */
function checkTarget(
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
  const page = pagePath(path);
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
  const next = former.get(page)?.to ?? former.get(path)?.to ?? '';
  // A longer chain is resolved step by step, as each of its entries is corrected.
  if (/^https?:/.test(next) || living.has(next.replace(/[?#].*$/s, ''))) {
    const last = /[?#]/.test(next) ? next : next + rest;
    report(
      start,
      `${show(to)} is a former address itself, so readers would be sent twice`,
      `write ${last}`,
      instead(last),
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
      `There is no page ${show(to)}`,
      meant === undefined ? 'write the path of a page that is there' : `did you mean “${meant}”?`,
    );
  }
}
