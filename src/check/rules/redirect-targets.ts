import type {Published} from '../../content/former-address';
import {pagePath} from '../../lib/page-path';
import {show, type Report} from '../finding';
import type {Range} from '../front-matter';
import {suggest} from '../suggest';
import type {Text} from '../texts';

/**
 * Checks the target that blog/gone.yml or blog/moved.yml gives for an address.
 *
 * @param isFile whether a path is a file that an address may lead to; if omitted, it leads to a page or elsewhere
 */
export function checkTarget(
  to: string,
  [start, end]: Range,
  {
    report,
    former,
    living,
    byAddress,
    site,
    isFile,
  }: {
    report: Report;
    former: ReadonlyMap<string, {to?: string}>;
    living: ReadonlyMap<string, string | null>;
    byAddress: ReadonlyMap<string, Text>;
    site: Published;
    isFile?: ((path: string) => boolean) | undefined;
  },
): void {
  const instead = (text: string) => ({fix: {start, end, text}});
  const rest = /[?#].*$/s.exec(to)?.[0] ?? '';
  const path = to.slice(0, to.length - rest.length);
  const base = site.baseUrl ?? '/';
  const isThere = (one: string) => living.has(one) || (isFile?.(one) ?? false);
  const what = isFile ? 'page or file' : 'page';
  if (/^https?:\/\//i.test(to)) {
    if (!URL.canParse(to) || /[\s"'<>\\^`{|}$]/.test(to)) {
      report(start, `${show(to)} is no address`, 'write it as your browser shows it');
    } else if (new URL(to).origin === site.url) {
      const own = to.slice(site.url.length);
      const meant = own.startsWith(base) ? `/${own.slice(base.length)}` : own;
      report(start, `${show(to)} is of this site`, `write ${meant}`, instead(meant));
    } else if (isFile) {
      report(
        start,
        `${show(to)} is no address of this site`,
        'write a page or a file of it; blog/gone.yml can send readers of a page elsewhere',
      );
    }
    return;
  }
  if (!path.startsWith('/') || path.startsWith('//') || /[\s"'<>\\^`{|}$]/.test(to)) {
    report(
      start,
      `${show(to)} is no address`,
      isFile
        ? 'write the path of a page or a file of this site, as /tags/ or /rss.xml'
        : 'write the path of a page of this site, as /2024/04/02/a-slug/, or an address with https://',
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
  if (isThere(path)) {
    return;
  }
  const next = former.get(page)?.to ?? former.get(path)?.to ?? '';
  // A longer chain is resolved step by step, as each of its entries is corrected.
  if ((!isFile && /^https?:/.test(next)) || isThere(next.replace(/[?#].*$/s, ''))) {
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
  } else if (base !== '/' && path.startsWith(base) && isThere(`/${path.slice(base.length)}`)) {
    const meant = `/${to.slice(base.length)}`;
    report(
      start,
      `${show(to)} begins with ${base}, which the build puts before it by itself`,
      `write ${meant}`,
      instead(meant),
    );
  } else {
    const meant = suggest(page, [...living.keys()]);
    report(
      start,
      `There is no ${what} ${show(to)}`,
      meant === undefined
        ? `write the path of a ${what} that is there`
        : `did you mean “${meant}”?`,
    );
  }
}
