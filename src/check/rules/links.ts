import {join, posix} from 'node:path';
import {formatInstant} from '../../lib/format-instant';
import {isOwnMachine} from '../../lib/own-machine';
import {publicationState, timingOf, type Timing} from '../../content/publication';
import {identity} from '../../site/identity';
import {routes} from '../../site/routes';
import type {Addresses} from '../addresses';
import {offsetOf, show, type Place, type Report} from '../finding';
import {decode, fileNamed, isFile, isPublic, withSlashes} from '../named-file';
import {sourceOf, type Post} from '../post';
import type {Check} from '../rule';
import {suggest} from '../suggest';

type Target = {post: Post; url: string; at: Place; report: Report; addresses: Addresses};

/** The fix that replaces a part of a link, if that part appears literally in the text. */
function replacing({post, at}: Target, former: string, text: string) {
  const found = sourceOf(post, typeof at === 'number' ? {} : (at ?? {})).lastIndexOf(former);
  const start = offsetOf(at) + found;
  return found < 0 ? {} : {fix: {start, end: start + former.length, text}};
}

/** Checks the form of a link to another site; whether it works is not known here. */
function checkElsewhere(target: Target): void {
  const {url, at, report} = target;
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(url)![0].toLowerCase();
  if (['javascript:', 'vbscript:', 'data:', 'file:'].includes(scheme) || scheme.length === 2) {
    report(
      at,
      `${show(url)} is on your own machine, or runs something`,
      'write an https address, or the path of a file beside the post',
    );
  } else if (scheme === 'http:' || scheme === 'https:') {
    if (!/^https?:\/\/[^/]/i.test(url) || !URL.canParse(url)) {
      // The build stops at what it cannot parse.
      const isFatal = !URL.canParse(url);
      report(at, `${show(url)} is no address`, 'write it as your browser shows it', {isFatal});
      return;
    }
    const {username, password, origin, hostname, pathname, hash} = new URL(url);
    const base = identity.baseUrl;
    // Other addresses of this kind are examples. A preview has the base of the site.
    if (isOwnMachine(hostname) && pathname.startsWith(base)) {
      const page = decode(pathname.slice(base.length - 1));
      if (page !== null && page !== '/' && target.addresses.has(page)) {
        const path = page + hash;
        report(
          at,
          `${show(url)} is the preview on your own machine`,
          `write ${path}`,
          replacing(target, url, path),
        );
        return;
      }
    }
    // An address with a password leads nowhere that readers should go, and is a secret.
    if ((!username || !password) && origin === new URL(identity.url).origin) {
      const path = url.slice(origin.length);
      if (path.startsWith(base)) {
        checkPage({...target, url: `/${path.slice(base.length)}`});
      }
    }
  }
}

/** Anchors of a generated page: the years of the archive. */
const madeAnchor = new RegExp(`^/${routes.archive}/#\\d{4}$`);

function checkAnchor({url, at, report, addresses, post}: Target, page: string | null): void {
  const hash = /#(.*)$/s.exec(url)?.[1];
  if (hash === undefined || hash === '') {
    return;
  }
  const anchors =
    page === null ? addresses.anchorsOf(post.text, post.root) : addresses.anchorsOn(page);
  const wanted = decode(hash);
  if (anchors === null) {
    if (page !== null && addresses.fileOn(page) === null && !madeAnchor.test(`${page}#${hash}`)) {
      report(at, `${show(page)} has no heading ${show(`#${hash}`)}`, 'delete what begins with #');
    }
  } else if (wanted === null || !anchors.has(wanted)) {
    const meant = wanted === null ? undefined : suggest(wanted, [...anchors]);
    const some = [...anchors].slice(0, 8).map((name) => `#${name}`);
    report(
      at,
      `There is no heading ${show(`#${hash}`)} ${page === null ? 'in this post' : `on ${page}`}`,
      meant !== undefined
        ? `did you mean “#${meant}”?`
        : some.length > 0
          ? `write one of ${some.join(', ')}`
          : 'delete what begins with #',
    );
  }
}

/** Why a page is not on the site for as long as a post that links to it; `null` if it is. */
function absence({isDraft, date, expires}: Timing, since: Date, until: Date | null): string | null {
  if (isDraft) {
    return 'is a draft, which is not published';
  }
  if (expires !== null && expires <= since) {
    return `has left the site by ${formatInstant(since)}`;
  }
  if (date > since) {
    return `appears on ${formatInstant(date)}, after this post`;
  }
  return expires !== null && (until === null || expires < until)
    ? `leaves the site on ${formatInstant(expires)}, and this post stays`
    : null;
}

/** A link has to lead to a page that is on the site whenever the post is, or a later build would fail. */
function checkIsPublished({post, at, report, addresses}: Target, page: string): boolean {
  const {now} = addresses;
  const self = addresses.postOn(addresses.of(post.path));
  const own = self?.timing ?? timingOf(post.frontMatter.values, now);
  if (['draft', 'expired'].includes(publicationState(own, now))) {
    return true;
  }
  const since = own.date > now ? own.date : now;
  const target = addresses.postOn(page);
  const reason =
    target !== null && target.file !== `blog/${post.path}`
      ? absence(target.timing, since, own.expires)
      : addresses
            .postsOfTag(page)
            ?.every(
              ({timing, isUnlisted}) => isUnlisted || absence(timing, since, own.expires) !== null,
            )
        ? 'is no page while no post of that tag is published'
        : null;
  if (reason !== null) {
    report(at, `${show(page)} ${reason}`, 'delete the link until then');
  }
  return reason === null;
}

/** Reports the new address of a page that has moved; `false` if the address is not a former one. */
function checkFormer(target: Target, page: string): boolean {
  const {url, at, report, addresses} = target;
  const {former} = addresses;
  const moved =
    former.get(page) ?? former.get(`${page.replace(/\.(?:md|html)$|\/(?:index\.html)?$/, '')}/`);
  if (!moved) {
    return false;
  }
  const {to} = moved;
  if (to === undefined) {
    report(
      at,
      moved.isLost
        ? `The page ${show(page)} was published, and its post is deleted`
        : `The page ${show(page)} was taken away, as blog/gone.yml says`,
      'link to another page, or delete the link',
    );
    return true;
  }
  const rest = /[?#].*$/s.exec(url)?.[0] ?? '';
  const now = page.endsWith('.md') && to.endsWith('/') ? `${to.slice(0, -1)}.md` : to;
  const address = /[?#]/.test(now) ? now : now + rest;
  report(
    at,
    `${show(page)} is a former address`,
    `write ${address}`,
    replacing(target, url, address),
  );
  return true;
}

/** Checks a link to the file of a text, which Docusaurus replaces with the address of its page. */
function checkText(target: Target, path: string): void {
  const {post, at, report, addresses} = target;
  const {siteDir} = addresses;
  // The Markdown version of a page that has moved.
  if (path.startsWith('/') && checkFormer(target, path)) {
    return;
  }
  const candidates = path.startsWith('/')
    ? [join(siteDir, 'blog', path), join(siteDir, path)]
    : [fileNamed(post, siteDir, path), join(siteDir, 'blog', path)];
  const file = candidates.find(isFile);
  const inBlog = (one: string) => posix.relative('blog', posix.relative(siteDir, one));
  if (file !== undefined) {
    const page = addresses.pageOf(file);
    if (page !== undefined && checkIsPublished(target, page)) {
      checkAnchor(target, page);
    }
    return;
  }
  // The folder of a post may have been renamed.
  const former = addresses.former.get(addresses.of(inBlog(candidates[0]!)));
  if (former?.file !== undefined) {
    const now = posix.relative(posix.dirname(`blog/${post.path}`), former.file);
    report(at, `${show(path)} has another name now`, `write ${now}`, replacing(target, path, now));
    return;
  }
  const here = posix.dirname(post.path);
  const meant = suggest(
    path,
    addresses.posts.map((one) => posix.relative(here, one)),
  );
  report(
    at,
    former ? `The post ${show(path)} is gone` : `There is no file ${show(path)}`,
    meant === undefined
      ? 'write the path of a file that is there, from the folder of this post'
      : `did you mean “${meant}”?`,
  );
}

/** Checks a link to the address of a page of this site. */
function checkPage(target: Target): void {
  const {post, url, at, report, addresses} = target;
  const path = decode(url.split(/[?#]/)[0]!);
  if (path === null) {
    // The build stops at what it cannot decode.
    report(at, `${show(url)} cannot be read`, 'write %25 where you mean %', {isFatal: true});
    return;
  }
  const page = path.startsWith('/') ? path : posix.join(addresses.of(post.path), path);
  if (addresses.has(page)) {
    if (checkIsPublished(target, page)) {
      checkAnchor(target, page.endsWith('/') ? page : `${page}/`);
    }
  } else if (!isFile(join(addresses.siteDir, 'static', page)) && !checkFormer(target, page)) {
    const last = page.replace(/\/$/, '').split('/').at(-1)!;
    const meant =
      addresses.pages.find((one) => last !== '' && one.endsWith(`/${last}/`)) ??
      suggest(page, addresses.pages);
    report(
      at,
      `There is no page ${show(page)}`,
      meant === undefined
        ? 'write the path of a page as the address bar shows it, from /'
        : `did you mean “${meant}”?`,
    );
  }
}

/** What was to be `https://` or `http://`: with a letter too many or too few, without its colon, or twice. */
const misspeltScheme =
  /^(?:(?!https?:)(?=[hps]*t)(?=[hts]*p)[htps]{3,7}:\/\/|(?:https?:\/\/)?https?[;,.]?\/\/:?\/*|(?:https?:\/\/){2,})/i;

/** A link leads to an existing page, heading or file, or to another site. */
function checkLink(target: Target): void {
  const {post, url, at, report, addresses} = target;
  if (url === '') {
    report(at, 'The link leads nowhere', 'write an address, or delete the link');
  } else if (url.startsWith('#')) {
    checkAnchor(target, null);
  } else if (url.startsWith('pathname://')) {
    const path = decode(url.slice('pathname://'.length).split(/[?#]/)[0]!);
    const file = join(addresses.siteDir, 'static', path ?? '');
    if (path === null || !isFile(file) || !isPublic(file, addresses.siteDir)) {
      report(at, `There is no ${show(path ?? url)} in static/`, 'correct its name');
    }
  } else if (misspeltScheme.test(url)) {
    const address = url.replace(misspeltScheme, 'https://');
    report(at, `${show(url)} is no address`, `write ${address}`);
  } else if (/^[a-z][a-z\d+.-]*:/i.test(url)) {
    checkElsewhere(target);
  } else if (/^\/\/[^/\\]/.test(url)) {
    checkElsewhere({...target, url: `https:${url}`});
  } else if (/^[^\\].*\\/.test(url) && !url.startsWith('//')) {
    const path = withSlashes(url);
    report(
      at,
      `${show(url)} has backslashes, as only Windows does`,
      `write ${path}`,
      replacing(target, url, path),
    );
  } else if (url.startsWith('//') || url.includes('\\')) {
    report(at, `${show(url)} is no address`, 'write https:// before the name of a host');
  } else {
    const path = decode(url.split(/[?#]/)[0]!) ?? url;
    if (/^www\.[\w-]+\.|^[\w-]+\.(?:com|org|net|io|dev)(?:$|\/)/i.test(path)) {
      const other = `https://${url}`;
      report(
        at,
        `${show(url)} would be a page or file of this site`,
        `write ${other}`,
        replacing(target, url, other),
      );
    } else if (/\.mdx?$/i.test(path) && !addresses.has(path)) {
      checkText(target, path);
    } else if (/\.\w{1,8}$/.test(path) && !path.startsWith('/')) {
      const file = fileNamed(post, addresses.siteDir, path);
      if (isFile(file) && !isPublic(file, addresses.siteDir)) {
        report(
          at,
          `${show(path)} is no file of the blog, and would be published`,
          'put a copy beside the post',
        );
      } else if (!isFile(file)) {
        report(
          at,
          `There is no file ${show(path)} beside the post`,
          'correct its name; the address of another site begins with https://',
        );
      }
    } else {
      checkPage(target);
    }
  }
}

/** Links lead somewhere. */
export const link: Check = {
  link({url, at}, report, {post, site: {addresses}}) {
    checkLink({post, url: url.trim(), at, report, addresses});
  },
};
