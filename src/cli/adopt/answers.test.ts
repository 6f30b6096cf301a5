import {expect, test} from 'vitest';
import {identityOf} from './answers';

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
});
