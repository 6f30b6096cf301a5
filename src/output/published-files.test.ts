import {expect, test} from 'vitest';
import {filesIn, folderWith, type Files} from '../../tests/product/support/folder';
import {lookAt} from './published-files';

function look(files: Files) {
  const outDir = folderWith(files);
  for (const file of Object.keys(files)) {
    lookAt(outDir, file);
  }
  return filesIn(outDir);
}

test('what systems and editors leave in folders is not published', () => {
  const left = ['.DS_Store', 'img/._a.png', 'img/Thumbs.db', 'a/.gitkeep', 'a/b.txt~', 'a/.b.swp'];
  const published = ['.nojekyll', '.well-known/security.txt', 'index.html'];
  const all = [...left, ...published].map((file) => [file, '']);
  expect(look(Object.fromEntries(all) as Files)).toEqual(published);
});

test.each([
  [
    'assets/images/a-1.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="a()"/>',
    'onload="a()"',
  ],
  ['a.xml', '<?xml-stylesheet href="a.xsl"?><a/>', '<?xml-stylesheet href="a.xsl">'],
  ['assets/files/a-1.html', '<script>a()</script>', '<script>'],
])('a build stops at %s with what runs', (file, content, what) => {
  expect(() => look({[file]: content})).toThrow(`${file} would run ${what} for whoever`);
});
