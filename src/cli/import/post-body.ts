import {carryText} from './carry-text';
import {traced, type TracedText} from './edits';
import {htmlToMarkdown} from './html-to-markdown';
import type {Loss} from './model';
import type {Found, TextContext} from './text-context';

/**
 * Carries the body of a post over, after the tags of its program were replaced.
 *
 * @param losses of that replacement, by their places in `source`
 */
export function carryBody(
  source: TracedText,
  replaced: {text: TracedText; losses: readonly Found[]},
  isHtml: boolean,
  context: TextContext,
): {text: string; losses: Loss[]} {
  const lossOf =
    (lines: TracedText) =>
    ({at, what, became}: Found): Loss => ({
      file: context.file,
      line: lines.lineAt(at),
      what,
      became,
    });
  const losses = replaced.losses.map(lossOf(source));
  if (!isHtml) {
    const carried = carryText(replaced.text, context);
    return {text: clean(carried.text), losses: [...losses, ...carried.losses]};
  }
  const {file, assets} = context;
  const {text, lineAt} = replaced.text;
  const converted = htmlToMarkdown(text, {file, lineAt});
  // Pictures that an address held within itself.
  const own = new Set<string>();
  for (const asset of converted.assets.filter(({content}) => content !== undefined)) {
    own.add(asset.address);
    assets.add(asset);
  }
  const carried = carryText(traced(converted.text), {
    ...context,
    dialect: undefined,
    targetOf: (address) => (own.has(address) ? {kind: 'remote'} : context.targetOf(address)),
  });
  return {
    text: clean(carried.text),
    losses: [
      ...losses,
      ...converted.losses,
      // Lines of the converted text say nothing about those of the file.
      ...carried.losses.map(({file, what, became}) => ({file, what, became})),
    ],
  };
}

/** No empty lines at the beginning, and one line break at the end. */
const clean = (text: string) => `${text.replace(/^(?:[ \t]*\n)+/, '').trimEnd()}\n`;
