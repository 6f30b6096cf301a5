import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';

const origin = 'https://blog.example';
const code = `${readFileSync('paths.js', 'utf8')}\nhandler`;
const moved = {'/old': '/new/'};
const handler = runInNewContext(code, {origin, moved});
const headers = {host: {value: 'blog.example'}};

async function check(link, isRight) {
  const [uri, query] = link.split('?');
  const request = {uri, headers, rawQueryString: () => query};
  const answer = await handler({request});
  const to = answer.headers?.location?.value;
  if (!isRight(to && new URL(to, origin + link))) {
    console.log(`${link} leads to ${to}`);
    process.exitCode = 1;
  }
}

const starts = [
  '//', '///', '//a//', '/%2f', '/%5c', '/%09/',
  '/%255c', '/blog//',
];
const hosts = [
  'other.example',
  'OTHER.example', '127.0.0.1', 'blog.example.other.example',
];
const ends = [
  'x', 'x.html', 'index.html',
  'x?q=a',
];

await check('/old', (url) => url?.href === `${origin}/new/`);
for (const start of starts) {
  for (const host of hosts) {
    for (const end of ends) {
      const stays = (url) => !url || url.origin === origin;
      await check(`${start}${host}/${end}`, stays);
    }
  }
}
