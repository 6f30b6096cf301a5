import type {Heading, Nodes} from 'mdast';
import {
  GithubSlugger,
  headingIncrement,
  noDuplicateDefinitions,
  noEmptyUrl,
  noHeadingLikeParagraph,
  noReferenceLikeUrl,
  noUndefinedReferences,
  noUnusedDefinitions,
  toString,
  unified,
  VFile,
} from '../../../lib/es-modules.cjs';
import {podcastLines} from '../../../lib/podcast';
import {visit} from '../../../lib/visit';
import {offsetOf, show, type Report} from '../finding';
import {isBeside, sourceOf, type Post} from '../post';
import {suggest} from '../suggest';
import {truncateAfter} from '../take-over';

const linter = unified()
  .use(headingIncrement)
  .use(noDuplicateDefinitions)
  .use(noEmptyUrl)
  .use(noHeadingLikeParagraph)
  .use(noReferenceLikeUrl)
  .use(noUndefinedReferences, {allow: [/^[ x]?$/i]})
  .use(noUnusedDefinitions);

/** What the linters find, and do not say how to mend. */
const remedies: Record<string, string> = {
  'heading-increment': 'begin with ##, and go down one level at a time',
  'no-duplicate-definitions': 'delete one of the two, or give it another name',
  'no-empty-url': 'write where it leads to',
  'no-heading-like-paragraph': 'a heading has at most six signs #',
  'no-reference-like-url':
    'write [text][name] for what is defined elsewhere, or an address in round brackets',
  'no-undefined-references':
    'define it, as in [name]: https://example.com, or write \\[ for a bracket that is only a character',
  'no-unused-definitions': 'delete it, or refer to it',
};

/** Definitions, references and the order of headings, as remark-lint judges them. */
export async function checkMarkdown({root, text}: Post, report: Report): Promise<void> {
  const file = new VFile({value: text});
  await linter.run(root, file);
  for (const {ruleId, reason, place} of file.messages) {
    const start = place && 'start' in place ? place.start : place;
    report(
      ruleId ?? 'markdown',
      start?.offset ?? 0,
      reason.replace(/\.$/, ''),
      ruleId === 'no-undefined-references' && reason.includes('[^')
        ? 'write the note on a line of its own, as in [^1]: What it says.'
        : (remedies[ruleId ?? ''] ?? 'mend it'),
    );
  }
}

/** The title is the one heading of the first level; headings below it say something. */
export function checkHeadings(post: Post, report: Report): void {
  let first: Heading | undefined;
  visit(post.root, 'heading', (heading) => {
    const isFirst = first === undefined;
    first ??= heading;
    const said = toString(heading, {includeImageAlt: false});
    if (!/[\p{L}\p{N}]/u.test(said)) {
      report(
        'heading-empty',
        heading,
        said.trim() === ''
          ? 'The heading says nothing'
          : `The heading ${show(said)} has no words, so nothing can link to it`,
        'write its words, or delete it',
        {spans: [[offsetOf(heading), heading.position?.end.offset ?? 0]]},
      );
    } else if (heading.depth === 1) {
      const isAtx = sourceOf(post, heading).startsWith('# ');
      const at = offsetOf(heading);
      report(
        'one-h1',
        heading,
        'A heading of the first level: the post has one, its title',
        'write ## for a part of the post; the title stands in the front matter',
        isFirst && toString(heading).trim() === post.frontMatter.values.title
          ? {fix: {start: at, end: (heading.position?.end.offset ?? at) + 1, text: ''}}
          : isAtx
            ? {fix: {start: at, end: at, text: '#'}}
            : {},
      );
    } else if (isFirst && heading.depth > 2) {
      report(
        'heading-order',
        heading,
        `The first heading is of level ${heading.depth}`,
        'begin with ##',
      );
    }
  });
  visit(post.root, 'text', (node, _index, parent) => {
    const glued = /^(#{1,6})(?=[^#\s\d])/.exec(node.value);
    if (
      glued &&
      parent?.type === 'paragraph' &&
      parent.children[0] === node &&
      sourceOf(post, node).startsWith('#')
    ) {
      const at = offsetOf(node) + glued[1]!.length;
      report(
        'heading-space',
        node,
        'This is no heading, for want of a space',
        'write a space after #, or \\# for the sign',
        {
          fix: {start: at, end: at, text: ' '},
        },
      );
    }
  });
}

/** Names that headings are given by hand are words with hyphens, and each is given once. */
export function checkHeadingIds(post: Post, report: Report): void {
  const slugger = new GithubSlugger();
  const taken = new Map<string, number>();
  visit(post.root, 'heading', (heading) => {
    const source = sourceOf(post, heading);
    const written = /\{([^{}]*)\}\s*$/.exec(source);
    const own = /^#([^\s#]+)$/.exec(written?.[1] ?? '')?.[1];
    if (written && !post.isMdx && own === undefined) {
      const words = written[1]!.replace(/^#/, '').trim().replace(/\s+/g, '-');
      report(
        'heading-id',
        offsetOf(heading) + written.index,
        `${show(written[0])} names no heading, and readers see it`,
        `write {#${words || 'name'}}, in small letters with hyphens, or delete it`,
      );
      return;
    }
    const id = own ?? slugger.slug(toString(heading));
    const line = heading.position?.start.line ?? 0;
    const before = taken.get(id);
    if (before !== undefined) {
      report(
        'heading-id',
        heading,
        `${show(`#${id}`)} is also the name of the heading in line ${before}, and links lead to that`,
        'give this one a name of its own, as in {#another-name}',
      );
    }
    taken.set(id, line);
  });
  visit(post.root, 'html', (node) => {
    for (const {1: id, index} of node.value.matchAll(/<[a-z][^>]*?\sid=["']([^"']+)["']/gi)) {
      const line = taken.get(id!);
      if (line !== undefined) {
        report(
          'heading-id',
          offsetOf(node) + index,
          `${show(`#${id}`)} is also the name of the heading in line ${line}`,
          'give this one a name of its own, or delete id="…" and link to the heading',
        );
      }
    }
  });
}

const marker = {md: '<!-- truncate -->', mdx: '{/* truncate */}'};

/** What stands for the marker: here, in the other format, or on another site. */
const isMarker = (value: string) => {
  const [, word] =
    /^(?:<!--+|\{?\/\*|<)\s*([a-z]+)\s*(?:--+>|\*\/\}?|\/?>)$/i.exec(value.trim()) ?? [];
  return (
    word !== undefined &&
    (/^(?:more|truncated)$/i.test(word) || suggest(word, ['truncate']) !== undefined)
  );
};

/** Lists show what stands before the marker: there is one, with something before and after it. */
export function checkTruncate(post: Post, report: Report): void {
  const own = post.isMdx ? marker.mdx : marker.md;
  const isOwn = (value: string) =>
    (post.isMdx ? /^\{\/\*\s*truncate\s*\*\/\}$/ : /^<!--\s*truncate\s*-->$/).test(value.trim());
  const {children} = post.root;
  const found: number[] = [];
  const rule = 'truncate';
  const misplaced: Nodes[] = [];
  visit(post.root, (node: Nodes, _index, parent) => {
    if (node.type === 'code' || node.type === 'inlineCode' || node.type === 'yaml') {
      return;
    }
    const source = 'children' in node ? '' : sourceOf(post, node);
    if (isOwn(source) && node.type !== 'text') {
      if (parent !== post.root) {
        misplaced.push(node);
        report(
          rule,
          node,
          'The truncate marker stands inside of something',
          'let it stand alone, between two empty lines',
        );
      } else {
        found.push(children.indexOf(node as never));
      }
    } else if (isMarker(source)) {
      const [start, end] = [offsetOf(node), offsetOf(node) + source.trimEnd().length];
      misplaced.push(node);
      report(rule, node, `${show(source)} is no truncate marker here`, `write ${own}`, {
        fix: {start, end, text: own},
        spans: [[start, end]],
      });
    }
  });
  const [first, second] = found;
  if (second !== undefined) {
    report(
      rule,
      children[second],
      'A second truncate marker',
      'delete it: lists show what stands before the first',
    );
  }
  if (first === undefined) {
    if (misplaced.length === 0) {
      const place = truncateAfter(post.root, own);
      report(
        rule,
        post.frontMatter.end,
        'The post has no truncate marker',
        `write ${own} alone on a line after its first one or two paragraphs, which lists show`,
        {...(place && {fix: place})},
      );
    }
    return;
  }
  const says = (node: Nodes) =>
    node.type === 'paragraph' || node.type === 'list' || node.type === 'blockquote';
  if (!children.slice(0, first).some(says)) {
    report(
      rule,
      children[first],
      'Nothing stands before the truncate marker',
      'write one or two paragraphs before it, which lists show',
    );
  }
  if (
    !children
      .slice(first + 1)
      .some((node) => node.type !== 'definition' && node.type !== 'footnoteDefinition')
  ) {
    report(
      rule,
      children[first],
      'Nothing stands after the truncate marker',
      'write the rest of the post after it',
    );
  }
}

const callouts = ['note', 'tip', 'info', 'warning', 'danger'];
const rule = 'callout';

/** Callouts are of a kind that there is, and end. */
export function checkCallouts(post: Post, report: Report): void {
  visit(post.root, ['containerDirective', 'leafDirective'], (node) => {
    if (node.type !== 'containerDirective' && node.type !== 'leafDirective') {
      return;
    }
    const at = offsetOf(node);
    const colons = /^:+/.exec(post.text.slice(at))?.[0].length ?? 3;
    if (node.type === 'leafDirective') {
      if (podcastLines.includes(node.name)) {
        if (node.name === 'episode' && !isBeside(post, 'episode.txt')) {
          report(
            'episode',
            node,
            'There is no episode beside this post',
            'write episode.txt, or delete the line',
          );
        }
        return;
      }
      report(
        rule,
        node,
        `${show(sourceOf(post, node))} is shown as nothing`,
        'a callout opens with three colons, as in :::note, and ends with :::',
      );
      return;
    }
    if (!callouts.includes(node.name)) {
      const meant =
        suggest(node.name, callouts) ??
        (/caution|important|secondary/i.test(node.name) ? 'warning' : undefined);
      report(
        rule,
        node,
        `There is no callout ${show(node.name)}`,
        meant ? `did you mean “${meant}”?` : `write one of ${callouts.join(', ')}`,
        meant ? {fix: {start: at + colons, end: at + colons + node.name.length, text: meant}} : {},
      );
    }
    if (node.attributes && Object.keys(node.attributes).length > 0) {
      const {title} = node.attributes;
      report(
        rule,
        node,
        'What stands in braces after the name of a callout is not read',
        `write :::${node.name}${title ? `[${title}]` : ', or with a title :::note[Title]'}`,
      );
    }
    const nested = node.children.find(
      (child) =>
        child.type === 'containerDirective' &&
        /^:+/.exec(post.text.slice(offsetOf(child)))![0].length >= colons,
    );
    if (nested) {
      report(
        rule,
        node,
        'This callout has another one in it, and the first ::: ends both',
        `open and end this one with ${':'.repeat(colons + 1)}`,
        {spans: [[at, post.text.length]]},
      );
      return;
    }
    if (node.children.every(({data}) => data && 'directiveLabel' in data)) {
      report(rule, node, 'The callout says nothing', 'write its words, or delete it');
      return;
    }
    const lines = sourceOf(post, node).trimEnd().split('\n');
    if (lines.length < 2 || !/^[\s>]*:{3,}\s*$/.test(lines.at(-1)!)) {
      report(rule, node, 'The callout does not end', 'write ::: alone on the line after its last');
    }
  });
  let isTold = false;
  visit(post.root, 'text', (node) => {
    const line = node.value.split('\n').findIndex((one) => /^\s*:::/.test(one));
    // The end of a callout that does not open is told with its beginning.
    if (line >= 0 && !isTold) {
      isTold = true;
      const titled = /^\s*:::([a-z]+)[ \t]+(\S.*)$/m.exec(node.value);
      const before = sourceOf(post, node).split('\n').slice(0, line).join('\n').length;
      report(
        rule,
        offsetOf(node) + before + (line > 0 ? 1 : 0),
        'Colons that open or end no callout',
        titled
          ? `write :::${titled[1]!}[${titled[2]!}], and end it with ::: alone on a line`
          : 'write :::note, without a space before the word, or :::note[Title], and end it with ::: alone on a line; empty lines around both',
      );
    }
  });
}

/**
 * Colons that begin a word are no directive of Markdown, of which Docusaurus would show the braces as nothing and
 * the words in brackets on a line of their own. Its own warning is for texts that are in the readers' bundle.
 */
export function checkTextDirectives(post: Post, report: Report): void {
  visit(post.root, 'textDirective', (node) => {
    const isWord = node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;
    const at = offsetOf(node);
    if (!isWord) {
      report(
        'directive',
        node,
        `${show(sourceOf(post, node))} is no syntax of this site, and readers would not see it so`,
        'write \\: for a colon that is only a character, or put it into backticks',
        {fix: {start: at, end: at, text: '\\'}},
      );
    }
  });
}

/** Deeper than anything that is meant, and what follows builds pages of it step by step. */
const deepest = 40;

/** What is inside of something else can be followed by a reader, and by the build. */
export function checkDepth({root}: Post, report: Report): void {
  let level: Nodes[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) {
      report(
        'size',
        level[0],
        `This lies in ${deepest} lists, quotations or elements, one inside the other`,
        'end those that are over, or delete signs that a program repeated',
      );
      return;
    }
    level = level.flatMap((node) => ('children' in node ? (node.children as Nodes[]) : []));
  }
}

/** Fewer words than `npm test` asks a post to have. */
const leastWords = 300;

/** There is something to read. */
export function checkLength({root, frontMatter}: Post, report: Report): void {
  let words = 0;
  visit(root, 'text', ({value}) => {
    words += value.split(/\s+/).filter(Boolean).length;
  });
  if (words === 0) {
    report('length', frontMatter.end, 'The post has no text', 'write it below the front matter');
  } else if (words < leastWords) {
    report(
      'length',
      frontMatter.end,
      `The post has ${words} words`,
      `write at least ${leastWords} beside the code: npm test asks for them`,
      {severity: 'warning'},
    );
  }
}
