import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';

const source = `${readFileSync('paths.js', 'utf8')}\nhandler`;
const handler = runInNewContext(source, {origin: 'https://blog.example', moved: {}});
const {headers} = await handler({request: {uri: '//other.example/x', rawQueryString: () => ''}});
const location = headers?.location?.value ?? '';
const {host} = new URL(location, 'https://blog.example');
console.log(location ? `${location} leads to ${host}` : 'no redirect');
process.exit(host === 'blog.example' ? 0 : 1);
