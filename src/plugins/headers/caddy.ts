import {escapeTarget} from '../../lib/former-address';
import {caching, embedding, hashedFolders, headersOfAll, mediaExtensions} from './rules';
import type {SiteFiles} from './site-files';

const quoted = (text: string) => `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * A Caddyfile for the site. `SITE_ADDRESS` is the name under which it is reached (Caddy then has a
 * certificate made for it), `SITE_ROOT` the folder below which the site's base is a path.
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
  const moved = (keeps: boolean) =>
    redirects
      .filter(({keepsQuery}) => keepsQuery === keeps)
      .map(({from, to}) => `    ${quoted(from)} ${quoted(escapeTarget(to))}`)
      .join('\n');
  const redirect = (name: string, rows: string, query: string) =>
    rows === ''
      ? ''
      : `  map {path} {${name}} {
${rows}
    default ""
  }
  @${name} expression \`{${name}} != ""\`
  redir @${name} {${name}}${query} 301
`;
  const redirected = [
    redirect('moved', moved(true), '{question}{query}'),
    redirect('moved_within', moved(false), ''),
  ].join('');
  return `# Made by \`npm run build\` of src/plugins/headers: what is changed here is lost.

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

${
  redirected === ''
    ? ''
    : `  # Pages that have moved.
  map {query} {question} {
    ~.+ ?
    default ""
  }
${redirected}
`
}  # One address for each page.
  @index path_regexp index ^(.*/)index\\.html$
  redir @index {re.index.1} 301
  @page {
    path_regexp page ^(.+)\\.html$
    not path ${bases.map((path) => `${path}404.html`).join(' ')}
  }
  redir @page {re.page.1}/ 301

  import headers
  @media path ${mediaExtensions.map((extension) => `*.${extension}`).join(' ')}
  header @media ${embedding.name} ${embedding.media}
  @hashed {
    path ${bases.flatMap((path) => hashedFolders.map((folder) => `${path}${folder}*`)).join(' ')}
    file
  }
  header @hashed ${caching.name} ${quoted(caching.hashed)}
${types.join('\n')}
${named.join('\n')}

  # Compressed copies have no address of their own, nor have the not-found page and files for other hosts.
  @hidden path_regexp (\\.(br|gz)|^${base}(_headers|_redirects|404\\.html))$
  error @hidden 404

${
  gone.length > 0
    ? `  # Pages that were taken away, and say so.
  @gone path ${gone.map(quoted).join(' ')}
  error @gone 410

`
    : ''
}  # The build has compressed each text once.
  file_server {
    precompressed br gzip
  }

  handle_errors {
    import headers
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
