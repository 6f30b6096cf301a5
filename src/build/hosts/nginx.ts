import {escapeTarget} from '../../content/former-address';
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

/** Matches files that have no address: compressed copies, and files for other hosts. */
const hidden = (base: string): string =>
  String.raw`\.(?:br|gz)$|^${escaped(base)}_(?:headers|redirects)$`;

/** The endings of a page's other addresses, which redirect to the one that ends with a slash. */
const otherEnds = ['/index.html', '.html', ''];

/** Types whose encoding is named besides HTML: XML names its own, but not every client looks there. */
const inUtf8 = [
  ...['text/css', 'text/javascript', 'application/javascript', 'application/json', 'text/xml'],
  ...['text/plain', 'text/markdown', 'text/vtt'],
];

/** A regular expression that matches any of the paths. */
const anyOf = (paths: string[]) =>
  paths.length === 1 ? escaped(paths[0]!) : `(?:${paths.map(escaped).join('|')})`;

const madeBy = '# Made by `npm run build` of src/build/hosts: what is changed here is lost.\n';

/**
 * The nginx configuration of the site, for `include` in a `server` block that sets `root`: the folder that the
 * site's base path starts from. It needs the module brotli_static, whose location differs from system to system;
 * Debian's package libnginx-mod-http-brotli-static loads it by itself.
 */
export function nginxServer(site: SiteFiles): string {
  const {baseUrl, bases, policy, redirects, gone} = site;
  const further = bases.filter((path) => path !== baseUrl);
  const hashed = new RegExp(`^${anyOf(bases)}(?:${hashedFolders.join('|')})`);
  const moved = redirects.map(({from, to}) => {
    const cached = hashed.test(from) ? `set $site_caching ${quoted(caching.usual)}; ` : '';
    // The reader's query is appended to an address that has none of its own.
    const query = /[?#]/.test(to) ? '' : '$is_args$args';
    return `location = ${quoted(from)} { ${cached}return 301 ${quoted(escapeTarget(to) + query)}; }\n`;
  });
  const left = gone.map((path) => `location = ${quoted(path)} { return 410; }\n`);
  const pages = otherEnds.map(
    (end) => `location ~ ^(?<site_page>|.*[^/])${escaped(end)}$ {
  if (-f $document_root$site_page/index.html) { rewrite ^(.*)${escaped(end)}$ $1/ permanent; }
  try_files $uri =404;
}
`,
  );
  const headers = Object.entries({
    ...headersOfAll(policy),
    [embedding.name]: '$site_embedding',
    [caching.name]: '$site_caching',
  }).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
  const notFound =
    further.length === 0
      ? `error_page 404 ${baseUrl}404.html;`
      : `# In the language of the address.
set $site_not_found ${quoted(`${baseUrl}404.html`)};
${further.map((path) => `if ($uri ~ "^${escaped(path)}") { set $site_not_found ${quoted(`${path}404.html`)}; }`).join('\n')}
error_page 404 $site_not_found;`;
  return `${madeBy}
server_tokens off;
# \`Location\` without a host: a proxy in front of this server may have another name or port.
absolute_redirect off;

include /etc/nginx/mime.types;
# Which that list lacks.
types {
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

set $site_caching ${quoted(caching.usual)};
if ($uri ~ "^${anyOf(bases)}(?:${hashedFolders.join('|')})") {
  set $site_caching ${quoted(caching.hashed)};
}
set $site_embedding ${embedding.usual};
if ($uri ~ "\\.(?:${mediaExtensions.join('|')})$") {
  set $site_embedding ${embedding.media};
}

# In no location below is there another: nginx would then forget these.
${headers.join('\n')}

${notFound}
# Nothing is found at what browsers and servers understand in different ways; $request_uri is as it was sent.
set $site_refused "";
if ($request_uri ~* ${quoted(refusedByServers)}) { set $site_refused 1; }
# nginx comes here again with the not-found page.
if ($uri ~ "^${anyOf(bases)}404\\.html$") { set $site_refused ""; }
if ($site_refused) { return 404; }

# What fails while a deploy goes on is not to be kept for good.
${bases
  .map(
    (path) => `location = ${path}404.html {
  internal;
  set $site_caching ${quoted(caching.usual)};
  set $site_embedding ${embedding.usual};
}
`,
  )
  .join('')}
# Compressed copies have no address of their own, nor have files for other hosts.
location ~ ${quoted(hidden(baseUrl))} { return 404; }

${
  left.length > 0
    ? `# Pages that were taken away, and say so.
error_page 410 @gone;
location @gone { try_files \${uri}index.html $uri =410; }
${left.join('')}
`
    : ''
}${
    moved.length > 0
      ? `# Pages that have moved.
${moved.join('')}
`
      : ''
  }location ~ /$ { try_files \${uri}index.html =404; }
# One address for each page.
${pages.join('')}`;
}
