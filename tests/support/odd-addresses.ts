import {request, type IncomingHttpHeaders} from 'node:http';

const long = 'a'.repeat(300);

/**
 * Addresses that clients may send, each with the page that redirects lead to; `null` if nothing is found.
 * Every host is asked for all of them. The site has `/`, `/legal-notices/`, `/legal/` and `/card.png`.
 */
export const oddAddresses: ReadonlyArray<readonly [asked: string, ends: string | null]> = [
  // Other spellings of an address, and query strings.
  ['/legal-notices', '/legal-notices/'],
  ['/legal-notices.html', '/legal-notices/'],
  ['/legal-notices/index.html', '/legal-notices/'],
  ['/index.html', '/'],
  ['/%6cegal-notices', '/legal-notices/'],
  ['/?', '/'],
  ['/legal?', '/legal/'],
  ['/legal?q=x', '/legal/?q=x'],
  ['/legal.html?q=x', '/legal/?q=x'],
  ['/legal/index.html?q=x', '/legal/?q=x'],
  ['/index.html?q=x', '/?q=x'],
  ['/legal?q=a%20b&tag=%2F%2Fevil.example', '/legal/?q=a%20b&tag=%2F%2Fevil.example'],
  ['/legal?q=//evil.example/../x.html', '/legal/?q=//evil.example/../x.html'],
  ['/legal?q=%5c%0d%0aSet-Cookie:a=b', '/legal/?q=%5c%0d%0aSet-Cookie:a=b'],
  ['/legal?q=\\evil.example', '/legal/?q=\\evil.example'],
  ['/legal?q=a?b=/index.html', '/legal/?q=a?b=/index.html'],
  [
    '/legal?q={env.HOME}{http.request.uri}$uri${1}',
    '/legal/?q={env.HOME}{http.request.uri}$uri${1}',
  ],
  [`/legal?q=${long.repeat(10)}`, `/legal/?q=${long.repeat(10)}`],

  // Paths are case-sensitive.
  ['/LEGAL-NOTICES/', null],
  ['/Legal-notices', null],
  ['/legal-notices.HTML', null],
  ['/legal-notices/INDEX.HTML', null],
  ['/CARD.PNG', null],

  // Two slashes introduce the name of another host.
  ['//evil.example', null],
  ['//evil.example/', null],
  ['//evil.example/x.html', null],
  ['//evil.example/index.html', null],
  ['//evil.example/%2e%2e/legal-notices', null],
  ['//evil.example/..%2flegal-notices.html', null],
  ['///evil.example/legal-notices', null],
  ['//legal-notices', null],
  ['//legal-notices.html', null],
  ['/legal-notices//', null],
  ['/legal-notices//index.html', null],
  ['/https://evil.example/x.html', null],
  ['/https:/evil.example/index.html', null],

  // Browsers treat a backslash as a slash.
  ['/\\evil.example', null],
  ['/\\evil.example/x.html', null],
  ['/\\evil.example/index.html', null],
  ['/%5cevil.example', null],
  ['/%5cevil.example/x.html', null],
  ['/%5Cevil.example/index.html', null],
  ['/%5cevil.example/%2e%2e/legal-notices', null],
  ['/%5cevil.example/..%2flegal-notices.html', null],
  ['/%5cevil.example/%2e%2e/legal-notices/index.html', null],
  ['/legal-notices%5c', null],
  ['/legal-notices\\', null],

  // Browsers drop tabs and line breaks; elsewhere a line break could start a new header.
  ['/%09/evil.example', null],
  ['/%09/evil.example/x.html', null],
  ['/%09/evil.example/index.html', null],
  ['/%0a/evil.example/x.html', null],
  ['/%0d%0aSet-Cookie:%20a=b', null],
  ['/%0d%0aSet-Cookie:%20a=b/index.html', null],
  ['/%00', null],
  ['/legal-notices%00', null],
  ['/legal-notices%00.html', null],
  ['/legal-notices%7f', null],

  // Escaped slashes, once or twice.
  ['/%2fevil.example', null],
  ['/%2Fevil.example/x.html', null],
  ['/%2f%2fevil.example/index.html', null],
  ['/%2fevil.example/%2e%2e/legal-notices', null],
  ['/legal-notices%2f', null],
  ['/legal-notices%2findex.html', null],
  ['/%252fevil.example/x.html', null],
  ['/%255cevil.example/index.html', null],
  ['/%25%32%66evil.example', null],
  ['/%c0%afevil.example/x.html', null],
  ['/%EF%BC%8Fevil.example/x.html', null],

  // Dot segments: browsers resolve them before sending the request.
  ['/./legal-notices/', null],
  ['/../legal-notices/', null],
  ['/../../etc/passwd', null],
  ['/legal-notices/../legal', null],
  ['/legal-notices/../legal/', null],
  ['/%2e%2e/legal-notices', null],
  ['/legal-notices/.', null],
  ['/legal-notices/..', null],
  ['/legal-notices/%2e', null],
  ['/.%2E/legal-notices/', null],
  ['/legal-notices/..%2flegal', null],
  ['/legal-notices/..;/legal', null],
  ['/legal-notices/...', null],
  ['/.html', null],
  ['/legal-notices/.html', null],
  ['/.evil.example', null],
  ['/.git/config', null],

  // Characters that are special to some program, but not here.
  ['/legal-notices;a=b', null],
  ['/legal-notices/;a=b', null],
  ['/;@evil.example/x.html', null],
  ['/@evil.example', null],
  ['/:80/x.html', null],
  ['/javascript:alert(1)', null],
  ['/{http.request.host}/x.html', null],
  ['/{env.HOME}', null],
  ['/%7Benv.HOME%7D', null],
  ['/$uri/x.html', null],
  ['/$1', null],
  ['/${1}.html', null],
  ['/*', null],
  ['/t*gs', null],
  ['/[t]ags', null],
  ['/legal-notices%20', null],
  ['/%20/evil.example/x.html', null],
  ['/legal-notices%23a', null],
  ['/legal-notices%3Fa', null],
  ['/%', null],
  ['/%zz', null],
  ['/%ff', null],

  // A file is not a folder, and a page is not a file.
  ['/card.png/', null],
  ['/card.png/index.html', null],
  ['/legal-notices.html/', null],
  ['/legal-notices.html.html', null],
  ['/index.html/index.html', null],
  ['/legal-notices/index.html/', null],

  // Longer than file names, paths or requests may be.
  [`/${long}`, null],
  [`/${long}/`, null],
  [`/${long}.html`, null],
  [`/${'%C3%AF'.repeat(150)}`, null],
  [`/${'a/'.repeat(2500)}`, null],
  [`/${long.repeat(100)}.html`, null],
];

/** A host's response to an address: a status, and perhaps where it redirects. */
type Answer = {status: number; location?: string | undefined};

/** Requests exactly this path from a host on this machine, without normalising it or following redirects. */
export const askHost = (
  port: number,
  path: string,
): Promise<Answer & {headers: IncomingHttpHeaders}> =>
  new Promise((resolve, reject) => {
    request({host: '127.0.0.1', port, path}, (response) => {
      response.resume();
      response.on('end', () => {
        const {statusCode, headers} = response;
        resolve({status: statusCode!, location: headers.location, headers});
      });
    })
      .on('error', reject)
      .end();
  });

const site = 'https://site.example';

/**
 * Follows redirects as a browser does, including its own reading of `\` and `//`.
 *
 * @returns the address of the page or file that they end at, `null` if there is none
 * @throws Error if they lead to another host, or never end
 */
export async function endOf(
  asked: string,
  ask: (path: string) => Answer | Promise<Answer>,
): Promise<string | null> {
  let path = asked;
  for (let hops = 0; hops < 5; hops += 1) {
    const {status, location} = await ask(path);
    if (status >= 400 && status < 500) {
      return null;
    }
    if (status === 200) {
      const [, before, query = ''] = /^([^?]*)(\?.+)?/s.exec(path)!;
      return decodeURI(before!) + query;
    }
    if (status !== 301 || location === undefined) {
      throw new Error(`${asked}: the answer to ${path} is ${status}`);
    }
    if (new URL(location, site).origin !== site) {
      throw new Error(`${asked}: leads to ${location}, which is on another host`);
    }
    path = location.startsWith(site) ? location.slice(site.length) : location;
  }
  throw new Error(`${asked}: leads on without an end`);
}
