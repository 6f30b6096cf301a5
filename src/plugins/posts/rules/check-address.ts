import {existsSync, readdirSync, statSync} from 'node:fs';
import {basename, dirname, join, posix} from 'node:path';
import {addressOf} from '../../../lib/post-address';
import {identity} from '../../../site/identity';
import type {Addresses} from '../addresses';
import {offsetOf, show, type Place, type Report} from '../finding';
import {isBehindLink, sourceOf, type Post} from '../post';
import {suggest} from '../suggest';
import {checkIsPublished} from './link-published';

type Target = {post: Post; url: string; at: Place; report: Report; addresses: Addresses};

const rule = 'link';

/** Whether there is a file of exactly this name; folders are none, and neither is what no file could be called. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** An address without what is escaped in it; `null` where it cannot be read. */
function decode(address: string): string | null {
  try {
    return decodeURIComponent(address);
  } catch {
    return null;
  }
}

/** Where a link of a search engine or a mail program leads in the end; undefined for any other. */
function behind({hostname, pathname, searchParams}: URL): string | undefined {
  const isCounter =
    (/(?:^|\.)google\.[a-z.]+$/.test(hostname) && pathname === '/url') ||
    hostname.endsWith('.safelinks.protection.outlook.com') ||
    (/^(?:l|lm)\.facebook\.com$/.test(hostname) && pathname === '/l.php');
  return isCounter
    ? (searchParams.get('url') ?? searchParams.get('q') ?? searchParams.get('u') ?? undefined)
    : undefined;
}

/** What a campaign or a network adds to an address, to know who came from where. */
const counted = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_cid|mc_eid|igshid|yclid|_hsenc|_hsmi)$/;

/** Networks that readers are not in. */
const isPrivate = (hostname: string) =>
  /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.)/.test(hostname) ||
  /\.(?:local|localhost|internal|corp|lan|home|intranet)$/.test(hostname);

/** An address that can be asked for, and still is not what a reader should be sent to. */
function checkAddress(url: string, {at, report, post}: Target): void {
  const address = new URL(url);
  const {hostname, username, password} = address;
  const real = behind(address);
  const parameters = [...address.searchParams.keys()].filter((name) => counted.test(name));
  // In a link, the address is to be found as it is written; in a reference, too.
  const from = post.text.indexOf(url, offsetOf(at));
  const replaceBy = (text: string) =>
    from < 0 ? {} : {fix: {start: from, end: from + url.length, text}};
  if (username || password) {
    report(
      rule,
      at,
      `The link to ${show(hostname)} has a name and a password in it`,
      'change the password, and write the address without what stands before @',
    );
  } else if (isPrivate(hostname)) {
    report(
      rule,
      at,
      `${show(url)} is in your own network, where readers are not`,
      'link something public, or put the name into backticks',
    );
  } else if (/\bTODO\b|\bTBD\b|\bFIXME\b/.test(url)) {
    report(rule, at, `${show(url)} has TODO in it`, 'write the address that was meant');
  } else if (real) {
    report(
      rule,
      at,
      `The link goes through ${hostname}, which notes who follows it`,
      `write ${real}`,
      replaceBy(real),
    );
  } else if (parameters.length > 0) {
    for (const name of parameters) {
      address.searchParams.delete(name);
    }
    report(
      rule,
      at,
      `${show(parameters.join(', '))} in the address counts readers for somebody else`,
      `write ${address.href}`,
      replaceBy(address.href),
    );
  } else if (new URL(identity.url).hostname === hostname) {
    const path = address.href.slice(address.origin.length);
    report(
      rule,
      at,
      `${show(url)} is a page of this site, and no test looks whether it is there`,
      `write ${show(path)}`,
      replaceBy(path),
    );
  }
}

function checkElsewhere(target: Target, url: string): void {
  const {at, report} = target;
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(url)![0].toLowerCase();
  if (scheme === 'mailto:') {
    if (!/^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/i.test(url)) {
      report(rule, at, `${show(url)} is no e-mail address`, 'write mailto:name@example.com');
    }
    return;
  }
  if (scheme === 'tel:') {
    return;
  }
  if (scheme !== 'https:' && scheme !== 'http:') {
    report(
      rule,
      at,
      /^[a-z]:$/.test(scheme) || scheme === 'file:'
        ? `${show(url)} is on your own machine`
        : `${show(scheme)} is no address that a post may lead to`,
      'write an https address, or a file beside the post as ./file',
    );
    return;
  }
  if (!/^https?:\/\/[^/]/i.test(url) || !URL.canParse(url)) {
    report(
      rule,
      at,
      `${show(url)} is no address`,
      'write it as your browser shows it, beginning with https://',
    );
    return;
  }
  const {hostname} = new URL(url);
  if (/^(?:localhost|127\.|0\.0\.0\.0|\[::1\])/.test(hostname)) {
    report(
      rule,
      at,
      `${show(url)} is on your own machine`,
      'for a page of this site, write its path from /; if it is only an example, put it into backticks',
    );
  } else if (!hostname.includes('.') && !hostname.startsWith('[')) {
    report(
      rule,
      at,
      `${show(url)} names no host of the Internet`,
      'write its name in full, such as https://example.com/',
    );
  } else {
    checkAddress(url, target);
  }
}

/** The page that was meant by the path of none. */
function meantPage(page: string, {addresses}: Target): string | undefined {
  const last = page.replace(/\/$/, '').split('/').at(-1)!;
  const inFolder = /^\d{4}-\d\d-\d\d-/.test(last) ? addressOf(last) : undefined;
  return (
    addresses.pages.find((one) => one === inFolder) ??
    addresses.pages.find((one) => last !== '' && one.endsWith(`/${last}/`)) ??
    suggest(page, addresses.pages)
  );
}

function checkAnchor({url, at, report, addresses, post}: Target, page: string | null): void {
  const hash = /#(.*)$/s.exec(url)?.[1];
  if (hash === undefined || hash === '') {
    return;
  }
  const anchors =
    page === null ? addresses.anchorsOf(post.text, post.root) : addresses.anchorsOn(page);
  const wanted = decode(hash);
  if (anchors && (wanted === null || !anchors.has(wanted))) {
    const meant = wanted === null ? undefined : suggest(wanted, [...anchors]);
    report(
      rule,
      at,
      `There is no heading ${show(`#${hash}`)} ${page === null ? 'in this post' : `on ${page}`}`,
      meant
        ? `did you mean “#${meant}”?`
        : anchors.size > 0
          ? `write one of ${[...anchors]
              .slice(0, 8)
              .map((name) => `#${name}`)
              .join(', ')}`
          : 'leave out what begins with #',
    );
  }
}

/** Says where a page is now that has moved; `false` where an address is no former one. */
function checkFormer({post, url, at, report, addresses}: Target, page: string): boolean {
  const isTwin = page.endsWith('.md');
  const {former} = addresses;
  const moved =
    former.get(page) ?? former.get(`${page.replace(/\.(?:md|html)$|\/(?:index\.html)?$/, '')}/`);
  if (!moved) {
    return false;
  }
  const {to} = moved;
  if (to === undefined) {
    report(
      rule,
      at,
      moved.isLost
        ? `The page ${show(page)} was published, and its post is deleted`
        : `The page ${show(page)} was taken away, as blog/gone.yml says`,
      'lead elsewhere, or keep the words without the link',
    );
    return true;
  }
  const rest = /[?#].*$/s.exec(url)?.[0] ?? '';
  const now = isTwin && to.endsWith('/') ? `${to.slice(0, -1)}.md` : to;
  const address = /[?#]/.test(now) ? now : now + rest;
  const start = sourceOf(post, typeof at === 'number' ? {} : (at ?? {})).lastIndexOf(url);
  report(
    rule,
    at,
    `${show(page)} is a former address`,
    `write ${address}`,
    start < 0
      ? {}
      : {
          fix: {
            start: offsetOf(at) + start,
            end: offsetOf(at) + start + url.length,
            text: address,
          },
        },
  );
  return true;
}

/** Says which file a text is now whose folder has another name; `false` where that is not known. */
function checkRenamedFile({post, url, at, report, addresses}: Target, path: string): boolean {
  const folder = /^(?:\.\.|@site\/blog|\/blog)\/([^/]+)\/index\.mdx?$/.exec(path)?.[1];
  const former = folder === undefined ? undefined : addresses.former.get(addressOf(folder));
  const file = former?.file;
  if (former !== undefined && file === undefined) {
    report(
      rule,
      at,
      former.isLost
        ? `The post ${show(path)} was deleted`
        : `The post ${show(path)} was taken away, as blog/gone.yml says`,
      former.to === undefined
        ? 'lead elsewhere, or keep the words without the link'
        : `write ${former.to}`,
    );
    return true;
  }
  if (file === undefined) {
    return false;
  }
  const now = posix.relative('blog/any', file);
  const start = sourceOf(post, typeof at === 'number' ? {} : (at ?? {})).lastIndexOf(path);
  report(
    rule,
    at,
    `${show(path)} has another name now`,
    `write ${now}`,
    start < 0 || !url.startsWith(path)
      ? {}
      : {
          fix: {
            start: offsetOf(at) + start,
            end: offsetOf(at) + start + path.length,
            text: now,
          },
        },
  );
  return true;
}

/** The file of the text that a path leads to. */
const indexIn = ({siteDir}: Addresses, path: string): string =>
  isFile(join(siteDir, 'blog', 'any', `${path}x`)) ? 'index.mdx' : 'index.md';

/** A link leads to a page, a heading or a file that is there, or is an address of another site. */
export function checkLink(target: Target): void {
  const {post, at, report, addresses} = target;
  const url = target.url.trim();
  if (url === '') {
    report(rule, at, 'The link leads nowhere', 'write an address, or delete the link');
    return;
  }
  if (url.startsWith('#')) {
    checkAnchor(target, null);
    return;
  }
  if (url.startsWith('//') || url.includes('\\')) {
    report(
      rule,
      at,
      `${show(url)} is no address`,
      'write https:// before the name of a host, and / between the parts of a path',
    );
    return;
  }
  if (url.startsWith('pathname://')) {
    const path = decode(url.slice('pathname://'.length).split(/[?#]/)[0]!);
    if (path === null || !isFile(join(addresses.siteDir, 'static', path))) {
      report(
        rule,
        at,
        `There is no ${show(path ?? url)} in static/`,
        'correct its name, or put the file there',
      );
    }
    return;
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) {
    checkElsewhere(target, url);
    return;
  }
  const path = decode(url.split(/[?#]/)[0]!);
  if (path === null) {
    report(rule, at, `${show(url)} cannot be read`, 'write %25 where you mean %');
    return;
  }
  if (/^www\.|^[\w-]+\.(?:com|org|net|io|dev)(?:\/|$)/.test(path)) {
    report(rule, at, `${show(url)} would be a page of this site`, 'write https:// before it');
    return;
  }
  if (/\.mdx?$/i.test(path) && !addresses.has(path)) {
    if (path.startsWith('/') && checkFormer(target, path)) {
      return;
    }
    const file = path.startsWith('@site/')
      ? join(addresses.siteDir, path.slice('@site/'.length))
      : path.startsWith('/')
        ? join(addresses.siteDir, path)
        : join(post.folder, path);
    if (!isFile(file) && !checkRenamedFile(target, path)) {
      const folders = addresses.folders.map((name) => `../${name}/index.md`);
      const meant = suggest(path, folders);
      report(
        rule,
        at,
        `There is no file ${show(path)}`,
        meant === undefined
          ? 'write the path of a file that is there, from the folder of this post on, or take the link out'
          : `did you mean “${meant.replace(/index\.md$/, '')}${indexIn(addresses, meant)}”?`,
      );
    } else if (/^index\.mdx?$/.test(basename(file))) {
      const other = addressOf(basename(dirname(file)));
      if (addresses.has(other) && checkIsPublished(target, other)) {
        checkAnchor(target, other);
      }
    }
    return;
  }
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(path)) {
    report(rule, at, `${show(url)} is an address of e-mail`, `write mailto:${url}`);
    return;
  }
  if (/^https?(?:\/\/|:\/)|^https?\b.*\.\w+\//i.test(path)) {
    report(
      rule,
      at,
      `${show(url)} is no address`,
      `write ${path.replace(/^https?:?\/*/i, 'https://')}`,
    );
    return;
  }
  if (path.startsWith('__GHOST_URL__')) {
    report(
      rule,
      at,
      `${show('__GHOST_URL__')} is what Ghost puts in place of its address`,
      'write the path of a page, or the whole address without __GHOST_URL__',
    );
    return;
  }
  if (/\.\w{1,8}$/.test(path) && !path.startsWith('/')) {
    if (
      !isBehindLink(post.folder, path) &&
      !isFile(
        path.startsWith('@site/')
          ? join(addresses.siteDir, path.slice('@site/'.length))
          : join(post.folder, path),
      )
    ) {
      report(
        rule,
        at,
        `There is no file ${show(path)} beside the post`,
        'correct its name, or put the file there',
      );
    }
    return;
  }
  const page = path.startsWith('/') ? path : posix.join(addresses.of(post.folder), path);
  if (!addresses.has(page) && !isFile(join(addresses.siteDir, 'static', page))) {
    if (checkFormer(target, page)) {
      return;
    }
    const meant = meantPage(page, target);
    report(
      rule,
      at,
      /^(?:TODO|TBD|FIXME|x+)$/i.test(path)
        ? `${show(path)} is to be replaced by an address`
        : `There is no page ${show(page)}`,
      meant
        ? `did you mean “${meant}”?`
        : 'write the path of a page as the address bar shows it, from / on',
    );
    return;
  }
  if (checkIsPublished(target, page)) {
    checkAnchor(target, page);
  }
}

/** What to do about the name of no file: the one in its folder that was meant, where it can be known. */
function meantFile(file: string, path: string): string | undefined {
  let names: string[];
  try {
    names = readdirSync(dirname(file));
  } catch {
    return undefined;
  }
  const pictures = names.filter((one) => /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(one));
  const wanted = basename(file).toLowerCase();
  const meant =
    pictures.find((one) => one.toLowerCase() === wanted) ??
    pictures.find(
      (one) => one.replace(/\.\w+$/, '').toLowerCase() === wanted.replace(/\.\w+$/, ''),
    ) ??
    suggest(wanted, pictures);
  return meant === undefined
    ? undefined
    : `did you mean “${path.slice(0, path.length - basename(path).length)}${meant}”?`;
}

/** Path of a picture that Markdown names; `null`, with a finding, where there is none. */
export function findPicture({post, url, at, report, addresses}: Target): string | null {
  const name = 'picture';
  if (/^(?:https?:)?\/\//i.test(url)) {
    report(
      name,
      at,
      `The picture ${show(url)} is on another site, which would see who reads`,
      'put a copy beside the post, and write ./name.png',
    );
    return null;
  }
  if (url.startsWith('pathname://')) {
    const path = join(addresses.siteDir, 'static', url.slice('pathname://'.length));
    if (!isFile(path)) {
      report(
        name,
        at,
        `There is no picture ${show(url)}`,
        'correct its name, or put the file into static/',
      );
    }
    return null;
  }
  if (/^\/(?:Users|home|tmp|var|mnt|Volumes)\/|^[a-z]:[\\/]/i.test(url)) {
    report(
      name,
      at,
      `${show(url)} is on your own machine`,
      'put a copy beside the post, and write ./name.png',
    );
    return null;
  }
  if (url.trim() === '' || /^[a-z][a-z\d+.-]+:/i.test(url)) {
    report(
      name,
      at,
      url.trim() === ''
        ? 'The picture has no address'
        : `${show(url)} is no picture beside the post`,
      'save it to a file beside the post, and write ./name.png',
    );
    return null;
  }
  const path = decode(url.split(/[?#]/)[0]!);
  if (path === null) {
    report(name, at, `${show(url)} cannot be read`, 'write %25 where you mean %');
    return null;
  }
  const file = path.startsWith('@site/')
    ? join(addresses.siteDir, path.slice('@site/'.length))
    : path.startsWith('/')
      ? join(addresses.siteDir, 'static', path)
      : join(post.folder, path);
  if (!isFile(file) && !path.startsWith('/') && isBehindLink(post.folder, path)) {
    return null;
  }
  if (!isFile(file)) {
    report(
      name,
      at,
      existsSync(file) ? `${show(url)} is a folder` : `There is no picture ${show(url)}`,
      meantFile(file, path) ??
        'correct its name, in which capitals count, or put the file beside the post',
    );
    return null;
  }
  return file;
}
