import type {Found, TextContext} from './text-context';
import type {Edit} from './edits';
import {embedAt, linkTo} from './embeds';
import {lossComment} from './model';
import {lostAddress} from './places';

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  '#39': "'",
};

const decoded = (text: string) =>
  text.replace(/&(amp|quot|lt|gt|#39);/g, (_, name: string) => entities[name]!);

function attributesOf(tag: string): Map<string, string> {
  const inside = tag.replace(/^<\w+/, '').replace(/\/?>$/, '');
  return new Map(
    [...inside.matchAll(attribute)].map(([, name, ...values]) => [
      name!.toLowerCase(),
      decoded(values.find(Boolean) ?? ''),
    ]),
  );
}

type Carried = {text: string; losses: Array<Omit<Found, 'at'>>};

const escaped = (text: string) => text.replace(/[[\]\\]/g, '\\$&').replace(/\s+/g, ' ');

/** An `<img>` as a picture of Markdown: the build only finds a file beside the post if Markdown names it. */
function carryPicture(tag: string, isBlock: boolean, context: TextContext): Carried {
  const attributes = attributesOf(tag);
  const address = attributes.get('src') ?? attributes.get('data-src') ?? '';
  const alt = escaped(attributes.get('alt') ?? '');
  const title = attributes.get('title');
  const apart = (text: string) => (isBlock ? `\n\n${text}\n\n` : text);
  const target = address.startsWith(lostAddress)
    ? ({kind: 'unknown'} as const)
    : context.targetOf(address);
  if (target.kind !== 'file' && target.kind !== 'remote') {
    context.assets.nameOf(address, address);
    const what = `Picture ${address}, which is not in the source`;
    return {
      text: apart(lossComment(alt ? `${what}: ${alt}` : what, false)),
      losses: [{what, became: 'kept as a comment'}],
    };
  }
  const name = context.assets.nameOf(target.kind === 'file' ? target.path : address, address);
  const url = target.kind === 'file' ? `./${name}` : address.replaceAll(' ', '%20');
  const others = [...attributes.keys()].filter(
    (key) => !['src', 'alt', 'title', 'data-src', 'loading'].includes(key),
  );
  return {
    text: apart(`![${alt}](${url}${title ? ` "${title.replaceAll('"', '\\"')}"` : ''})`),
    losses: others.length
      ? [{what: `Attributes of a picture: ${others.join(', ')}`, became: 'left out'}]
      : [],
  };
}

/** A frame, a player or a script as a link where it has an address, otherwise as a comment. */
function carryFrame(tag: string, isBlock: boolean, context: TextContext): Carried {
  const name = /^<(\w+)/.exec(tag)![1]!.toLowerCase();
  const attributes = attributesOf(/^<[^>]*>/.exec(tag)![0]);
  const inner = /<source\b[^>]*>/i.exec(tag)?.[0];
  const address =
    attributes.get('src') ??
    attributes.get('data') ??
    (inner && attributesOf(inner).get('src')) ??
    '';
  const known = embedAt(address);
  const apart = (text: string) => (isBlock ? `\n\n${text}\n\n` : text);
  const what = `<${name}>${address && ` of ${address}`}`;
  if (
    !address ||
    address.startsWith(lostAddress) ||
    (name === 'script' && !address.includes('gist.github.com'))
  ) {
    const kept = `${what}${address ? '' : `: ${tag.replace(/\s+/g, ' ').slice(0, 200)}`}`;
    return {text: apart(lossComment(kept, false)), losses: [{what, became: 'kept as a comment'}]};
  }
  const target = context.targetOf(address);
  const url =
    target.kind === 'file'
      ? `./${context.assets.nameOf(target.path, address)}`
      : (known?.url ?? address.replace(/^\/\//, 'https://'));
  const kinds: Readonly<Record<string, string>> = {video: 'Video', audio: 'Audio'};
  const title = attributes.get('title') ?? known?.title ?? kinds[name] ?? `Content of ${url}`;
  return {text: apart(linkTo({title, url})), losses: [{what, became: 'a link in its place'}]};
}

const carried =
  /<!--[\s\S]*?-->|<img\b(?:[^>"']|"[^"]*"|'[^']*')*>|<(script|style|iframe|video|audio|object)\b[\s\S]*?<\/\1\s*>|<(?:iframe|embed|script|video|audio|object)\b[^>]*>|<\/(?:iframe|script|video|audio|object)\s*>|<form\b[^>]*>/gi;

/** Carries a piece of raw HTML over; tags that the site shows as they are stay. */
export function carryHtml(
  html: string,
  isBlock: boolean,
  context: TextContext,
): {edits: Edit[]; losses: Found[]} {
  const edits: Edit[] = [];
  const losses: Found[] = [];
  for (const {0: tag, index} of html.matchAll(carried)) {
    if (tag.startsWith('<!--')) {
      continue;
    }
    if (/^<form/i.test(tag)) {
      losses.push({at: index, what: '<form>', became: 'kept as written: nothing receives it'});
      continue;
    }
    const result = tag.startsWith('</')
      ? {text: '', losses: []}
      : /^<img/i.test(tag)
        ? carryPicture(tag, isBlock, context)
        : carryFrame(tag, isBlock, context);
    edits.push({start: index, end: index + tag.length, text: result.text});
    losses.push(...result.losses.map((loss) => ({...loss, at: index})));
  }
  return {edits, losses};
}
