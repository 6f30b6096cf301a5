import {expect, test} from 'vitest';
import {identity} from '../site/identity';
import {footerNote} from './footer';

test('the company may have any name, and the colophon is HTML', () => {
  const site = {...identity, company: 'A & <B>', copyrightYear: 2026, colophon: '<b>Set</b>'};
  expect(footerNote(site)).toBe('<p><b>Set</b></p>Copyright © 2026 A &amp; &lt;B&gt;');
});
