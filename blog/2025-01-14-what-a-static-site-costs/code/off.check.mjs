/**
 * Runs drill.sh with AWS's own command line against a stand-in of two APIs, which calls off.mjs, with AWS's own SDK, as
 * the alarm would, and then off.mjs a second time. Prints the requests that the stand-in gets. Needs `aws`, as of 1.45,
 * and `npm install @aws-sdk/client-cloudfront` in a folder above.
 */
import {spawn} from 'node:child_process';
import {createServer} from 'node:http';
import {join} from 'node:path';

const config = (enabled) => `<?xml version="1.0" encoding="UTF-8"?>
<DistributionConfig xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><CallerReference>1</CallerReference><Origins><Quantity>1</Quantity><Items><Origin><Id>s3</Id><DomainName>bucket.s3.amazonaws.com</DomainName></Origin></Items></Origins><DefaultCacheBehavior><TargetOriginId>s3</TargetOriginId><ViewerProtocolPolicy>redirect-to-https</ViewerProtocolPolicy></DefaultCacheBehavior><Comment>The site</Comment><Enabled>${enabled}</Enabled></DistributionConfig>`;

/** What the elements say, in any order. */
const valuesOf = (xml) => [...xml.matchAll(/<(\w+)>([^<>]+)</g)].map(([, name, value]) => `${name} ${value}`).sort().join('\n');

let enabled = true;
let version = 1;
let handler;
/** A change is everywhere when it has been asked for once. */
const states = ['InProgress', 'Deployed'];

const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) {
    body += part;
  }
  const path = request.url.replace(/^\/[\d-]+|\?.*$/g, '');
  if (path === '/') {
    const {AlarmName, StateValue} = JSON.parse(body);
    console.log(`SetAlarmState ${AlarmName}: ${StateValue}`);
    await handler();
    response.writeHead(200, {'content-type': 'application/x-amz-json-1.0'}).end('{}');
    return;
  }
  if (path === '/distribution/EXAMPLE') {
    const status = states.shift();
    console.log(`GET ${path}  Status: ${status}`);
    response
      .writeHead(200, {'content-type': 'text/xml'})
      .end(`<Distribution><Id>EXAMPLE</Id><Status>${status}</Status></Distribution>`);
    return;
  }
  const match = request.headers['if-match'];
  if (request.method === 'PUT') {
    if (match !== `E${version}`) {
      response.writeHead(412).end();
      return;
    }
    enabled = body.includes('<Enabled>true</Enabled>');
    version += 1;
    const keeps = valuesOf(body) === valuesOf(config(enabled));
    console.log(`PUT ${path}  If-Match: ${match}  Enabled: ${enabled}  the rest is kept: ${keeps}`);
  } else {
    console.log(`${request.method} ${path}  Enabled: ${enabled}`);
  }
  response.writeHead(200, {'content-type': 'text/xml', 'etag': `E${version}`}).end(config(enabled));
}).listen(0, '127.0.0.1');
await new Promise((resolve) => {
  server.once('listening', resolve);
});

Object.assign(process.env, {
  AWS_ACCESS_KEY_ID: 'none',
  AWS_SECRET_ACCESS_KEY: 'none',
  AWS_REGION: 'us-east-1',
  AWS_ENDPOINT_URL: `http://127.0.0.1:${server.address().port}`,
  DISTRIBUTION: 'EXAMPLE',
});
({handler} = await import('./off.mjs'));
const drill = spawn('bash', ['-e', join(import.meta.dirname, 'drill.sh')], {stdio: 'ignore'});
const code = await new Promise((resolve) => {
  drill.once('close', resolve);
});
if (code !== 0) {
  throw new Error(`The drill exited with ${code}.`);
}
await handler();
server.close();
server.closeAllConnections();
