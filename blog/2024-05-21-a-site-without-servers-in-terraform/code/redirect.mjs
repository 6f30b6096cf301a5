import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';

const source = `${readFileSync('paths.js', 'utf8')}\nhandler`;
const handler = runInNewContext(source, {origin: 'https://blog.example', moved: {}});
const {headers} = handler({request: {uri: '//other.example/x', rawQueryString: () => ''}});
const {host} = new URL(headers.location.value, 'https://blog.example');
console.log(`${headers.location.value} leads to ${host}`);
process.exit(host === 'blog.example' ? 0 : 1);
