// `npm run serve`: shows build/ as a plain host does. Docusaurus' own server redirects `.woff2` and some files of the search
// below a base path.
import {identity} from '../site/identity';
import {runCommand} from './command';
import {startStaticHost} from './static-host';

const help = `npm run serve [-- --port PORT]

Serves build/ on this machine, at the path of the site, until Ctrl+C. The port is 3000 if none is named.`;

const config = {options: {port: {type: 'string', default: '3000'}}} as const;

void runCommand(help, config, async ({values: {port}}) => {
  await startStaticHost('build', Number(port), true, identity.baseUrl);
  process.stdout.write(`Serving build/ at http://localhost:${port}${identity.baseUrl}\n`);
});
