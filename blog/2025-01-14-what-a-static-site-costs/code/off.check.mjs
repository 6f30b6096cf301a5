/**
 * Runs drill.sh with AWS's own command line against a stand-in of CloudFront and its alarm, which calls off.mjs, with
 * AWS's own SDK; then with the alarm on bytes, and twice with a part of the chain broken. Prints what off.mjs asks of the API,
 * and what the drill prints. Needs `aws`, as of 1.45, `curl`, and `npm install @aws-sdk/client-cloudfront` in a folder above.
 */
import {spawn} from 'node:child_process';
import {createServer} from 'node:http';
import {join} from 'node:path';

const config = (enabled) => `<?xml version="1.0" encoding="UTF-8"?>
<DistributionConfig xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><CallerReference>1</CallerReference><Origins><Quantity>1</Quantity><Items><Origin><Id>s3</Id><DomainName>bucket.s3.amazonaws.com</DomainName></Origin></Items></Origins><DefaultCacheBehavior><TargetOriginId>s3</TargetOriginId><ViewerProtocolPolicy>redirect-to-https</ViewerProtocolPolicy></DefaultCacheBehavior><Comment>The site</Comment><Enabled>${enabled}</Enabled></DistributionConfig>`;

/** What the elements say, in any order. */
const valuesOf = (xml) => [...xml.matchAll(/<(\w+)>([^<>]+)</g)].map(([, name, value]) => `${name} ${value}`).sort().join('\n');

/** Of the alarms in the drill, in five minutes. */
const limits = {requests: 1000, bytes: 10e6};
/** Of the page, which is what a small one weighs. */
const pageBytes = 8000;
/** Milliseconds until the stand-in's metric has arrived. */
const delay = 3000;
/** Seconds after which the drill fails. */
const patience = 30;

let handler;
let state;

const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) {
    body += part;
  }
  const path = request.url.replace(/^\/[\d-]+(?=\/)|\?.*$/g, '');
  if (path === '/') {
    // A reader's request.
    const before = state.count;
    state.count += state.alarm === 'bytes' ? pageBytes : 1;
    if (before <= limits[state.alarm] && state.count > limits[state.alarm] && state.isHeard) {
      setTimeout(() => {
        handler().catch(({name}) => {
          console.log(`  off.mjs fails: ${name}`);
        });
      }, delay);
    }
    response.writeHead(state.enabled ? 200 : 403).end('a'.repeat(pageBytes));
    return;
  }
  if (path === '/distribution/EXAMPLE') {
    // A change is everywhere when it has been asked for once.
    response
      .writeHead(200, {'content-type': 'text/xml'})
      .end(`<Distribution><Id>EXAMPLE</Id><Status>${state.statuses.shift()}</Status></Distribution>`);
    return;
  }
  const match = request.headers['if-match'];
  const log = (words) => {
    if (/aws-sdk-js/.test(request.headers['user-agent'])) {
      console.log(`  off.mjs: ${request.method}, ${words}`);
    }
  };
  if (request.method === 'PUT') {
    if (!state.mayUpdate) {
      log('denied');
      response
        .writeHead(403, {'content-type': 'text/xml'})
        .end('<ErrorResponse><Error><Type>Sender</Type><Code>AccessDenied</Code></Error></ErrorResponse>');
      return;
    }
    if (match !== `E${state.version}`) {
      response.writeHead(412).end();
      return;
    }
    state.enabled = body.includes('<Enabled>true</Enabled>');
    state.version += 1;
    const keeps = valuesOf(body) === valuesOf(config(state.enabled));
    log(`Enabled: ${state.enabled}`);
    log(`all else kept: ${keeps}`);
  } else {
    log(`Enabled: ${state.enabled}`);
  }
  response.writeHead(200, {'content-type': 'text/xml', 'etag': `E${state.version}`}).end(config(state.enabled));
}).listen(0, '127.0.0.1');
await new Promise((resolve) => {
  server.once('listening', resolve);
});

const address = `http://127.0.0.1:${server.address().port}`;
Object.assign(process.env, {
  AWS_ACCESS_KEY_ID: 'none',
  AWS_SECRET_ACCESS_KEY: 'none',
  AWS_REGION: 'us-east-1',
  AWS_ENDPOINT_URL: address,
  DISTRIBUTION: 'EXAMPLE',
  SITE: address,
  PATIENCE: String(patience),
});
({handler} = await import('./off.mjs'));

async function drill(name, works, faults = {}) {
  console.log(name);
  state = {
    enabled: true,
    version: 1,
    count: 0,
    alarm: 'requests',
    statuses: ['Deployed', 'InProgress', 'Deployed'],
    isHeard: true,
    mayUpdate: true,
    ...faults,
  };
  const run = spawn('bash', [join(import.meta.dirname, 'drill.sh')], {stdio: ['ignore', 'pipe', 'ignore']});
  run.stdout.on('data', (data) => {
    process.stdout.write(String(data).replace(/^(?=.)/gm, '  drill: '));
  });
  const code = await new Promise((resolve) => {
    run.once('close', resolve);
  });
  if ((code === 0) !== works) {
    throw new Error(`The drill exited with ${code}.`);
  }
}

await drill('All works, limit on requests lowered', true);
await handler();
console.log();
await drill('All works, limit on bytes lowered', true, {alarm: 'bytes'});
console.log();
await drill('The alarm is in the wrong region', false, {isHeard: false});
console.log();
await drill('The role may not update', false, {mayUpdate: false});
server.close();
server.closeAllConnections();
