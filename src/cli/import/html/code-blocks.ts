import type {Element, ElementContent, Nodes, Root} from 'hast';
import {h} from 'hastscript';
import {
  attribute,
  classed,
  classesOf,
  find,
  findAll,
  hasClass,
  isElement,
  named,
  replaceAll,
  textOf,
  type Losses,
} from './tree';

/** Names that say that a block has no language. */
const noLanguage = new Set(
  'plain plaintext text txt none null generic raw auto undefined default nohighlight no-highlight'.split(
    ' ',
  ),
);

/** Languages that highlighters write as a class without a prefix. */
const plainClasses = new Set(
  'bash shell sh zsh powershell c cpp csharp cs css scss less diff docker dockerfile elixir erlang fsharp go golang graphql groovy haskell hcl html ini java javascript js jsx json kotlin lua makefile markdown nginx objectivec ocaml perl php protobuf python py r ruby rb rust scala sql swift terraform toml ts tsx typescript xml yaml yml'.split(
    ' ',
  ),
);

/** Attributes by which editors and highlighters name a language, as the tree spells them. */
const languageAttributes = [
  'dataCodeBlockLang',
  'dataEnlighterLanguage',
  'dataLanguage',
  'dataLang',
  'dataCodeLanguage',
  'language',
  'lang',
];

const prefixes = [
  /(?:^|\s)lang(?:uage)?[-:]([\w+#.-]+)/,
  /(?:^|\s)brush:\s*([\w+#.-]+)/,
  /(?:^|\s)highlight-(?:source|text)-([\w+#-]+)/,
  /(?:^|\s)(?:sourceCode|hljs|prettyprint)\s+(?!linenums)([\w+#-]+)/,
];

function languageOf(element: Element): string | undefined {
  const said = languageAttributes.map((name) => attribute(element, name)).find(Boolean);
  const classes = classesOf(element);
  const line = classes.join(' ');
  return (
    said ??
    prefixes.map((pattern) => pattern.exec(line)?.[1]).find((match) => match !== undefined) ??
    classes.find((one) => plainClasses.has(one.toLowerCase()))
  );
}

/** Line numbers and buttons that a highlighter adds. */
const isDecoration = (element: Element) =>
  element.tagName === 'button' ||
  hasClass(
    element,
    'gutter',
    'lineno',
    'line-numbers-rows',
    'line-number',
    'copy-button',
    'rouge-gutter',
  );

/** The lines of code, where `<br>` and blocks end a line too. */
function codeIn(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (isElement(node, 'br')) {
    return '\n';
  }
  if (!('children' in node) || (isElement(node) && isDecoration(node))) {
    return '';
  }
  const text = node.children.map(codeIn).join('');
  return isElement(node, 'div', 'p', 'li', 'tr') && text !== '' && !text.endsWith('\n')
    ? `${text}\n`
    : text;
}

const isFormatting = named('a', 'strong', 'b', 'em', 'mark', 'del', 's', 'u');

/** A code block that the handler of `pre` writes. */
function block(pre: Element, ancestors: readonly Element[], losses: Losses): Element {
  const inner = find(pre, named('code'));
  const holders = [inner, pre, ...ancestors.slice(-2).reverse()].filter((one) => one !== undefined);
  const said = holders
    .filter((one) => one === inner || one === pre || isElement(one, 'div', 'figure'))
    .map(languageOf)
    .find((language) => language !== undefined);
  const language = said?.toLowerCase().replace(/[;,].*$/, '');
  const title = [inner, pre]
    .map(
      (one) =>
        one &&
        (attribute(one, 'dataEnlighterTitle') ||
          attribute(one, 'dataTitle') ||
          attribute(one, 'title')),
    )
    .find(Boolean);
  if (findAll(pre, isFormatting).some((one) => textOf(one).trim() !== '')) {
    losses.lose('Bold words or links within a code block', 'left out: the code is plain');
  }
  return h(
    'pre',
    {
      dataImport: 'code',
      ...(language !== undefined && !noLanguage.has(language) && {dataLang: language}),
      ...(title && {dataMeta: `title="${title.replaceAll('"', "'")}"`}),
    },
    // Editors indent with no-break spaces, which compilers refuse.
    codeIn(pre).replaceAll('\u00a0', ' ').replace(/\r\n?/g, '\n').replace(/\n+$/, ''),
  );
}

/** Lines of a poem, which a `pre` keeps apart. */
function verse(pre: Element): ElementContent[] {
  const split = (node: ElementContent): ElementContent[] =>
    node.type === 'text'
      ? node.value
          .split('\n')
          .flatMap((line, index) => [...(index > 0 ? [h('br')] : []), {type: 'text', value: line}])
      : isElement(node)
        ? [{...node, children: node.children.flatMap(split)}]
        : [node];
  return [h('p', pre.children.flatMap(split))];
}

/** Whether inline code stands for a block: it has lines, and nothing is beside it. */
const isBlock = (paragraph: Element): boolean => {
  const [only, ...others] = paragraph.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  return isElement(only, 'code') && others.length === 0 && codeIn(only).trim().includes('\n');
};

/** Gives each code block one form: its language, its title and its text. */
export function codeBlocks(root: Root, losses: Losses): void {
  replaceAll(root, (node, ancestors) => {
    if (!isElement(node) || ancestors.some(named('pre'))) {
      return undefined;
    }
    if (node.tagName === 'pre') {
      return hasClass(node, 'wp-block-verse') ? verse(node) : [block(node, ancestors, losses)];
    }
    if (node.tagName === 'p' && isBlock(node)) {
      return [block(node, [], losses)];
    }
    // Highlighters lay out line numbers and code as cells of a table.
    const cell = node.tagName === 'table' ? find(node, classed('code', 'rouge-code')) : undefined;
    const code = cell && find(cell, named('pre'));
    return code ? [code] : undefined;
  });
}
