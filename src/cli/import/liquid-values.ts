import type {Data} from './matter';
import {valueAt, wordsOf} from './values';

/** What outputs of Liquid can be made out from. */
export type LiquidData = {
  site: Data;
  page: Data;
  /** The path of the site without a slash at its end, and the address of its host. */
  basePath: string;
  url: string;
};

const literal = /^(?:"([^"]*)"|'([^']*)')$/;

/** A literal, or a name such as `site.title`, as words. */
function operand(expression: string, data: LiquidData): string | undefined {
  const [whole, double, single] = literal.exec(expression.trim()) ?? [];
  if (whole !== undefined) {
    return double ?? single;
  }
  const [root, ...path] = expression.trim().split('.');
  if (root === 'site' && path[0] === 'baseurl') {
    return data.basePath;
  }
  if (root === 'site' && path[0] === 'url') {
    return data.url;
  }
  return root === 'site' || root === 'page' ? wordsOf(valueAt(data[root], path)) : undefined;
}

const joined = (...parts: string[]) => parts.join('/').replace(/(?<!:)\/{2,}/g, '/');

/** The filters that make addresses. Any other filter leaves an output unknown. */
function filtered(
  words: string,
  name: string,
  argument: string | undefined,
  data: LiquidData,
): string | undefined {
  if (name === 'relative_url') {
    return /^\w+:/.test(words) ? words : joined(data.basePath, words);
  }
  if (name === 'absolute_url') {
    return /^\w+:/.test(words) ? words : joined(`${data.url}${data.basePath}`, words);
  }
  if (argument === undefined) {
    return undefined;
  }
  if (name === 'prepend') {
    return argument + words;
  }
  return name === 'append' ? words + argument : undefined;
}

/**
 * The words that an output such as `{{ "/img/a.png" | relative_url }}` stands for.
 *
 * @returns undefined if they cannot be known without running the program
 */
export function valueOfOutput(expression: string, data: LiquidData): string | undefined {
  const [first, ...filters] = expression.match(/(?:"[^"]*"|'[^']*'|[^|"'])+/g) ?? [];
  return filters.reduce<string | undefined>(
    (words, filter) => {
      const [, name, argument] = /^\s*(\w+)\s*(?::\s*([\s\S]+?))?\s*$/.exec(filter) ?? [];
      return words === undefined || name === undefined
        ? undefined
        : filtered(words, name, argument && operand(argument, data), data);
    },
    first === undefined ? undefined : operand(first, data),
  );
}
