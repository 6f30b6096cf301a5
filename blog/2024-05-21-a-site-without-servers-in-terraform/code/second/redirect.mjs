import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';

const origin = 'https://blog.example';
const code = `${readFileSync('paths.js', 'utf8')}\nhandler`;
const handler = runInNewContext(code, {origin, moved: {}});
const headers = {host: {value: 'blog.example'}};

async function check(uri, isRight) {
  const request = {uri, headers, rawQueryString() {}};
  const answer = await handler({request});
  const to = answer.headers?.location?.value;
  if (!isRight(to && new URL(to, origin + uri))) {
    console.log(`${uri} leads to ${to}`);
    process.exitCode = 1;
  }
}

await check('/x', (url) => url?.href === `${origin}/x/`);
for (const start of ['//', '///', '//a//', '/%2f', '/%5c', '/%09/']) {
  for (const end of ['x', 'x.html', 'index.html']) {
    const uri = `${start}other.example/${end}`;
    await check(uri, (url) => !url || url.origin === origin);
  }
}
