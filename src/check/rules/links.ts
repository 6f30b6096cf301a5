import {closeSync, existsSync, openSync, readSync, readdirSync, statSync} from 'node:fs';
import {basename, dirname, extname, join, posix} from 'node:path';
import {isRemote} from '../../lib/is-remote';
import {formatInstant} from '../../lib/format-instant';
import {publicationState, timingOf, type Timing} from '../../content/publication';
import {visit} from '../../lib/visit';
import {identity} from '../../site/identity';
import {bounds} from '../../site/post-rules';
import type {Addresses} from '../addresses';
import {offsetOf, show, type Place, type Report} from '../finding';
import {fileNamed, sourceOf, type Post} from '../post';
import {suggest} from '../suggest';

export type Target = {post: Post; url: string; at: Place; report: Report; addresses: Addresses};

/** Whether there is a file of exactly this name; folders are none, and neither is what no file could be called. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Whether a file is one that the site publishes: of the repository, what lies elsewhere is for those who work on it. */
function isPublic(path: string, {siteDir}: Addresses): boolean {
  return ['blog', 'docs', 'static'].some((folder) => path.startsWith(join(siteDir, folder, '/')));
}

/** An address without what is escaped in it; `null` where it cannot be read. */
function decode(address: string): string | null {
  try {
    return decodeURIComponent(address);
  } catch {
    return null;
  }
}

/** What `--fix` writes in place of a part of a link, where that part stands in the text as it is. */
function replacing({post, at}: Target, former: string, text: string) {
  const found = sourceOf(post, typeof at === 'number' ? {} : (at ?? {})).lastIndexOf(former);
  const start = offsetOf(at) + found;
  return found < 0 ? {} : {fix: {start, end: start + former.length, text}};
}

/** An address of another site, of which it is only known here whether it is one. */
function checkElsewhere(target: Target): void {
  const {url, at, report} = target;
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(url)![0].toLowerCase();
  if (['javascript:', 'vbscript:', 'data:', 'file:'].includes(scheme) || scheme.length === 2) {
    report(
      'link',
      at,
      `${show(url)} is on your own machine, or runs something`,
      'write an https address, or the path of a file beside the post',
    );
  } else if (scheme === 'http:' || scheme === 'https:') {
    if (!/^https?:\/\/[^/]/i.test(url) || !URL.canParse(url)) {
      report('link', at, `${show(url)} is no address`, 'write it as your browser shows it');
      return;
    }
    const {username, password, origin} = new URL(url);
    if (username && password) {
      report(
        'secret',
        at,
        'The link has a name and a password in it',
        'change the password, and delete what stands before @',
      );
    } else if (origin === new URL(identity.url).origin) {
      const path = url.slice(origin.length);
      const base = identity.baseUrl;
      if (path.startsWith(base)) {
        checkPage({...target, url: `/${path.slice(base.length)}`});
      }
    }
  }
}

/** Parts of a page that is made of no text: the years of the archive. */
const madeAnchor = /^\/archive\/#\d{4}$/;

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
      report(
        'link',
        at,
        `${show(page)} has no heading ${show(`#${hash}`)}`,
        'delete what begins with #',
      );
    }
  } else if (wanted === null || !anchors.has(wanted)) {
    const meant = wanted === null ? undefined : suggest(wanted, [...anchors]);
    const some = [...anchors].slice(0, 8).map((name) => `#${name}`);
    report(
      'link',
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

/** Why a page is not on the site for as long as a post that links to it is; `null` where it is. */
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

/** A link leads to a page that is on the site whenever the post is: otherwise a later build would stop. */
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
    target !== null && target.path !== post.path
      ? absence(target.timing, since, own.expires)
      : addresses
            .postsOfTag(page)
            ?.every(
              ({timing, isUnlisted}) => isUnlisted || absence(timing, since, own.expires) !== null,
            )
        ? 'is no page while no post of that tag is published'
        : null;
  if (reason !== null) {
    report('link', at, `${show(page)} ${reason}`, 'delete the link until then');
  }
  return reason === null;
}

/** Says where a page is now that has moved; `false` where an address is no former one. */
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
      'link',
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
    'link',
    at,
    `${show(page)} is a former address`,
    `write ${address}`,
    replacing(target, url, address),
  );
  return true;
}

/** A link to the file of a text, which Docusaurus makes the address of its page. */
function checkText(target: Target, path: string): void {
  const {post, at, report, addresses} = target;
  const {siteDir} = addresses;
  // The Markdown of a page that has moved.
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
    report(
      'link',
      at,
      `${show(path)} has another name now`,
      `write ${now}`,
      replacing(target, path, now),
    );
    return;
  }
  const here = posix.dirname(post.path);
  const meant = suggest(
    path,
    addresses.posts.map((one) => posix.relative(here, one)),
  );
  report(
    'link',
    at,
    former ? `The post ${show(path)} is gone` : `There is no file ${show(path)}`,
    meant === undefined
      ? 'write the path of a file that is there, from the folder of this post'
      : `did you mean “${meant}”?`,
  );
}

/** A link to a page of this site, by its address. */
function checkPage(target: Target): void {
  const {post, url, at, report, addresses} = target;
  const path = decode(url.split(/[?#]/)[0]!);
  if (path === null) {
    report('link', at, `${show(url)} cannot be read`, 'write %25 where you mean %');
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
      'link',
      at,
      `There is no page ${show(page)}`,
      meant === undefined
        ? 'write the path of a page as the address bar shows it, from /'
        : `did you mean “${meant}”?`,
    );
  }
}

/** A link leads to a page, a heading or a file that is there, or is an address of another site. */
export function checkLink(given: Target): void {
  const {post, at, report, addresses} = given;
  const url = given.url.trim();
  const target = {...given, url};
  if (url === '') {
    report('link', at, 'The link leads nowhere', 'write an address, or delete the link');
  } else if (url.startsWith('#')) {
    checkAnchor(target, null);
  } else if (url.startsWith('pathname://')) {
    const path = decode(url.slice('pathname://'.length).split(/[?#]/)[0]!);
    const file = join(addresses.siteDir, 'static', path ?? '');
    if (path === null || !isFile(file) || !isPublic(file, addresses)) {
      report('link', at, `There is no ${show(path ?? url)} in static/`, 'correct its name');
    }
  } else if (/^[a-z][a-z\d+.-]*:/i.test(url)) {
    checkElsewhere(target);
  } else if (/^\/\/[^/\\]/.test(url)) {
    checkElsewhere({...target, url: `https:${url}`});
  } else if (url.startsWith('//') || url.includes('\\')) {
    report('link', at, `${show(url)} is no address`, 'write https:// before the name of a host');
  } else {
    const path = decode(url.split(/[?#]/)[0]!) ?? url;
    if (/\.mdx?$/i.test(path) && !addresses.has(path)) {
      checkText(target, path);
    } else if (/\.\w{1,8}$/.test(path) && !path.startsWith('/')) {
      const file = fileNamed(post, addresses.siteDir, path);
      if (isFile(file) && !isPublic(file, addresses)) {
        report(
          'link',
          at,
          `${show(path)} is no file of the blog, and would be published`,
          'put a copy beside the post',
        );
      } else if (!isFile(file)) {
        report(
          'link',
          at,
          /^www\.|^[\w-]+\.(?:com|org|net|io|dev)$/.test(path)
            ? `${show(url)} would be a file of this site`
            : `There is no file ${show(path)} beside the post`,
          'correct its name; the address of another site begins with https://',
        );
      }
    } else {
      checkPage(target);
    }
  }
}

/** Finds links that lead nowhere. */
export function checkLinks(post: Post, addresses: Addresses, report: Report): void {
  visit(post.root, ['link', 'definition'], (node) => {
    if (node.type === 'link' || (node.type === 'definition' && !node.identifier.startsWith('^'))) {
      checkLink({post, url: node.url, at: node, report, addresses});
    }
  });
}

/** What to do about the name of no file: the one in its folder that was meant, where it can be known. */
function meantFile(file: string, path: string): string | undefined {
  let names: string[];
  try {
    names = readdirSync(dirname(file));
  } catch {
    return undefined;
  }
  const wanted = basename(file).toLowerCase();
  const meant = names.find((one) => one.toLowerCase() === wanted) ?? suggest(wanted, names);
  return meant === undefined
    ? undefined
    : `did you mean “${path.slice(0, path.length - basename(path).length)}${meant}”?`;
}

/** How pictures of each ending begin. */
const beginnings: Array<[ending: RegExp, beginning: string]> = [
  [/\.png$/i, '\x89PNG\r\n'],
  [/\.jpe?g$/i, '\xff\xd8\xff'],
  [/\.gif$/i, 'GIF8'],
  [/\.webp$/i, 'RIFF'],
];

/** Whether a picture begins as pictures of its ending do: the build cannot read others. */
function isWhatItsNameSays(file: string): boolean {
  const beginning = beginnings.find(([ending]) => ending.test(file))?.[1];
  if (beginning === undefined) {
    return true;
  }
  const first = Buffer.alloc(beginning.length);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, first);
  } finally {
    closeSync(opened);
  }
  return first.toString('latin1') === beginning;
}

/** A picture, film or recording is there, and comes from this site. */
export function checkMedia({post, url, at, report, addresses}: Target): void {
  if (isRemote(url)) {
    report(
      'remote-content',
      at,
      `${show(url)} is on another site, which would see who reads, so readers get a link`,
      'put a copy beside the post',
    );
    return;
  }
  if (url.startsWith('data:')) {
    return;
  }
  const path = decode(url.replace(/^pathname:\/\//, '').split(/[?#]/)[0]!);
  if (path === null || path.trim() === '' || /^[a-z][a-z\d+.-]*:/i.test(path)) {
    report('picture', at, `${show(url)} is no file beside the post`, 'write ./name.png');
    return;
  }
  const file = fileNamed(post, addresses.siteDir, path);
  if (!isFile(file)) {
    report(
      'picture',
      at,
      existsSync(file) ? `${show(url)} is a folder` : `There is no file ${show(url)}`,
      meantFile(file, path) ??
        'correct its name, in which capitals count, or put the file beside the post',
    );
    return;
  }
  if (!isPublic(file, addresses)) {
    report(
      'picture',
      at,
      `${show(url)} is no file of the blog, and would be published`,
      'put a copy beside the post',
    );
    return;
  }
  if (!isWhatItsNameSays(file)) {
    report(
      'picture',
      at,
      `${show(url)} is no ${extname(file).slice(1).toUpperCase()}`,
      'save the picture again, and look at it; what was downloaded may be a page that says no',
    );
    return;
  }
  const {size} = statSync(file);
  if (size > bounds['picture-size'].most) {
    report(
      'picture-size',
      at,
      `${show(basename(file))} weighs ${(size / 1_000_000).toFixed(1)} MB, which each clone of the repository carries`,
      'save it smaller, or as JPEG where it is a photograph',
    );
  }
}

/** Finds pictures that are not there. */
export function checkPictures(post: Post, addresses: Addresses, report: Report): void {
  const definitions = new Map<string, string>();
  visit(post.root, 'definition', ({identifier, url}) => {
    definitions.set(identifier, url);
  });
  visit(post.root, ['image', 'imageReference'], (node) => {
    const url =
      node.type === 'image'
        ? node.url
        : node.type === 'imageReference'
          ? definitions.get(node.identifier)
          : undefined;
    if (url !== undefined) {
      checkMedia({post, url, at: node, report, addresses});
    }
  });
  const {image} = post.frontMatter.values;
  if (typeof image === 'string' && !/^https?:/.test(image)) {
    checkMedia({post, url: image, at: post.frontMatter.offsetOf('image'), report, addresses});
  }
}
