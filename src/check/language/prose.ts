import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextReadability from 'retext-readability';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {show, type Report} from '../finding';
import type {Post} from '../post';

const english = unified().use(retextEnglish);
english
  .use(retextIndefiniteArticle)
  // Hard for a 20-year-old reader by five of seven formulas; lower thresholds flag long but clear sentences.
  .use(retextReadability, {age: 20, threshold: 5 / 7, minWords: 12})
  .use(retextRepeatedWords);

const linter = unified().use(remarkRetext, english);

/** Finds prose that retext considers hard to read. A warning, since retext does not understand English. */
export async function prose({text, root}: Post, report: Report): Promise<void> {
  const file = new VFile({value: text});
  await linter.run(root, file);
  for (const {actual, expected, place, source} of file.messages) {
    const start = place && 'start' in place ? place.start : place;
    const at = start?.offset ?? 0;
    const words = show(actual ?? '');
    const instead = (expected ?? []).filter(Boolean).map(show).join(' or ');
    const [reason, remedy] =
      source === 'retext-readability'
        ? [`The sentence ${words} is hard to read`, 'make two of it, or use shorter words']
        : source === 'retext-repeated-words'
          ? [`${words} repeats itself`, 'write it once']
          : [`${words} does not go with the word after it`, `write ${instead}`];
    const end = place && 'end' in place ? place.end.offset : undefined;
    const [replacement] = expected ?? [];
    const isSure = source !== 'retext-readability' && replacement !== undefined;
    report(at, reason, remedy, {
      ...(isSure && end !== undefined && expected?.length === 1
        ? {fix: {start: at, end, text: replacement}}
        : {}),
    });
  }
}
