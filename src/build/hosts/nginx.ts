import {escapeTarget} from '../../content/former-address';
import {prefersMarkdown} from './accept';
import {escaped, hidden, otherEnds, quoted, refusedByServers} from './addresses';
import {caching, embedding, hashedFolders, headersOfAll, mediaExtensions} from './rules';
import type {SiteFiles} from './site-files';

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
  const {baseUrl, bases, policy, mediaTypes, redirects, gone} = site;
  const further = bases.filter((path) => path !== baseUrl);
  const base = escaped(baseUrl);
  const types = [...mediaTypes.byExtension].map(
    ([extension, type]) => `  ${quoted(type)} ${extension};`,
  );
  const named = [...mediaTypes.byName].map(
    ([name, type]) => `location ~ ^${base}(?:.+/)?${escaped(name)}$ {
  types { }
  default_type ${quoted(type)};
  try_files $uri =404;
}
`,
  );
  const hashed = new RegExp(`^${anyOf(bases)}(?:${hashedFolders.join('|')})`);
  const moved = redirects.map(
    ({from, to, keepsQuery}) =>
      `location = ${quoted(from)} { ${hashed.test(from) ? `set $site_caching ${quoted(caching.usual)}; ` : ''}return 301 ${quoted(escapeTarget(to) + (keepsQuery ? '$is_args$args' : ''))}; }\n`,
  );
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
    // Beside that of gzip_vary; an empty one is left out.
    Vary: '$site_vary',
  }).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
  // The last that matches decides.
  const preferred = [...prefersMarkdown]
    .reverse()
    .map(
      ([pattern, prefers]) =>
        `if ($http_accept ~* ${quoted(pattern)}) { set $site_wants ${prefers ? 'markdown' : 'page'}; }`,
    );
  const notFound =
    further.length === 0
      ? `error_page 404 ${baseUrl}404.html;`
      : `# In the language of the address.
set $site_not_found ${quoted(`${baseUrl}404.html`)};
${further.map((path) => `if ($uri ~ "^${escaped(path)}") { set $site_not_found ${quoted(`${path}404.html`)}; }`).join('\n')}
error_page 404 $site_not_found;`;
  return `${madeBy}
server_tokens off;
# \`Location\` without a host: what stands before this server may have another name or port.
absolute_redirect off;

types {
${types.join('\n')}
}
default_type application/octet-stream;

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

# Who prefers Markdown to HTML gets the Markdown of a page that has it, at the address of the page.
set $site_wants page;
${preferred.join('\n')}
set $site_text /;
if ($uri ~ "^(/.*[^/])/$") { set $site_text $1; }
set $site_vary "";
set $site_form /index.html;
if (-f $document_root$site_text.md) {
  set $site_vary Accept;
  set $site_form $site_wants;
}
if ($site_form = page) { set $site_form /index.html; }
if ($site_form = markdown) { set $site_form .md; }

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

${named.join('\n')}
${
  left.length > 0
    ? `# Pages that were taken away, and say so.
error_page 410 @gone;
location @gone {
  types { }
  default_type ${quoted(mediaTypes.byExtension.get('html') ?? 'text/html')};
  try_files \${uri}index.html $uri =410;
}
${left.join('')}
`
    : ''
}${
    moved.length > 0
      ? `# Pages that have moved.
${moved.join('')}
`
      : ''
  }location ~ /$ { try_files $site_text$site_form \${uri}index.html =404; }
# One address for each page.
${pages.join('')}`;
}

/** Where and how a server listens. */
export type Server = {
  /** As nginx writes it: `8080`, `127.0.0.1:8443 ssl`. */
  listen: string[];
  /** The folder that the site's base path starts from. */
  root: string;
  /** Path of the file with the output of `nginxServer`. */
  include: string;
  /** Paths of the certificate and its key, in PEM. */
  certificate?: {file: string; key: string};
  /** The port or address for plain HTTP, and the HTTPS address that it redirects to. */
  plain?: {listen: string; to: string};
};

/**
 * A complete nginx configuration, for a container or machine that serves only this site. It needs no root rights,
 * and only writes below /tmp and to its output streams.
 *
 * @param folder for the files it writes while it runs
 */
export function nginxMain(server: Server, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${madeBy}
include /etc/nginx/modules-enabled/*.conf;
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_processes auto;
events { worker_connections 1024; }

http {
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 30s;
  # Nothing is sent to this server but requests for files.
  client_max_body_size 1k;

${
  server.plain
    ? `  server {
    listen ${server.plain.listen};
    server_tokens off;
    return 308 ${server.plain.to}$request_uri;
  }
`
    : ''
}
  server {
${server.listen.map((listen) => `    listen ${listen};`).join('\n')}
${
  server.certificate
    ? `    ssl_certificate ${server.certificate.file};
    ssl_certificate_key ${server.certificate.key};
    ssl_protocols TLSv1.2 TLSv1.3;
`
    : ''
}    root ${server.root};
    include ${server.include};
  }
}
`;
}
