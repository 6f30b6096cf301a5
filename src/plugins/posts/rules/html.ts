import type {Html} from 'mdast';
import {htmlTagNames, Parser} from '../../../lib/es-modules.cjs';
import {visit} from '../../../lib/visit';
import type {Addresses} from '../addresses';
import {offsetOf, show, type Place, type Report} from '../finding';
import type {Post} from '../post';
import {checkLink} from './check-address';

/** Elements that HTML lets end by themselves, and that have no end. */
const endless = new Set(
  'p li dt dd option thead tbody tfoot tr td th colgroup rt rp html head body'.split(' '),
);
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** What runs, loads or sends something. */
const active = new Set(
  'script iframe object embed form input button textarea select style link meta base frame frameset applet noscript template'.split(
    ' ',
  ),
);

const obsolete: Record<string, string> = {
  center: 'delete it',
  font: 'delete it',
  marquee: 'delete it',
  blink: 'delete it',
  big: 'delete it',
  tt: 'write `code` in backticks',
  strike: 'write ~~words~~',
};

const known = new Set(htmlTagNames);

/** Names of classes that programs make, and people do not. */
const pasted = /^Mso|^(?:css|sc|jsx|emotion|notion|ghq|graf|kg)-|^[a-z]{2} [a-z]{2} [a-z]{2}\b/;

/** The first component that is written where HTML knows none; undefined where none is. */
const componentIn = (source: string): string | undefined =>
  /<([A-Z]\w*[a-z]\w*)[\s/>]/.exec(source)?.[1];

const spanOf = (at: Place): readonly [number, number] => {
  const end =
    typeof at === 'object' && at.position && 'end' in at.position
      ? at.position.end.offset
      : undefined;
  return [offsetOf(at), end ?? offsetOf(at)];
};

type Element = {
  name: string;
  attributes: Record<string, string>;
  at: Place;
  source: string;
  /** Whether it stands in a drawing, which has elements of its own. */
  isForeign: boolean;
};

/** An attribute of HTML that the text of a picture is taken from, as Markdown writes it. */
const forMarkdown = (words: string) => words.replace(/[[\]\\]/g, '\\$&');

/** What a post may not have of HTML, in .md and in .mdx. */
export function checkElement(
  {name, attributes, at, source, isForeign}: Element,
  {post, addresses, report}: {post: Post; addresses: Addresses; report: Report},
): void {
  const component = isForeign || post.isMdx ? undefined : componentIn(source);
  if (component?.toLowerCase() === name) {
    report(
      'html',
      at,
      `<${component}> is a component, and this is Markdown`,
      'name the file index.mdx, or write it in Markdown',
      {spans: [spanOf(at)]},
    );
  } else if (component) {
    // Told with the one that it stands in.
  } else if (active.has(name) && !(isForeign && name === 'style')) {
    report(
      'html',
      at,
      `<${name}> has no place in a post`,
      'leave it out; what needs it is a component, in an index.mdx; if it is only named, write it in backticks',
    );
  } else if (Object.hasOwn(obsolete, name)) {
    report('html', at, `<${name}> is no HTML any more`, obsolete[name]!);
  } else if (!isForeign && !known.has(name) && /^[ovwm]:\w+$/.test(name)) {
    report(
      'html',
      at,
      `<${name}> was pasted from Word`,
      'paste again, as text without formats; Markdown says what is bold and what is a heading',
      {spans: [spanOf(at)]},
    );
  } else if (!isForeign && !known.has(name)) {
    report(
      'html',
      at,
      `<${name}> is no element of HTML, and not shown`,
      'write it in backticks, or \\< for the sign',
    );
  }
  if (
    !isForeign &&
    !post.isMdx &&
    (attributes.style ||
      pasted.test(attributes.class ?? '') ||
      (attributes.id ?? '').startsWith('docs-internal'))
  ) {
    report(
      'html',
      at,
      attributes.style
        ? `style="…" of <${name}> does not go with the site, by night above all`
        : `This <${name}> was pasted with the styles of another program`,
      'paste the words as text without formats, and write Markdown for what is bold; the site has its styles',
    );
  }
  for (const attribute of Object.keys(attributes).slice(0, 50)) {
    if (/^on[a-z]/i.test(attribute)) {
      report(
        'html',
        at,
        `The attribute ${show(attribute)} runs a script`,
        'leave it out; what needs it is a component, in an index.mdx',
      );
    }
  }
  const {src = '', alt, href} = attributes;
  if (name === 'img') {
    const at0 = offsetOf(at);
    const isWhole = /^<img\b[^>]*>$/i.test(source) && /^\S+$/.test(src);
    const markdown = `![${forMarkdown(alt ?? '')}](${src})`;
    report(
      'raw-picture',
      at,
      'A picture written as <img> is not made smaller, and not looked for',
      `write ${src === '' ? '![What it shows](./picture.png)' : show(markdown)}`,
      isWhole && (alt !== undefined || src === '') && src !== ''
        ? {fix: {start: at0, end: at0 + source.length, text: markdown}}
        : {},
    );
  } else if (
    (name === 'video' || name === 'audio' || name === 'source' || name === 'track') &&
    src !== '' &&
    !src.startsWith('/')
  ) {
    report(
      'html',
      at,
      `${show(src)} is not published with the post`,
      'put the file into static/, and write its path from /; for a recording, use <Audio> in an index.mdx',
    );
  }
  if (name === 'a' && !isForeign && href !== undefined) {
    checkLink({post, url: href, at, report, addresses});
  }
}

/** HTML in a .md is of elements that there are, which end; the parser of a browser would say nothing. */
export function checkHtml(post: Post, addresses: Addresses, report: Report): void {
  const open: Array<{name: string; at: Html}> = [];
  let at!: Html;
  let closed = 0;
  let foreign = 0;
  const unclosed = ({name, at: place}: {name: string; at: Html}) => {
    report(
      'html-end',
      place,
      `<${name}> does not end`,
      `write </${name}> after what belongs to it; if it is only named, write it in backticks`,
    );
  };
  const parser = new Parser({
    onopentag: (name, attributes, isImplied) => {
      if (isImplied) {
        return;
      }
      checkElement(
        {name, attributes, at, source: at.value, isForeign: foreign > 0},
        {post, addresses, report},
      );
      foreign += name === 'svg' || name === 'math' ? 1 : 0;
      open.push({name, at});
    },
    onclosetag: (name, isImplied) => {
      closed += isImplied ? 0 : 1;
      foreign -= name === 'svg' || name === 'math' ? 1 : 0;
      const one = open.pop();
      if (
        one &&
        isImplied &&
        !empty.has(name) &&
        !endless.has(name) &&
        foreign === 0 &&
        !active.has(name) &&
        known.has(name)
      ) {
        unclosed(one);
      }
    },
  });
  let isBroken = false;
  visit(post.root, 'html', (node) => {
    at = node;
    if (isBroken) {
      return;
    }
    const bare = node.value.replace(/<!--[\s\S]*?-->/g, '');
    if (bare.includes('<!--')) {
      isBroken = true;
      report(
        'html-end',
        node,
        'The comment does not end, and hides what follows it',
        'write --> after it',
      );
      return;
    }
    if (/<[a-z/!?][^>]*$/i.test(bare.replace(/"[^"]*"|'[^']*'/g, ''))) {
      isBroken = true;
      report(
        'html-end',
        node,
        `${show(node.value.slice(-40))} is a tag without an end`,
        'write > after it, or \\< for a sign that is only a character',
      );
      return;
    }
    closed = 0;
    parser.write(node.value);
    const ends = [...bare.matchAll(/<\/([a-z][\w-]*)/gi)];
    if (closed < ends.length) {
      report(
        'html-end',
        node,
        `${show(ends.at(-1)![0])}> ends nothing that is open`,
        'delete it, or write what it ends before it',
      );
    }
  });
  parser.end();
}
