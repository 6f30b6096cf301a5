import {expect, test} from 'vitest';
import {markFormer} from './fetch-remote';
import type {Source} from './model';

test.each([
  ['https://old.example/a.png', true],
  ['http://www.old.example/a.png', true],
  ['//old.example/a.png', true],
  ['https://elsewhere.example/a.png', false],
  ['./a.png', false],
  // What is no address is on no site, and stops nothing.
  ['http://%20http://old.example/a.png', false],
])('whether a picture at %s was on the former site is %s', (address, isOfFormerSite) => {
  const asset = {address, name: 'a.png'};
  markFormer({host: 'old.example', posts: [{assets: [asset]}]} as unknown as Source);
  expect(asset).toEqual({address, name: 'a.png', isOfFormerSite});
});
