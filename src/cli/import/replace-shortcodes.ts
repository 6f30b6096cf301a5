import {escapeHtml} from '../../lib/escape-html';
import type {Found} from './text-context';
import {fenceOptions} from './code-options';
import {applyEdits, type Edit, type TracedText} from './edits';
import {embedOf, linkTo, type Embed} from './embeds';
import {commentAt, fenceFor, lostAddress, onOwnLine, placeAt} from './places';
import {shortcodesIn, type Shortcode} from './shortcodes';
import {codeIn} from './text-parser';
import {wordsOf} from './values';

export type ShortcodeContext = {
  /** The new file of the page that `ref` names, or, for attributes of HTML, its former address. */
  pageOf: (name: string, isAttribute: boolean) => string | undefined;
  /** A parameter of the page or the site. */
  param: (name: string) => string | undefined;
};

/** What a shortcode and the end of one become. */
type Replacement = {
  text: string;
  end?: string;
  /** Whether what is between them is code. */
  isCode?: boolean;
  loss?: {what: string; became: string};
};

/** A shortcode where it stands. */
type Use = {text: string; shortcode: Shortcode; context: ShortcodeContext};

const lossOf = ({source}: Shortcode, became: string) => ({what: `Shortcode ${source}`, became});

function highlight({text, shortcode}: Use): Replacement | undefined {
  const {start, end, args, closing} = shortcode;
  if (!closing) {
    return undefined;
  }
  const fence = fenceFor(text.slice(end, closing.start));
  const named = [...args].filter(([key]) => !/^\d+$|^(?:lang|language|type)$/.test(key));
  const {meta, others} = fenceOptions(
    [
      args.get('1') ?? args.get('options') ?? '',
      ...named.map(([key, value]) => `${key}="${value}"`),
    ].join(' '),
  );
  const language = args.get('0') ?? args.get('lang') ?? args.get('language') ?? (meta && 'text');
  return {
    text: onOwnLine(text, start, end, `${fence}${language}${meta && ` ${meta}`}`),
    end: onOwnLine(text, closing.start, closing.end, fence),
    isCode: true,
    ...(others.length > 0 && {
      loss: {what: `Options of highlight: ${others.join(', ')}`, became: 'left out'},
    }),
  };
}

const bracketed = (words: string) => words.replace(/[[\]]/g, '\\$&').replace(/\s+/g, ' ');

function figure({text, shortcode}: Use): Replacement | undefined {
  const {args, start} = shortcode;
  const src = args.get('src') ?? args.get('0');
  if (!src) {
    return undefined;
  }
  const indent = /(?:^|\n)([ \t]*)$/.exec(text.slice(0, start))?.[1] ?? '';
  const [title, caption, attr, attrlink, link] = [
    'title',
    'caption',
    'attr',
    'attrlink',
    'link',
  ].map((key) => wordsOf(args.get(key)));
  const alt = bracketed(args.get('alt') ?? caption ?? title ?? '');
  const picture = `![${alt}](${/[\s()]/.test(src) ? `<${src}>` : src})`;
  const source = attr && attrlink ? `[${attr}](${attrlink})` : (attr ?? attrlink);
  const words = [title, caption, source].filter((part) => part !== undefined).join('. ');
  const used = ['src', 'alt', 'title', 'caption', 'attr', 'attrlink', 'link', 'loading', '0'];
  const others = [...args.keys()].filter((key) => !used.includes(key) && args.get(key));
  return {
    text:
      (link ? `[${picture}](${link})` : picture) +
      (words ? `\n\n${indent}_${words.replace(/\s+/g, ' ')}_` : ''),
    end: '',
    ...(others.length > 0 && {
      loss: {what: `Attributes of a figure: ${others.join(', ')}`, became: 'left out'},
    }),
  };
}

function reference({text, shortcode, context}: Use): Replacement | undefined {
  const name = shortcode.args.get('path') ?? shortcode.args.get('0');
  if (name?.startsWith('#')) {
    return {text: name};
  }
  const [page, hash] = (name ?? '').split('#');
  const found = page && context.pageOf(page, placeAt(text, shortcode.start) === 'attribute');
  return found ? {text: `${found}${hash === undefined ? '' : `#${hash}`}`} : undefined;
}

/** The page of another service that a shortcode shows a part of. */
function embedIn({name, args}: Shortcode): Embed | undefined {
  const id = args.get('id') ?? args.get('0');
  const user = args.get('user');
  if (name === 'gist') {
    const path = [...args.values()].slice(0, 2).join('/');
    return embedOf('gist', path);
  }
  if (['tweet', 'twitter', 'twitter_simple', 'x', 'x_simple', 'tweet_simple'].includes(name)) {
    return id ? embedOf('tweet', `${user ?? 'i'}/status/${id}`) : undefined;
  }
  const found = id ? embedOf(name.replace(/_simple$/, ''), id) : undefined;
  return found && {...found, title: args.get('title') ?? found.title};
}

function embed({shortcode}: Use): Replacement | undefined {
  const found = embedIn(shortcode);
  return found && {text: linkTo(found), end: '', loss: lossOf(shortcode, 'a link in its place')};
}

function details({text, shortcode}: Use): Replacement | undefined {
  const {args, start, end, closing} = shortcode;
  if (!closing) {
    return undefined;
  }
  const summary = args.get('summary') ?? args.get('title') ?? args.get('0') ?? 'Details';
  const open = args.get('open') === 'true' ? ' open' : '';
  return {
    text: onOwnLine(
      text,
      start,
      end,
      `<details${open}>\n<summary>${escapeHtml(summary)}</summary>\n`,
    ),
    end: onOwnLine(text, closing.start, closing.end, '\n</details>'),
  };
}

const param = ({shortcode, context}: Use): Replacement | undefined => {
  const value = context.param(shortcode.args.get('0') ?? '');
  return value === undefined ? undefined : {text: value};
};

/** The shortcodes that Hugo has of its own and that the site can show. */
const known: Readonly<Record<string, (found: Use) => Replacement | undefined>> = {
  highlight,
  figure,
  // Many themes have these, with the arguments of a figure.
  img: figure,
  image: figure,
  ref: reference,
  relref: reference,
  youtube: embed,
  vimeo: embed,
  vimeo_simple: embed,
  tweet: embed,
  twitter: embed,
  twitter_simple: embed,
  x: embed,
  x_simple: embed,
  gist: embed,
  instagram: embed,
  instagram_simple: embed,
  details,
  param,
};

/** What an unknown shortcode becomes, by where it stands. */
function lost(text: string, shortcode: Shortcode, isCode: boolean): Replacement {
  const {start, end, source, closing} = shortcode;
  const endOf = `end of shortcode ${shortcode.name}`;
  if (isCode) {
    const loss = lossOf(shortcode, 'shown as it was written, in code');
    return {
      text: text.slice(start, end),
      end: closing && text.slice(closing.start, closing.end),
      loss,
    };
  }
  const place = placeAt(text, start);
  if (place === 'address') {
    return {
      text: lostAddress,
      end: '',
      loss: lossOf(shortcode, 'left out, with the address that it was in'),
    };
  }
  if (place === 'attribute') {
    return {text: '', end: '', loss: lossOf(shortcode, 'left out of an attribute')};
  }
  const became = closing ? 'kept as comments around its content' : 'kept as a comment';
  return {
    text: commentAt(text, start, end, `Shortcode ${source}`),
    end: closing && commentAt(text, closing.start, closing.end, endOf),
    loss: lossOf(shortcode, became),
  };
}

/** Replaces the shortcodes of Hugo in a text. What looks like one inside a comment of Hugo is shown without it. */
export function replaceShortcodes(
  source: TracedText,
  context: ShortcodeContext,
): {text: TracedText; losses: Found[]} {
  const {text} = source;
  const inMarkdownCode = codeIn(text);
  const edits: Edit[] = [];
  const losses: Found[] = [];
  let highlightedUntil = 0;
  const ends = new Map<Shortcode, string>();
  for (const shortcode of shortcodesIn(text)) {
    const {start, end, kind, closing} = shortcode;
    const isCode = start < highlightedUntil || inMarkdownCode(start);
    if (kind === 'comment') {
      edits.push({start, end, text: shortcode.source});
    } else if (kind === 'end') {
      edits.push({start, end, text: ends.get(shortcode) ?? ''});
    } else {
      const replace =
        isCode || !Object.hasOwn(known, shortcode.name) ? undefined : known[shortcode.name];
      const replacement = replace?.({text, shortcode, context}) ?? lost(text, shortcode, isCode);
      edits.push({start, end, text: replacement.text});
      losses.push(...(replacement.loss ? [{at: start, ...replacement.loss}] : []));
      if (closing) {
        ends.set(closing, replacement.end ?? '');
        highlightedUntil = replacement.isCode ? closing.start : highlightedUntil;
      }
    }
  }
  return {text: applyEdits(source, edits), losses};
}
