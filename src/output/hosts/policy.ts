import type {Service} from '../../settings/schema';
import {serves} from '../../settings/services';

/** The inline scripts and styles that a policy allows: their hashes, as a policy names them. */
export type Hashes = {scripts: string[]; styles: string[]};

/**
 * The Content-Security-Policy of pages. Only what it names is allowed:
 *
 * - By default, files of the site itself. Every kind that could do harm has a line of its own, so this is for
 *   prefetching only: Firefox asks the default whether a page may be fetched before its link is pressed.
 * - Scripts: inline ones by their hash, and what these load (`strict-dynamic`). An address written into the page
 *   loads nothing, wherever it leads: not even a file on the same host, which others may share (as on github.io).
 *   WebAssembly may be compiled, because the search is made of it.
 * - The scripts and workers that scripts add to a page must be below the site's own code folders, which the default policy
 *   for trusted types ensures (see src/runtime/trusted-types). No policy regulates the address of an `import()`, which only
 *   our own scripts call, with addresses of their own.
 * - Styles: the site's sheets, and by their hashes those inside pages, which pages share. No page has a `style` attribute (see
 *   src/output/styles); scripts may set single properties, which no policy regulates.
 * - Pictures and drawings: the site's own, and `data:` for the logo and the drawings of style sheets, which are
 *   inline because they are seen first. A picture cannot run anything.
 * - Other origins: those that the identity names as services, for what it names them for, and no others. A script of
 *   theirs is loaded by the site's own, which `strict-dynamic` allows.
 *
 * @param hashes of all pages that are served with it
 * @param services those of the identity
 * @param isInPage whether it is in a page, where `frame-ancestors` is not supported
 */
export function contentSecurityPolicy(
  {scripts, styles}: Hashes,
  services: readonly Service[],
  isInPage = false,
): string {
  const of = (use: Service['uses'][number]) =>
    services.filter((service) => serves(service, use)).map(({origin}) => origin);
  const frames = of('frame');
  return [
    ["default-src 'self'"],
    ['script-src', "'strict-dynamic'", "'wasm-unsafe-eval'", ...scripts],
    ['style-src', "'self'", ...styles, ...of('style')],
    ["img-src 'self' data:", ...of('image')],
    ["font-src 'self'", ...of('font')],
    ["media-src 'self'", ...of('media')],
    ["connect-src 'self'", ...of('connect')],
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
    ["worker-src 'none'"],
    // The search form leads to the search page.
    ["form-action 'self'"],
    ["base-uri 'none'"],
    ["object-src 'none'"],
    ...(isInPage ? [] : [["frame-ancestors 'none'"]]),
    ["require-trusted-types-for 'script'"],
    // Code cannot create a second policy to get past the first.
    ['trusted-types default'],
  ]
    .map((words) => words.join(' '))
    .join('; ');
}
