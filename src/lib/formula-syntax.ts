import {math, mathFromMarkdown} from './es-packages.cjs';
import type {Processor} from 'unified';
import type {Code, Construct, State, Tokenizer} from 'micromark-util-types';

const [dollar, slash, less, tick] = [36, 47, 60, 96] as const;

const characterOf = (code: Code) => (code === null || code < 0 ? ' ' : String.fromCodePoint(code));
const isSpace = (code: Code) => /\s/.test(characterOf(code));
const isOfWord = (code: Code) => /[\p{L}\p{N}]/u.test(characterOf(code));

/**
 * Reads ahead from a dollar sign, to see whether it begins a formula or is a price. A single one begins a formula if no
 * letter or digit comes before it and no space after it, and if the next single one has no space before it and no
 * letter or digit after it. The rule is Pandoc's, and stricter about what is around a formula, as in US$5. Code and
 * the end of an element, neither of which a formula contains, end the search. Two dollar signs are never a price.
 */
const lookahead: Tokenizer = function (effects, ok, nok) {
  const before = this.previous;
  let last: Code = null;
  const consume = (code: Code, next: State): State => {
    last = code;
    effects.consume(code);
    return next;
  };
  const begin: State = (code) => {
    effects.enter('data');
    return consume(code, first);
  };
  const first: State = (code) =>
    code === dollar ? ok(code) : isOfWord(before) || isSpace(code) ? nok(code) : inside(code);
  const inside: State = (code) => {
    const isOther = code === null || code === tick || (last === less && code === slash);
    return isOther ? nok(code) : code === dollar ? closing(code) : consume(code, inside);
  };
  const closing = (code: Code): State | undefined => {
    const isAfterSpace = isSpace(last);
    return consume(code, (after) =>
      after === dollar ? run(after) : isAfterSpace || isOfWord(after) ? nok(after) : ok(after),
    );
  };
  const run: State = (code) => (code === dollar ? consume(code, run) : inside(code));
  return begin;
};

/** The construct of micromark-extension-math, begun only where it is meant. */
const guarded = (formula: Construct): Construct => ({
  name: 'formula',
  previous: formula.previous,
  tokenize(effects, ok, nok) {
    return effects.check(
      {tokenize: lookahead, partial: true},
      effects.attempt(formula, ok, nok),
      nok,
    );
  },
});

/** A remark plugin for the syntax of formulas: TeX between dollar signs in a line, or between lines of two. */
export function formulaSyntax(this: Processor): void {
  const {text, ...syntax} = math();
  const inText = text![dollar] as Construct;
  const data = this.data();
  (data.micromarkExtensions ??= []).push({...syntax, text: {[dollar]: guarded(inText)}});
  (data.fromMarkdownExtensions ??= []).push(mathFromMarkdown());
}
