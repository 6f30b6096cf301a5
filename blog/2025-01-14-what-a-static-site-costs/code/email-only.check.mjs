/**
 * Runs email-only.sh with AWS's own command line against a stand-in of SNS and CloudWatch, and prints what it asks of them.
 * Needs `aws`, as of 1.45.
 */
import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';

const topic = 'arn:aws:sns:us-east-1:123456789012:flood';

const answer = (action, content) =>
  `<${action}Response><${action}Result>${content}</${action}Result></${action}Response>`;

function print(action, region, asked) {
  console.log(`${action} in ${region}`);
  for (const [name, value] of Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1))) {
    console.log(`  ${name}: ${JSON.stringify(value)}`);
  }
}

const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) {
    body += part;
  }
  // The region that the request is signed for.
  const [, region] = /Credential=[^/]+\/\d+\/([^/]+)\//.exec(request.headers.authorization);
  const operation = request.headers['x-amz-target']?.split('.')[1];
  if (operation) {
    print(operation, region, JSON.parse(body));
    response.writeHead(200, {'content-type': 'application/x-amz-json-1.0'}).end('{}');
    return;
  }
  const {Action, Version: _, ...asked} = Object.fromEntries(new URLSearchParams(body));
  print(Action, region, asked);
  const contents = {
    CreateTopic: `<TopicArn>${topic}</TopicArn>`,
    Subscribe: '<SubscriptionArn>pending confirmation</SubscriptionArn>',
  };
  response.writeHead(200, {'content-type': 'text/xml'}).end(answer(Action, contents[Action] ?? ''));
}).listen(0, '127.0.0.1');
await new Promise((resolve) => {
  server.once('listening', resolve);
});

const script = readFileSync(join(import.meta.dirname, 'email-only.sh'), 'utf8')
  .replace('E…', 'EXAMPLE')
  .replace('you@…', 'engineering@meridiem.example');
const run = spawn('bash', ['-ec', script], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    AWS_ACCESS_KEY_ID: 'none',
    AWS_SECRET_ACCESS_KEY: 'none',
    AWS_ENDPOINT_URL: `http://127.0.0.1:${server.address().port}`,
  },
});
const code = await new Promise((resolve) => {
  run.once('close', resolve);
});
server.close();
server.closeAllConnections();
process.exitCode = code;
