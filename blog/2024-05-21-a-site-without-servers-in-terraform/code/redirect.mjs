import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';

const origin = 'https://blog.example';
const code = `${readFileSync('paths.js', 'utf8')}\nhandler`;
const handler = runInNewContext(code, {origin, moved: {}});
const headers = {host: {value: 'blog.example'}};

for (const start of ['//', '///', '//a//', '/%5c', '/%09/']) {
  for (const end of ['x', 'x.html', 'index.html']) {
    const uri = `${start}other.example/${end}`;
    const request = {uri, headers, rawQueryString() {}};
    const answer = await handler({request});
    const to = answer.headers?.location?.value;
    if (to && new URL(to, origin + uri).origin !== origin) {
      console.log(`${uri} leads to ${to}`);
      process.exitCode = 1;
    }
  }
}
