import {expect, test} from 'vitest';
import {identityOf, remedyFor} from './answers';

const answers = {
  company: 'Acme',
  url: 'https://tech.acme.example',
  website: 'https://acme.example/',
  careers: 'https://acme.example/jobs/',
  email: 'tech@acme.example',
};

test('an address may end with the slash that browsers show, and a colour may have three digits', () => {
  const plain = identityOf({...answers, accent: '#00aa55'}, 2026);
  expect(identityOf({...answers, url: `${answers.url}/`, accent: '#0a5'}, 2026)).toEqual(plain);
  expect(plain.url).toBe(answers.url);
  expect(identityOf({...answers, url: 'HTTPS://Tech.Acme.example'}, 2026).url).toBe(answers.url);
});

test.each([
  [{url: 'ftp://x'}, "--url is 'ftp://x': write the site's address, such as 'https://"],
  [{url: 'https://x.com/blog'}, 'a path goes into --base-url'],
  [{baseUrl: 'blog'}, "--base-url is 'blog': begin and end it with a slash"],
  [{accent: 'red'}, '--accent red is not a colour'],
])('of %j, the message names the flag, and no file or field', (wrong, message) => {
  const identify = () => identityOf({...answers, ...wrong}, 2026);
  expect(identify).toThrow(message);
  expect(identify).not.toThrow(/identity\.ts|baseUrl|`/);
});

test.each([
  ['url', 'tech.acme.example', /^write the site's address/],
  ['email', 'nobody', /^write an e-mail address/],
  ['company', '', /^write the company's name/],
] as const)(
  'a wrong answer to the question for the %s is asked for again',
  (field, wrong, remedy) => {
    expect(remedyFor(field, wrong)).toMatch(remedy);
    expect(remedyFor(field, answers[field])).toBeUndefined();
  },
);
