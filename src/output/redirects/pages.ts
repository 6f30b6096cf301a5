import {movedToAttribute} from '../../lib/contracts';
import {escapeAttribute, escapeHtml} from '../../lib/escape-html';
import {inlineScript} from '../../lib/inline-script';
import type {Words} from '../../settings/words';

/** What pages at former addresses show of the site. */
export type Site = {
  title: string;
  language: string;
  direction: string;
  words: Words;
  /** Path of the front page. */
  home: string;
};

// The same on all these pages: the policy has one hash for it.
const style =
  'html{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1.25rem}h1{font-size:1.75rem;line-height:1.2}';

const page = ({language, direction, title}: Site, heading: string, head: string, body: string) =>
  `<!doctype html>
<html lang="${escapeAttribute(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(`${heading} | ${title}`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
${body}
</main>
</body>
</html>
`;

/** A paragraph of words, and of values that are HTML. */
const sentence = ({words}: Site, id: Parameters<Words>[0], html: Record<string, string>): string =>
  `<p>${escapeHtml(words(id)).replace(/\{(\w+)\}/g, (name, key: string) => html[key] ?? name)}</p>`;

/**
 * Inline script of a page that has moved: redirects with the reader's query and fragment, which a `<meta>` cannot keep.
 * An attribute of its own element has the target, so that the script, and its hash in the policy, is the same on all
 * such pages. It stops the parser before the <meta> that follows for readers without scripts, and leaves a page opened
 * from a disk alone: no server turns `/x/` into `/x/index.html` there.
 */
function goToNewAddress(attribute: string): void {
  const to = document.currentScript?.getAttribute(attribute) ?? null;
  if (to === null || !location.protocol.startsWith('http')) {
    return;
  }
  const target = new URL(to, location.href);
  if (!target.search) {
    target.search = location.search;
  }
  if (!target.hash) {
    target.hash = location.hash;
  }
  window.stop();
  location.replace(target.href);
}

/** The page at an address that redirects to a path with the site's base, or elsewhere, for hosts without redirects. */
export function movedPage(site: Site, to: string, canonical: string): string {
  return page(
    site,
    site.words('address.moved'),
    `<link rel="canonical" href="${escapeAttribute(canonical)}">
<script ${movedToAttribute}="${escapeAttribute(to)}">${inlineScript(goToNewAddress, movedToAttribute)}</script>
<meta http-equiv="refresh" content="0; url=${escapeAttribute(to)}">
`,
    sentence(site, 'address.movedTo', {
      address: `<a href="${escapeAttribute(to)}">${escapeHtml(decodeURI(canonical))}</a>`,
    }),
  );
}

/** The page at an address whose page was removed. */
export function gonePage(site: Site, reason: string): string {
  return page(
    site,
    site.words('address.gone'),
    '',
    `<p>${escapeHtml(reason)}</p>
${sentence(site, 'address.home', {
  site: `<a href="${escapeAttribute(site.home)}">${escapeHtml(site.title)}</a>`,
})}`,
  );
}
