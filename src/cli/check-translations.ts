// `npm run check-translations` lists what is still English in the other languages of the site.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import {translationOf} from '../content/translations/beside-text';
import {translationsFolder} from '../settings/localized';
import {identity} from '../site/identity';
import {runCommand} from './command';
import {untranslated, type Messages} from './untranslated';

const help = `npm run check-translations

Lists the words in ${translationsFolder}/ that are still English, by file and line, and counts the texts without a
translation. Words that are the same in both languages go into ${translationsFolder}/CODE/words.txt, one a line.`;

/** Files of words that the site's own code brings; the others repeat what the owner has written in the first language. */
const ofCode = new Set(['code.json', 'site/words.json']);

const filesIn = (folder: string, ending: RegExp): string[] =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => ending.test(file))
    : [];

const read = (file: string) => readFileSync(file, 'utf8');

/** What `write-translations` writes in the first language, by file: Docusaurus writes it into a folder of its own. */
function writtenWords(): Map<string, Messages> {
  // Within the site, from where Docusaurus finds its presets.
  const folder = resolve('.cache/translations');
  mkdirSync(folder, {recursive: true});
  try {
    const config = join(folder, 'config.ts');
    const [own, path] = [resolve('docusaurus.config.ts'), folder].map((one) => JSON.stringify(one));
    writeFileSync(
      config,
      `import config from ${own};\nexport default {...config, i18n: {...config.i18n, path: ${path}}};\n`,
    );
    const [{code}] = identity.locales;
    const command = ['write-translations', '--locale', code, '--config', config];
    const {status, stdout, stderr} = spawnSync('npx', ['docusaurus', ...command], {
      encoding: 'utf8',
    });
    if (status !== 0) {
      throw new Error(`The words of the site could not be read:\n${stdout}${stderr}`);
    }
    const words = join(folder, code);
    return new Map(
      filesIn(words, /\.json$/).map((file) => [
        file,
        JSON.parse(read(join(words, file))) as Messages,
      ]),
    );
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Prints what a language lacks; returns the number of words. */
async function check(code: string, written: Map<string, Messages>): Promise<number> {
  const folder = `${translationsFolder}/${code}`;
  const isFirst = code === identity.locales[0].code;
  const list = `${folder}/words.txt`;
  const same = new Set(existsSync(list) ? read(list).split(/\r?\n/) : []);
  // Docusaurus has translated these, into the same word in some languages.
  const translated = await readDefaultCodeTranslationMessages({locale: code, name: 'theme-common'});
  const lines: string[] = [];
  let count = 0;
  for (const [name, words] of written) {
    if (isFirst && !ofCode.has(name)) {
      continue;
    }
    const file = `${folder}/${name}`;
    const {english, missing, outdated} = untranslated(
      existsSync(file) ? read(file) : '{}',
      words,
      (key, message) => translated[key] !== undefined || same.has(message),
    );
    count += english.length + missing.length + outdated.length;
    lines.push(...english.map(({line, message}) => `${file}:${line}  still English: ${message}`));
    lines.push(
      ...outdated.map(
        ({line, message}) => `${file}:${line}  says what was there before: ${message}`,
      ),
    );
    if (missing.length > 0) {
      const remedy = `\`npm run write-translations -- --locale ${code}\` writes them`;
      lines.push(`${file}  lacks ${missing.length} entries: ${remedy}`);
    }
  }
  const texts = isFirst ? [] : ['blog', 'docs', 'src/pages'];
  const counted = texts.flatMap((from) => {
    const all = filesIn(from, /(?:^|[\\/])[^_][^\\/]*\.mdx?$/);
    const lacking = all.filter((text) => !existsSync(translationOf(`${from}/${text}`, code)));
    return all.length === 0 ? [] : `${lacking.length} of ${all.length} in ${from}/`;
  });
  lines.push(`${code}: ${count} word${count === 1 ? '' : 's'} to translate.`);
  if (counted.length > 0) {
    lines.push(
      `${code}: texts without a translation, which readers get as they are: ${counted.join(', ')}.`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
  return count;
}

void runCommand(help, {}, async () => {
  const codes = identity.locales.map(({code}) => code).filter((code) => !/^en\b/.test(code));
  if (codes.length === 0) {
    process.stdout.write(
      'The site is in English: `locales` in src/site/identity.ts has no other language.\n',
    );
    return 0;
  }
  const written = writtenWords();
  let count = 0;
  for (const code of codes) {
    count += await check(code, written);
  }
  return count > 0 ? 1 : 0;
});
