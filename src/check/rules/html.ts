import type {Root} from 'mdast';
import {htmlTagNames} from 'html-tag-names';
import {visit} from 'unist-util-visit';
import {isRemote} from '../../lib/addresses';
import {offsetOf, show, type Place} from '../finding';
import type {Rule} from '../post';
import {attributeOf, tagsOf} from '../tags';

/** The names of all HTML elements. */
const known: ReadonlySet<string> = new Set(htmlTagNames);

/** Elements that run, load or send something; the build removes them or replaces them with a link. */
const active = new Set(
  'script iframe object embed form frame frameset applet base meta'.split(' '),
);

const media = new Set(['img', 'video', 'audio', 'source', 'track', 'Audio']);

/** Elements that hide or change what follows them where they do not end; others end by themselves, or change nothing. */
const lasting =
  /<(\/?)(details|div|section|aside|table|b|strong|i|em|u|s|del|mark|sub|sup|kbd|span|small)(?=[\s>])[^<>]*>/g;

/** The opening tags of HTML in Markdown that have no end, each with its place. */
function elementsLeftOpen(root: Root): Array<[tag: string, at: number]> {
  const open: Array<[tag: string, at: number]> = [];
  visit(root, 'html', (node) => {
    for (const match of node.value
      .replace(/<!--[\s\S]*?-->/g, (comment) => ' '.repeat(comment.length))
      .matchAll(lasting)) {
      const tag = `<${match[2]!}>`;
      if (match[1] === '') {
        open.push([tag, offsetOf(node) + match.index]);
      } else {
        const last = open.map(([one]) => one).lastIndexOf(tag);
        open.splice(last < 0 ? open.length : last, 1);
      }
    }
  });
  return open;
}

/** Elements are those that browsers show, end where their author meant, run no script, and load nothing from other sites. */
export const html: Rule = (post, report) => {
  const {root, text, isMdx} = post;
  const checkMedia = (url: string, at: Place) => {
    if (isRemote(url)) {
      report(
        at,
        `${show(url)} is on another site, which would see who reads, so readers get a link`,
        'put a copy beside the post',
      );
    }
  };
  for (const [mark, at] of elementsLeftOpen(root)) {
    report(
      at,
      `${mark} does not end, so what follows it is in it`,
      `write ${mark.replace('<', '</')} at its end`,
    );
  }
  const tags = tagsOf(post);
  // Drawings have elements of their own.
  const hasDrawing = tags.some(({name}) => name === 'svg' || name === 'math');
  for (const tag of tags) {
    const {name, at} = tag;
    // After a word, a name with a capital is a type, as in Promise<Result>; others are components.
    const isComponent = /^[A-Z]\w*[a-z]/.test(name) && (isMdx || !/\w/.test(text[at - 1] ?? ''));
    if (active.has(name)) {
      report(
        at,
        `<${name}> runs or loads something: readers get a link in its place, or nothing`,
        'write a link to what it shows, or put it in backticks if you only mention it',
      );
    } else if (
      !hasDrawing &&
      !isComponent &&
      !known.has(name.toLowerCase()) &&
      !name.includes('-')
    ) {
      report(
        at,
        `<${name}> is not an HTML element, so readers do not see it`,
        'write it in backticks, or \\< for the sign',
      );
    }
    if (media.has(name)) {
      checkMedia(attributeOf(tag, 'src') ?? '', at);
    }
  }
  visit(root, 'image', (node) => {
    checkMedia(node.url, node);
  });
};
