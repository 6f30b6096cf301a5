import {escapeTarget} from '../../content/former-address';
import {prefersMarkdown} from './accept';
import {escaped, hidden, otherEnds, quoted, refusedByServers} from './addresses';
import {caching, embedding, hashedFolders, headersOfAll, mediaExtensions} from './rules';
import type {SiteFiles} from './site-files';

/**
 * A Caddyfile for the site. `SITE_ADDRESS` is the name that the site is reached by (Caddy then obtains a
 * certificate for it); `SITE_ROOT` is the folder that the site's base path starts from.
 */
export function caddyfile(site: SiteFiles): string {
  const {baseUrl, bases, policy, mediaTypes, redirects, gone} = site;
  const base = bases.length === 1 ? escaped(baseUrl) : `(${bases.map(escaped).join('|')})`;
  const further = bases.filter((path) => path !== baseUrl);
  const notFound = further.length === 0 ? `${baseUrl}404.html` : '{not_found}';
  const notFoundOf = further.map((path) => `      ~^${escaped(path)} ${path}404.html`);
  const headers = Object.entries(headersOfAll(policy)).map(
    ([name, value]) => `    ${name} ${quoted(value)}`,
  );
  const types = [...mediaTypes.byExtension].map(
    ([extension, type]) =>
      `  @type-${extension} path *.${extension}\n  header @type-${extension} Content-Type ${quoted(type)}`,
  );
  const named = [...mediaTypes.byName].map(([name, type]) => {
    const matcher = `@type-${name.replace('.', '-')}`;
    return `  ${matcher} path ${baseUrl}${name} */${name}\n  header ${matcher} Content-Type ${quoted(type)}`;
  });
  const map = (source: string, name: string, rows: string[]) => `  map ${source} {${name}} {
${rows.map((row) => `    ${row}\n`).join('')}    default ""
  }
`;
  /** The map and the directive that respond to a list of addresses. */
  const answer = (name: string, rows: string[], directive: string) =>
    rows.length === 0
      ? []
      : {
          map: `${map('{path}', name, rows)}  @${name} expression \`{${name}} != ""\`\n`,
          directive: `    ${directive}\n`,
        };
  const moved = (keeps: boolean) =>
    redirects
      .filter(({keepsQuery}) => keepsQuery === keeps)
      .map(({from, to}) => `${quoted(from)} ${quoted(escapeTarget(to))}`);
  // There may be a copy of the new file at a former address, for other hosts; its name has no hash.
  const movedHashed = redirects
    .map(({from}) => from)
    .filter((from) =>
      bases.some((path) => hashedFolders.some((folder) => from.startsWith(path + folder))),
    );
  const former = [
    answer(
      'gone',
      gone.map((path) => `${quoted(path)} 410`),
      'error @gone 410',
    ),
    answer('moved', moved(true), 'redir @moved {moved}{question}{query} 301'),
    answer('moved_within', moved(false), 'redir @moved_within {moved_within} 301'),
  ].flat();
  const markdown = mediaTypes.byExtension.get('md');
  // In quotes, Caddy would read the backslash that escapes another as a second one.
  const matches = (pattern: string) => `\`~${pattern}\``;
  return `# Made by \`npm run build\` of src/build/hosts: what is changed here is lost.

(headers) {
  header {
${headers.join('\n')}
    -Server
  }
  # Where nothing else is said of the file, which is what the question marks ask.
  header ?${embedding.name} ${quoted(embedding.usual)}
  header ?${caching.name} ${quoted(caching.usual)}
}

{$SITE_ADDRESS::8080} {
  root * {$SITE_ROOT:/srv/www}

  # Nothing is found at what browsers and servers understand in different ways; {uri} is as it was sent.
${map('{uri}', 'refused', [`${matches(`(?i)${refusedByServers}`)} 404`])}  @refused expression \`{refused} != ""\`

  # Compressed copies have no address of their own, nor have the not-found page and files for other hosts.
  @hidden path_regexp \`${hidden(baseUrl)}|^${base}404\\.html$\`

${
  former.length > 0
    ? `  # Pages that were taken away, and pages that have moved.
  map {query} {question} {
    ~.+ ?
    default ""
  }
${former.map(({map: ofFormer}) => ofFormer).join('')}
`
    : ''
}  # One address for each page: a page without its end, then where it leads.
${map(
  '{path}',
  'page',
  otherEnds.map((end) => `${matches(`^(|.*[^/])${escaped(end)}$`)} "\${1}/index.html"`),
)}${map(
    '{uri}',
    'address',
    otherEnds.map((end) => `${matches(`^(|[^?]*[^/?])${escaped(end)}(\\?.*)?$`)} "\${1}/\${2}"`),
  )}  @page {
    expression \`{page} != ""\`
    file {page}
  }

  import headers
  @media path ${mediaExtensions.map((extension) => `*.${extension}`).join(' ')}
  header @media ${embedding.name} ${embedding.media}
  @hashed {
    path ${bases.flatMap((path) => hashedFolders.map((folder) => `${path}${folder}*`)).join(' ')}
${movedHashed.length > 0 ? `    not path ${movedHashed.map(quoted).join(' ')}\n` : ''}    file
  }
  header @hashed ${caching.name} ${quoted(caching.hashed)}
${types.join('\n')}
${named.join('\n')}

${
  markdown === undefined
    ? ''
    : `  # Who prefers Markdown to HTML gets the Markdown of a page that has it, at the address of the page.
${map(
  '{header.Accept}',
  'wants',
  prefersMarkdown.map(
    ([pattern, prefers]) => `${matches(`(?i)${pattern}`)} ${prefers ? 'markdown' : 'page'}`,
  ),
)}${map('{path}', 'text', [`${matches('^(/.*[^/])/$')} "\${1}.md"`])}  @text {
    expression \`{text} != ""\`
    file {text}
  }
  header @text +Vary Accept
  @markdown {
    expression \`{wants} == "markdown" && {text} != ""\`
    file {text}
  }
  header @markdown Content-Type ${quoted(markdown)}

`
}  @writing not method GET HEAD
  @nothing not file {path} {path}index.html
  route {
    error @writing 405
    error @refused 404
    error @hidden 404
${former.map(({directive}) => directive).join('')}    redir @page {address} 301
    error @nothing 404
${markdown === undefined ? '' : '    rewrite @markdown {text}\n'}    # The build has compressed each text once.
    file_server {
      precompressed br gzip
      disable_canonical_uris
    }
  }

  handle_errors {
    # The not-found page is sent whole, whatever part or version of the address was asked for.
    request_header -Range
    request_header -If-*
    import headers
    # Not what the address would have.
    header ${embedding.name} ${quoted(embedding.usual)}
    header ${caching.name} ${quoted(caching.usual)}
${
  further.length > 0
    ? `    # In the language of the address.
    map {path} {not_found} {
${notFoundOf.join('\n')}
      default ${baseUrl}404.html
    }
`
    : ''
}${gone.length > 0 ? '    @present expression `{err.status_code} != 410`\n    rewrite @present' : '    rewrite *'} ${notFound}
    file_server
    header Content-Type "text/html; charset=utf-8"
  }
}
`;
}
