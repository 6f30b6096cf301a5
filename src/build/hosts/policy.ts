/** The inline scripts and styles that a policy allows: their hashes, as a policy names them. */
export type Hashes = {scripts: string[]; styles: string[]};

/**
 * The Content-Security-Policy of pages. Nothing is allowed but what is named:
 *
 * - Scripts: those inside the pages, by their hash, and what these load (`strict-dynamic`). An address
 *   written into the page loads nothing, wherever it leads: not even a file of the same host, which others
 *   may share (as on github.io). WebAssembly may be compiled: the search is made of it.
 * - What scripts load must be below the site's own folders of code, for which the default policy of
 *   trusted types stands (see src/runtime/trusted-types).
 * - Styles: the site's sheets, and those inside the pages by their hash. An attribute `style` is nowhere
 *   in the pages (see build/first-load); scripts may set single properties, which no policy regulates.
 * - Pictures and drawings: the site's own, and `data:` for the logo and the drawings of style sheets, which
 *   are inside the pages because they are seen first. A picture can run nothing.
 *
 * @param hashes of all pages that are served with it
 * @param isInPage whether it stands in a page, where `frame-ancestors` is not known
 */
export function contentSecurityPolicy({scripts, styles}: Hashes, isInPage = false): string {
  return [
    ["default-src 'none'"],
    ['script-src', "'strict-dynamic'", "'wasm-unsafe-eval'", ...scripts],
    ['style-src', "'self'", ...styles],
    ["img-src 'self' data:"],
    ["font-src 'self'"],
    ["media-src 'self'"],
    ["connect-src 'self'"],
    ["worker-src 'self'"],
    // Searches go to the search page where no script runs.
    ["form-action 'self'"],
    ["base-uri 'none'"],
    // The second is named, though the first line covers it: scanners look for it.
    ...(isInPage ? [] : [["frame-ancestors 'none'"], ["object-src 'none'"]]),
    ["require-trusted-types-for 'script'"],
    // A second policy, by which code could pass what the first refuses, cannot be made.
    ['trusted-types default'],
  ]
    .map((words) => words.join(' '))
    .join('; ');
}
