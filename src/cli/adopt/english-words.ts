import {translationsFolder} from '../../settings/localized';
import type {Identity} from '../../settings/schema';
import type {LeftOver} from './left-over';

const normal = (text: string) => text.replace(/\s+/g, ' ');

/** The text of the site's components, in which each word of the interface stands in English after its id. */
const componentsOf = (files: ReadonlyMap<string, Buffer>) =>
  normal(
    [...files]
      .filter(([path]) => /^src\/(?!site\/i18n\/|cli\/).*\.tsx?$/.test(path))
      .map(([, bytes]) => bytes.toString('utf8'))
      .join('\n'),
  );

/** Whether the components have a message with this id: between quotes or tags, soon after it. */
function isEnglish(components: string, id: string, message: string): boolean {
  const words = normal(message).trim();
  const at = [`'${id}'`, `"${id}"`]
    .map((quoted) => components.indexOf(quoted))
    .find((index) => index >= 0);
  if (at === undefined || !words) {
    return false;
  }
  const after = components.slice(at + id.length + 1, at + id.length + words.length + 400);
  return ['>', "'", '"', '`']
    .flatMap((mark) => [mark + words, `${mark} ${words}`])
    .some((start) => after.includes(start));
}

/** Names the words of the interface that a language has as `npm run write-translations` wrote them: in English. */
export function englishWords(
  files: ReadonlyMap<string, Buffer>,
  {locales}: Pick<Identity, 'locales'>,
): LeftOver[] {
  const components = componentsOf(files);
  return locales
    .filter(({code}) => !/^en\b/.test(code))
    .flatMap(({code}): LeftOver[] => {
      const file = `${translationsFolder}/${code}/code.json`;
      const text = files.get(file)?.toString('utf8');
      if (text === undefined) {
        const message = `is not there, so that the words of the interface are in English: npm run write-translations -- --locale ${code}`;
        return [{file, severity: 'warning', message}];
      }
      const all = Object.entries(JSON.parse(text) as Record<string, {message: string}>);
      const lines = all
        .filter(([id, {message}]) => isEnglish(components, id, message))
        .map(([id]) => text.slice(0, text.indexOf(JSON.stringify(id))).split('\n').length);
      return lines.length === 0
        ? []
        : [
            {
              file,
              line: lines[0]!,
              severity: 'warning',
              message: `has ${lines.length} of ${all.length} words in English, on the lines ${lines.join(', ')}: translate them`,
            },
          ];
    });
}
