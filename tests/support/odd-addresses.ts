import {request, type IncomingHttpHeaders} from 'node:http';

const long = 'a'.repeat(300);

/**
 * Addresses that clients may send, each with the page that redirects lead to; `null` if nothing is found.
 * Every host is asked for all of them. The site has `/`, `/tags/`, `/search/` and `/card.png`.
 */
export const oddAddresses: ReadonlyArray<readonly [asked: string, ends: string | null]> = [
  // Other spellings of an address, and query strings.
  ['/tags', '/tags/'],
  ['/tags.html', '/tags/'],
  ['/tags/index.html', '/tags/'],
  ['/index.html', '/'],
  ['/%74ags', '/tags/'],
  ['/?', '/'],
  ['/search?', '/search/'],
  ['/search?q=x', '/search/?q=x'],
  ['/search.html?q=x', '/search/?q=x'],
  ['/search/index.html?q=x', '/search/?q=x'],
  ['/index.html?q=x', '/?q=x'],
  ['/search?q=a%20b&tag=%2F%2Fevil.example', '/search/?q=a%20b&tag=%2F%2Fevil.example'],
  ['/search?q=//evil.example/../x.html', '/search/?q=//evil.example/../x.html'],
  ['/search?q=%5c%0d%0aSet-Cookie:a=b', '/search/?q=%5c%0d%0aSet-Cookie:a=b'],
  ['/search?q=\\evil.example', '/search/?q=\\evil.example'],
  ['/search?q=a?b=/index.html', '/search/?q=a?b=/index.html'],
  [
    '/search?q={env.HOME}{http.request.uri}$uri${1}',
    '/search/?q={env.HOME}{http.request.uri}$uri${1}',
  ],
  [`/search?q=${long.repeat(10)}`, `/search/?q=${long.repeat(10)}`],

  // Paths are case-sensitive.
  ['/TAGS/', null],
  ['/Tags', null],
  ['/tags.HTML', null],
  ['/tags/INDEX.HTML', null],
  ['/CARD.PNG', null],

  // Two slashes introduce the name of another host.
  ['//evil.example', null],
  ['//evil.example/', null],
  ['//evil.example/x.html', null],
  ['//evil.example/index.html', null],
  ['//evil.example/%2e%2e/tags', null],
  ['//evil.example/..%2ftags.html', null],
  ['///evil.example/tags', null],
  ['//tags', null],
  ['//tags.html', null],
  ['/tags//', null],
  ['/tags//index.html', null],
  ['/https://evil.example/x.html', null],
  ['/https:/evil.example/index.html', null],

  // Browsers treat a backslash as a slash.
  ['/\\evil.example', null],
  ['/\\evil.example/x.html', null],
  ['/\\evil.example/index.html', null],
  ['/%5cevil.example', null],
  ['/%5cevil.example/x.html', null],
  ['/%5Cevil.example/index.html', null],
  ['/%5cevil.example/%2e%2e/tags', null],
  ['/%5cevil.example/..%2ftags.html', null],
  ['/%5cevil.example/%2e%2e/tags/index.html', null],
  ['/tags%5c', null],
  ['/tags\\', null],

  // Browsers drop tabs and line breaks; elsewhere a line break could start a new header.
  ['/%09/evil.example', null],
  ['/%09/evil.example/x.html', null],
  ['/%09/evil.example/index.html', null],
  ['/%0a/evil.example/x.html', null],
  ['/%0d%0aSet-Cookie:%20a=b', null],
  ['/%0d%0aSet-Cookie:%20a=b/index.html', null],
  ['/%00', null],
  ['/tags%00', null],
  ['/tags%00.html', null],
  ['/tags%7f', null],

  // Escaped slashes, once or twice.
  ['/%2fevil.example', null],
  ['/%2Fevil.example/x.html', null],
  ['/%2f%2fevil.example/index.html', null],
  ['/%2fevil.example/%2e%2e/tags', null],
  ['/tags%2f', null],
  ['/tags%2findex.html', null],
  ['/%252fevil.example/x.html', null],
  ['/%255cevil.example/index.html', null],
  ['/%25%32%66evil.example', null],
  ['/%c0%afevil.example/x.html', null],
  ['/%EF%BC%8Fevil.example/x.html', null],

  // Dot segments: browsers resolve them before sending the request.
  ['/./tags/', null],
  ['/../tags/', null],
  ['/../../etc/passwd', null],
  ['/tags/../search', null],
  ['/tags/../search/', null],
  ['/%2e%2e/tags', null],
  ['/tags/.', null],
  ['/tags/..', null],
  ['/tags/%2e', null],
  ['/.%2E/tags/', null],
  ['/tags/..%2fsearch', null],
  ['/tags/..;/search', null],
  ['/tags/...', null],
  ['/.html', null],
  ['/tags/.html', null],
  ['/.evil.example', null],
  ['/.git/config', null],

  // Characters that are special to some program, but not here.
  ['/tags;a=b', null],
  ['/tags/;a=b', null],
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
  ['/tags%20', null],
  ['/%20/evil.example/x.html', null],
  ['/tags%23a', null],
  ['/tags%3Fa', null],
  ['/%', null],
  ['/%zz', null],
  ['/%ff', null],

  // A file is not a folder, and a page is not a file.
  ['/card.png/', null],
  ['/card.png/index.html', null],
  ['/tags.html/', null],
  ['/tags.html.html', null],
  ['/index.html/index.html', null],
  ['/tags/index.html/', null],

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
