import {copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import {load} from 'cheerio';
import {themeAttribute} from '../../lib/contracts';
import {fileOf, type BuiltSite} from './describe-page';

/** Files that a page shows or plays; scripts, feeds and compressed files are only for hosts. */
const shown = /\.(?:css|woff2?|png|jpe?g|gif|webp|avif|svg|ico|mp3|m4a|ogg|mp4|webm|vtt|txt|zip)$/;

/** Attributes that hold one address. */
const attributes = ['href', 'src', 'poster'] as const;

/** Elements that only fail in a page opened from disk. */
const needless =
  'script, meta[http-equiv="Content-Security-Policy"], link[rel="preload"], link[rel="modulepreload"], link[rel="prefetch"], link[rel="canonical"], link[rel="alternate"], link[rel="search"], link[rel="manifest"]';

/** The first page to open, at the top of the preview. */
export const startPage = 'START-HERE.html';

/** The folder of the site in the preview. */
export const siteFolder = 'site';

/** An address as a page or style sheet writes it to reach another file in the same folder. */
function relativeAddress(site: BuiltSite, address: string, from: string): string {
  const file = fileOf(site, address, from);
  if (file === null) {
    return address;
  }
  const path = posix.relative(posix.dirname(from), file.path);
  return `${path.split('/').map(encodeURIComponent).join('/') || encodeURIComponent(posix.basename(file.path))}${file.hash}`;
}

const withRelativeUrls = (site: BuiltSite, css: string, from: string): string =>
  css.replace(
    /url\((["']?)([^"')]+)\1\)/g,
    (_, quote: string, address: string) =>
      `url(${quote}${relativeAddress(site, address, from)}${quote})`,
  );

/** The site switches day and night with scripts, which do not run here, so the bar has its own button. */
const bar = (start: string) =>
  `<p style="margin:0;padding:.5rem 1rem;background:#ffd479;color:#1a1f2e;font:1rem/1.5 sans-serif">Preview, without what scripts do (search, menus). <a style="color:inherit;text-decoration:underline" href="${start}">What has changed</a> · <button type="button" onclick="const page=document.documentElement;page.dataset.theme=page.dataset.theme==='dark'?'light':'dark'">Day or night</button></p>`;

/**
 * Converts a page of a built site so that a browser can open it from disk: addresses become relative, and scripts are
 * removed, since a browser gives them no files.
 *
 * @param path the path of the page in the site's folder
 */
export function toOpenable(site: BuiltSite, html: string, path: string): string {
  // Parsed as a browser without scripts does, so that the content of <noscript> becomes elements.
  const $ = load(html, {scriptingEnabled: false});
  $('noscript').each((_, element) => {
    $(element).replaceWith($(element).contents());
  });
  $(needless).remove();
  for (const attribute of attributes) {
    $(`[${attribute}]`).each((_, element) => {
      $(element).attr(attribute, relativeAddress(site, $(element).attr(attribute)!, path));
    });
  }
  $('[srcset]').each((_, element) => {
    const candidates = $(element)
      .attr('srcset')!
      .split(/,\s+/)
      .map((candidate) => {
        const [address, ...width] = candidate.trim().split(/\s+/);
        return [relativeAddress(site, address!, path), ...width].join(' ');
      });
    $(element).attr('srcset', candidates.join(', '));
  });
  $('style').each((_, element) => {
    $(element).text(withRelativeUrls(site, $(element).text(), path));
  });
  $('[crossorigin]').removeAttr('crossorigin');
  $('html').attr(themeAttribute, 'light');
  $('head').append('<meta name="robots" content="noindex">');
  const toStart = posix.relative(posix.dirname(posix.join(siteFolder, path)), startPage);
  $('body').prepend(bar(toStart));
  return $.html();
}

/**
 * Writes a built site to a folder, from which a browser opens it with a double click.
 *
 * @param target the target folder; its previous contents are removed
 * @param start the page to open first
 */
export function packPreview(site: BuiltSite, target: string, start: string): void {
  rmSync(target, {recursive: true, force: true});
  const files = readdirSync(site.folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) =>
      join(parentPath, name)
        .slice(site.folder.length + 1)
        .replaceAll('\\', '/'),
    );
  for (const path of files) {
    const from = join(site.folder, path);
    const to = join(target, siteFolder, path);
    if (path.endsWith('.html')) {
      mkdirSync(dirname(to), {recursive: true});
      writeFileSync(to, toOpenable(site, readFileSync(from, 'utf8'), path));
    } else if (path.endsWith('.css')) {
      mkdirSync(dirname(to), {recursive: true});
      writeFileSync(to, withRelativeUrls(site, readFileSync(from, 'utf8'), path));
    } else if (shown.test(path)) {
      mkdirSync(dirname(to), {recursive: true});
      copyFileSync(from, to);
    }
  }
  writeFileSync(join(target, startPage), start);
}
