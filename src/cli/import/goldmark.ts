import type {Found} from './text-context';
import {fenceOptions} from './code-options';
import type {Edit, TracedText} from './edits';
import {commentAt} from './places';
import {shownMarks} from './shown-marks';

const fence = /^([ \t]*(?:`{3,}|~{3,})[ \t]*([\w+#.-]*))[ \t]*\{([^}\n]*)\}[ \t]*$/gm;
const heading = /^( {0,3}#{1,6} .*?)[ \t]*\{([^{}\n]+)\}[ \t]*$/gm;
const block = /^[ \t]*\{[ \t]*(?:[.#][\w-]+|[\w-]+=(?:"[^"\n]*"|[^\s}]+))[^{}\n]*\}[ \t]*$/gm;

/** Replaces the attributes of Goldmark: options of code and anchors stay, others become comments. */
export function goldmarkMarks(
  {text}: TracedText,
  isCode: (offset: number) => boolean,
): {edits: Edit[]; losses: Found[]} {
  const edits: Edit[] = [];
  const losses: Found[] = [];
  for (const {
    0: whole,
    1: before = '',
    2: language = '',
    3: options = '',
    index: at,
  } of text.matchAll(fence)) {
    if (isCode(at + before.search(/\S/)) && !/^[\d,\s-]+$/.test(options)) {
      const {meta, others: left} = fenceOptions(options);
      // Pandoc has the language as a class.
      const byClass = language ? undefined : left.find((other) => /^\.(?!brush$)\w/.test(other));
      const others = left.filter((other) => other !== byClass);
      // A fence without a language would take its first option for one.
      const own = byClass?.slice(1) ?? (language || !meta ? '' : 'text');
      const line = `${before}${own}${meta && ` ${meta}`}`;
      edits.push({start: at, end: at + whole.length, text: line});
      if (others.length > 0) {
        losses.push({at, what: `Options of code: ${others.join(', ')}`, became: 'left out'});
      }
    }
  }
  for (const {0: whole, 1: words = '', 2: inside = '', index: at} of text.matchAll(heading)) {
    const id = /#([^\s}]+)/.exec(inside)?.[1];
    const others = inside.replace(/#[^\s}]+/, '').trim();
    if (!isCode(at) && others && /^(?:[.#][\w-]+|[\w-]+=)/.test(inside.trim())) {
      edits.push({start: at, end: at + whole.length, text: words + (id ? ` {#${id}}` : '')});
      losses.push({at, what: `Attributes of a heading: ${others}`, became: 'left out'});
    }
  }
  for (const {0: whole, index} of text.matchAll(block)) {
    const start = index + whole.search(/\S/);
    if (!isCode(start)) {
      const what = `Goldmark attributes ${whole.trim()}`;
      edits.push({
        start,
        end: index + whole.length,
        text: commentAt(text, start, index + whole.length, what),
      });
      losses.push({at: start, what, became: 'kept as a comment'});
    }
  }
  return {edits, losses: [...losses, ...shownMarks(text, isCode)]};
}
