import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';

const origin = 'https://blog.example';
const code = `${readFileSync('paths.js', 'utf8')}\nhandler`;
const moved = {'/old': '/new/'};
const handler = runInNewContext(code, {origin, moved});
const headers = {host: {value: 'blog.example'}};

async function check(link, isRight) {
  const [uri, query] = link.split('?');
  const request = {
    ...{method: 'GET', uri, headers, cookies: {}},
    querystring: Object.fromEntries(
      [...new URLSearchParams(query)].map(([key, value]) => [key, {value}]),
    ),
    rawQueryString: () => query,
  };
  const answer = await handler({request});
  const to = answer.headers?.location?.value;
  if (!isRight(to && new URL(to, origin + link))) {
    console.log(`${link} leads to ${to}`);
    process.exitCode = 1;
  }
}

// #region links
const links = [
  // Each part that version 2 had.
  '//other.example/x', '//other.example/x.html',
  '//other.example/index.html', '///other.example/x',
  '//a//other.example/x', '/%2fother.example/x',
  '/%5cother.example/x', '/%09/other.example/x',
  // Each part that it lacked.
  '/blog//other.example/x', '//OTHER.example/x',
  '//127.0.0.1/x', '//blog.example.other.example/x',
  '/%255cother.example/x', '//other.example/x?q=a',
  '/blog@other.example/x', '/blog.other.example/x',
  // Forms of a public list.
  '////other.example/x', '//other.example/%2f..',
  '//blog.example@other.example/x', '////;@other.example/x',
  '/https://other.example/x', '/https:other.example/x',
  '/%2f%2fother.example/x', '//%5cother.example/x',
  '//%09/other.example/x', '//other%e3%80%82example/x',
  '/.other.example/x', '/?url=//other.example/x',
];

await check('/old', (url) => url?.href === `${origin}/new/`);
for (const link of links)
  await check(link, (url) => !url || url.origin === origin);
// #endregion
