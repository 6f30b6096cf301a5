import {visit} from '../../lib/es-modules.cjs';
import {component, isComponent, known} from '../elements';
import {offsetOf, printable, show} from '../finding';
import {inMarkdown, isLocal} from '../named-file';
import {deepest} from '../parse';
import type {Check} from '../rule';

/** Their content is plain text: if they are unclosed, they swallow what the build writes after the post. */
const wordsOnly = new Set('script style textarea title xmp iframe noframes plaintext'.split(' '));

/** Elements that run, load or send something; the build removes them or replaces them with a link. */
const active = new Set(
  'script iframe object embed form frame frameset applet base meta'.split(' '),
);

/** Elements are closed, and of a kind that browsers show. */
export const html: Check = {
  element({name, attributes, at, isForeign}, report) {
    if (isComponent(name)) {
      return;
    }
    if (active.has(name)) {
      report(
        at,
        `<${name}> runs or loads something: readers get a link in its place, or nothing`,
        'write a link to what it shows, or put it into backticks if it is only named',
      );
    } else if (!isForeign && !known.has(name) && !name.includes('-')) {
      report(
        at,
        `<${name}> is no element of HTML, so readers do not see it`,
        'write it in backticks, or \\< for the sign',
      );
    }
    if (name === 'img' && attributes.src && isLocal(attributes.src) && !isForeign) {
      report(
        at,
        'A picture in <img> is shown as it is, without the formats and sizes that the build makes',
        `write ![what it shows](${printable(inMarkdown(attributes.src))})`,
      );
    }
    const handler = Object.keys(attributes).find((attribute) => /^on[a-z]/i.test(attribute));
    if (handler !== undefined) {
      report(
        at,
        `The attribute ${show(handler)} runs a script, so the build leaves it out`,
        'delete it, or write a component in an .mdx',
      );
    }
  },
  unclosed({name, at}, report) {
    report(
      at,
      `<${name}> does not end, so the rest of the post is in it`,
      `write </${name}> after what belongs to it; if it is only named, write it in backticks`,
      {isFatal: wordsOnly.has(name)},
    );
  },
};

/** Elements are not nested deeper than anyone intends; for Markdown, the parser reports that. */
export const size: Check = {
  element({at, depth}, report) {
    if (depth === deepest + 1) {
      report(
        at,
        `This lies in ${deepest} elements, one inside the other`,
        'end those that are over',
        {isFatal: true},
      );
    }
  },
};

const moduleCode =
  /^(?:import\s+(?:[\w{*][^'"\n]*\sfrom\s+)?['"][^'"\n]+['"];?|export\s+(?:const|let|function|default)\b.*|\{\/\*.*\*\/\})[ \t]*$/m;

/** An .md file has no JSX, which readers would see as text or not at all. */
export const jsxInMarkdown: Check = {
  post({isMdx, root, text}, report) {
    if (isMdx) {
      return;
    }
    let first: {at: number; words: string} | undefined;
    visit(root, ['html', 'text'], (node) => {
      const start = offsetOf(node);
      const source = text.slice(start, node.position?.end.offset);
      const before = text.slice(Math.max(0, start - 1), start);
      const match =
        node.type === 'html' && !/\w/.test(before)
          ? component.exec(source)
          : node.type === 'text'
            ? moduleCode.exec(source)
            : null;
      if (match && (first === undefined || start + match.index < first.at)) {
        first = {at: start + match.index, words: match[0]};
      }
    });
    if (first) {
      report(
        first.at,
        `${show(first.words)} is read in .mdx only: in this .md, readers see it as text, or not at all`,
        'name the file .mdx, where { and < begin code and indented lines are prose, or write it in Markdown',
      );
    }
  },
};
