import {request, type IncomingHttpHeaders} from 'node:http';

const long = 'a'.repeat(300);

/**
 * Addresses that clients may send, each with the page that redirects lead to; `null` if nothing is found.
 * Every host is asked for all of them. The site has `/`, `/legal-notices/`, `/legal/` and `/card.png`.
 */
export const oddAddresses: ReadonlyArray<readonly [asked: string, ends: string | null]> = [
  // Other spellings of an address, and query strings.
  ['/legal-notices', '/legal-notices/'],
  ['/legal-notices/index.html', '/legal-notices/'],
  ['/index.html', '/'],
  ['/%6cegal-notices', '/legal-notices/'],
  ['/legal?q=a%20b&tag=%2F%2Fevil.example', '/legal/?q=a%20b&tag=%2F%2Fevil.example'],
  ['/legal?q=%5c%0d%0aSet-Cookie:a=b', '/legal/?q=%5c%0d%0aSet-Cookie:a=b'],
  ['/legal?q=a?b=/index.html$uri${1}', '/legal/?q=a?b=/index.html$uri${1}'],
  [`/legal?q=${long.repeat(10)}`, `/legal/?q=${long.repeat(10)}`],

  // Paths are case-sensitive.
  ['/LEGAL-NOTICES/', null],

  // Two slashes introduce the name of another host.
  ['//evil.example', null],
  ['/https://evil.example/x.html', null],

  // Browsers treat a backslash as a slash.
  ['/\\evil.example/index.html', null],
  ['/%5cevil.example', null],

  // Browsers drop tabs and line breaks; elsewhere a line break could start a new header.
  ['/%09/evil.example', null],
  ['/%0d%0aSet-Cookie:%20a=b/index.html', null],
  ['/legal-notices%00.html', null],

  // Escaped slashes, once or twice.
  ['/%2fevil.example', null],
  ['/%c0%afevil.example/x.html', null],

  // Dot segments: browsers resolve them before sending the request.
  ['/../../etc/passwd', null],
  ['/%2e%2e/legal-notices', null],
  ['/legal-notices/..%2flegal', null],
  ['/.git/config', null],

  // Characters that are special to some program, but not here.
  ['/legal-notices;a=b', null],
  ['/legal-notices%3Fa', null],
  ['/%', null],

  // A file is not a folder, and a page is not a file.
  ['/card.png/', null],

  // Longer than file names, paths or requests may be.
  [`/${long}.html`, null],
  [`/${'a/'.repeat(2500)}`, null],
  [`/${long.repeat(100)}.html`, null],
];

/** A host's response to an address: a status, and perhaps where it redirects. */
export type Answer = {status: number; location?: string | undefined};

/** Requests exactly this path from a host on this machine, without normalising it or following redirects. */
export const askHost = (
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer & {headers: IncomingHttpHeaders; body: Buffer}> =>
  new Promise((resolve, reject) => {
    request({host: '127.0.0.1', port, path, headers}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const {statusCode, headers: own} = response;
        const body = Buffer.concat(chunks);
        resolve({status: statusCode!, location: own.location, headers: own, body});
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
