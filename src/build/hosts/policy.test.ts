import {expect, test} from 'vitest';
import {contentSecurityPolicy} from './policy';

const none = {scripts: [], styles: []};
const directives = (policy: string) => policy.split('; ');

test('without services, a page loads nothing from elsewhere', () => {
  const policy = contentSecurityPolicy(none, []);
  expect(policy).not.toMatch(/https?:/);
  expect(policy).toContain("frame-src 'none'");
});

test('a service enters the policy for what the identity names it for, and its script by no address', () => {
  const service = {
    origin: 'https://stats.example',
    purpose: 'counts',
    uses: ['connect' as const, 'frame' as const],
    script: {path: '/count.js'},
  };
  const added = directives(contentSecurityPolicy(none, [service])).filter((directive) =>
    directive.includes(service.origin),
  );
  expect(added).toEqual([
    "connect-src 'self' https://stats.example",
    'frame-src https://stats.example',
  ]);
});
