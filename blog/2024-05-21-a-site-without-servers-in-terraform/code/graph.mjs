// terraform graph | node graph.mjs
import {readFileSync} from 'node:fs';

const dot = readFileSync(0, 'utf8');
const edges = [...dot.matchAll(/"(.+)" -> "(.+)"/g)];

/** All that a resource waits for, directly or not. */
function waitsFor(name, all = new Set()) {
  for (const [, from, to] of edges) {
    if (from === name && !all.has(to)) waitsFor(to, all.add(to));
  }
  return [...all];
}

/** Those of a type, in any module; not data, whose state the graph does not show. */
const only = (type, names) =>
  names.filter((name) =>
    name.replace(/^(module\.[^.]+\.)+/, '').startsWith(`${type}.`),
  );

const cdns = only(
  'aws_cloudfront_distribution',
  [...new Set(edges.map(([, from]) => from))],
);
const early = cdns.filter((cdn) => {
  const before = waitsFor(cdn);
  // A validation that waits for two may be that of either.
  const issued = only('aws_acm_certificate_validation', before)
    .map((validation) => only('aws_acm_certificate', waitsFor(validation)))
    .filter((certificates) => certificates.length === 1)
    .flat();
  return only('aws_acm_certificate', before)
    .some((certificate) => !issued.includes(certificate));
});
if (cdns.length === 0) console.log('no distribution found');
for (const cdn of early) console.log(`${cdn} does not wait`);
if (cdns.length === 0 || early.length > 0) process.exit(1);
