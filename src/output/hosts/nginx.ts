import {escapeTarget} from '../../content/former-address';
import {textEndings} from './compress';
import {
  caching,
  embedding,
  hashedFolders,
  headersOfAll,
  mediaExtensions,
  type SiteFiles,
} from './rules';

/** Escapes a text for regular expressions. */
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const quoted = (text: string): string => `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;

/**
 * Matches an address, with or without a query, if nothing is found at its path; case-insensitively. Browsers read a
 * backslash as a slash and ignore tabs and line breaks, so a redirect that repeated one might lead to another host.
 * They resolve dots before they send a request, and no published name begins with a dot, except `.well-known`. nginx
 * treats several slashes as one when it looks for a file.
 *
 * @public A test of our posts compares it with CloudFront's function; an adopted site does not have that test.
 */
export const refusedByServers = String.raw`^[^?]*(?://|\\|%(?:[01][\da-f]|2f|5c|7f)|/(?:\.|%2e)(?:[^w]|$))`;

/** Matches files that have no address: those for other hosts. */
const hidden = (base: string): string => String.raw`^${escaped(base)}_(?:headers|redirects)$`;

/** Matches compressed copies, which have no address of their own: beside them is the file. Other archives have one. */
const copies = String.raw`^(?<site_copied>.*\.(?:${textEndings.join('|')}))\.(?:br|gz)$`;

/** The endings of a page's other addresses, which redirect to the one that ends with a slash. */
const otherEnds = ['/index.html', '.html', ''];

/** Types whose encoding is named besides HTML: XML names its own, but not every client looks there. */
const inUtf8 = [
  ...['text/css', 'text/javascript', 'application/javascript', 'application/json', 'text/xml'],
  ...['text/plain', 'text/markdown', 'text/vtt', 'text/csv', 'text/calendar'],
];

/** A regular expression that matches any of the paths. */
const anyOf = (paths: string[]) =>
  paths.length === 1 ? escaped(paths[0]!) : `(?:${paths.map(escaped).join('|')})`;

const madeBy = '# Made by `npm run build` of src/output/hosts: what is changed here is lost.\n';

const indented = (text: string): string => text.trim().replaceAll(/^(?=.)/gm, '  ');

const refuse = 'if ($site_refused) { return 404; }';

/** The locations of addresses that have no page any more, by their paths. */
function formerOf({baseUrl, bases, redirects, gone}: SiteFiles): Array<[string, string]> {
  const hashed = new RegExp(`^${anyOf(bases)}(?:${hashedFolders.join('|')})`);
  const moved = redirects.map(({from, to}): [string, string] => {
    const cached = hashed.test(from) ? `set $site_caching ${quoted(caching.usual)}; ` : '';
    // The reader's query is appended to an address that has none of its own.
    const query = /[?#]/.test(to) ? '' : '$is_args$args';
    return [from, `${cached}return 301 ${quoted(escapeTarget(to) + query)};`];
  });
  const left = gone.map((path): [string, string] => [
    path,
    'error_page 410 @site_gone; return 410;',
  ]);
  const above: [string, string] = [baseUrl.slice(0, -1), `return 301 ${baseUrl}$is_args$args;`];
  return [...(baseUrl === '/' ? [] : [above]), ...moved, ...left];
}

/**
 * The nginx configuration of the site, for `include` in a `server` block that sets `root`: the folder that the
 * site's base path starts from. The server may have other locations: outside that path, it only sets variables, and
 * answers at former addresses that the site lists there. It needs the module brotli_static, whose location differs from
 * system to system; Debian's package libnginx-mod-http-brotli-static loads it by itself.
 */
export function nginxServer(site: SiteFiles): string {
  const {baseUrl, bases, policy, gone} = site;
  const former = (isOfSite: boolean) =>
    formerOf(site)
      .filter(([path]) => path.startsWith(baseUrl) === isOfSite)
      .map(([path, rest]) => {
        const first = isOfSite ? refuse : `absolute_redirect off; ${refuse}`;
        return `location = ${quoted(path)} { ${first} ${rest} }\n`;
      })
      .join('');
  const pages = otherEnds.map(
    (end) => `location ~ ^(?<site_page>|.*[^/])${escaped(end)}$ {
  ${refuse}
  if (-f $document_root$site_page/index.html) { rewrite ^(.*)${escaped(end)}$ $1/ permanent; }
  try_files $uri =404;
}`,
  );
  const headers = Object.entries({
    ...headersOfAll(policy),
    [embedding.name]: '$site_embedding',
    [caching.name]: '$site_caching',
  }).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
  const notFound = bases
    .slice(1)
    .map((path) => `if ($uri ~ "^${escaped(path)}") { set $site_not_found ${path}404.html; }\n`);
  const settings = `
server_tokens off;
# \`Location\` without a host: a proxy in front of this server may have another name or port.
absolute_redirect off;

include /etc/nginx/mime.types;
# Which that list lacks.
types {
  application/manifest+json webmanifest;
  text/calendar ics;
  text/csv csv;
  text/javascript mjs;
  text/markdown md;
  text/vtt vtt;
}
default_type application/octet-stream;
charset utf-8;
charset_types ${inUtf8.join(' ')};

# The build has compressed each text once, better than a server does for each reader.
gzip off;
gzip_static on;
gzip_vary on;
brotli_static on;

# In no location inside is there another: nginx would then forget these.
${headers.join('\n')}

error_page 404 $site_not_found;
`;
  const locations = `
# What fails while a deploy goes on is not to be kept for good.
${bases
  .map(
    (path) => `location = ${path}404.html {
  internal;
  set $site_caching ${quoted(caching.usual)};
  set $site_embedding ${embedding.usual};
}`,
  )
  .join('\n')}
location ~ ${quoted(hidden(baseUrl))} { return 404; }
location ~ ${quoted(copies)} {
  ${refuse}
  if (-f $document_root$site_copied) { return 404; }
  try_files $uri =404;
}

${former(true)}
location ~ /$ {
  ${refuse}
  try_files \${uri}index.html =404;
}
# One address for each page.
${pages.join('\n')}
`;
  return `${madeBy}
set $site_caching ${quoted(caching.usual)};
if ($uri ~ "^${anyOf(bases)}(?:${hashedFolders.join('|')})") {
  set $site_caching ${quoted(caching.hashed)};
}
# What was asked for may lie beyond the end of the file.
if ($http_range) {
  set $site_caching ${quoted(caching.usual)};
}
set $site_embedding ${embedding.usual};
if ($uri ~ "\\.(?:${mediaExtensions.join('|')})$") {
  set $site_embedding ${embedding.media};
}
set $site_not_found ${baseUrl}404.html;
${notFound.join('')}# Nothing is found at what browsers and servers understand in different ways; $request_uri is as it was sent.
set $site_refused "";
if ($request_uri ~* ${quoted(refusedByServers)}) { set $site_refused 1; }

location ^~ ${baseUrl} {
${indented(settings)}

${indented(locations)}
}
${
  gone.length > 0
    ? `
# No location but one of the server can have a name.
location @site_gone {
${indented(settings)}
  try_files \${uri}index.html $uri =410;
}
`
    : ''
}${former(false)}`;
}
