import {expect, test} from 'vitest';
import type {Identity} from '../../settings/schema';
import {englishWords} from './english-words';

test('the words that a language still has in English are counted, with their lines', () => {
  const components = `<Translate id="site.next"
      description="A title">
      Read next
    </Translate>
    translate({id: 'site.copied', message: 'Copied'})
    <Translate id="site.by" values={{author}}>{'also by {author}'}</Translate>`;
  const code = (next: string, by: string) =>
    JSON.stringify(
      {
        'site.next': {message: next, description: 'A title'},
        'site.copied': {message: 'Copied'},
        'site.by': {message: by},
        'theme.other': {message: 'Read next'},
      },
      null,
      2,
    );
  const locales: Identity['locales'] = [
    {code: 'en', label: 'English', htmlLang: 'en'},
    {code: 'es', label: 'Español', htmlLang: 'es'},
  ];
  const file = 'src/site/i18n/es/code.json';
  const of = (files: Record<string, string>) =>
    englishWords(new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])), {
      locales,
    });
  const path = 'src/components/A.tsx';
  expect(of({[path]: components, [file]: code('Read next', 'también de {author}')})).toEqual([
    {
      file,
      line: 2,
      severity: 'warning',
      message: 'has 2 of 4 words in English, on the lines 2, 6: translate them',
    },
  ]);
  const translated = code('Leer más', 'también de {author}').replace('Copied', 'Copiado');
  expect(of({[path]: components, [file]: translated})).toEqual([]);
  expect(of({})).toMatchObject([{file, severity: 'warning'}]);
});
