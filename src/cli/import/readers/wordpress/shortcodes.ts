import {lossElement} from '../../html-to-markdown';
import {firstOf} from '../../addresses';

/** A file of the media library. */
export type Attachment = {id: string; parent: string; url: string; alt: string; caption: string};

export type Library = {
  byId: ReadonlyMap<string, Attachment>;
  /** The pictures that were uploaded for the post. */
  ofPost: readonly Attachment[];
};

type Attributes = Record<string, string>;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Reads `a="b" c='d' e=f g`; what has no name is counted from 0. */
function attributesOf(text: string): Attributes {
  const found: Attributes = {};
  let count = 0;
  for (const [, name, double, single, bare, alone] of text.matchAll(
    /([\w-]+)\s*=\s*(?:["“”]([^"“”]*)["“”]|'([^']*)'|([^\s"']+))|(\S+)/g,
  )) {
    if (name === undefined) {
      found[String(count++)] = (alone ?? '').replace(/^["'=]+|["']+$/g, '');
    } else {
      found[name.toLowerCase()] = double ?? single ?? bare ?? '';
    }
  }
  return found;
}

/** Languages that a highlighter takes as the name of a shortcode. */
const languages =
  'bash c cpp csharp css diff go html java javascript js json perl php plain powershell python ruby scala sql swift text typescript xml yaml';

const codeTags = new RegExp(
  `(?<!\\[)\\[(sourcecode|source|code|highlight|${languages.replaceAll(' ', '|')})(\\s[^\\]]*)?\\]([\\s\\S]*?)\\[/\\1\\]`,
  'gi',
);

/** Code as HTML: editors save some of it escaped, some as it is. */
function codeHtml(tag: string, attributes: string, code: string): string {
  const said = attributesOf(attributes);
  const language =
    said.language ?? said.lang ?? (/^(?:sourcecode|source|code|highlight)$/i.test(tag) ? '' : tag);
  const isEscaped = /&(?:lt|gt|amp|quot|#0?39);/.test(code);
  const lines = code.replace(/^\s*\n|\s+$/g, '');
  const html = isEscaped
    ? lines.replaceAll('<', '&lt;')
    : lines.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const title = said.title ? ` data-title="${escaped(said.title)}"` : '';
  // A parser drops the first line end of a pre.
  return `<pre data-lang="${escaped(language)}"${title}>\n${html}</pre>`;
}

function picture({url, alt, caption}: Attachment): string {
  return `<figure><img src="${escaped(url)}" alt="${escaped(alt)}">${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;
}

function gallery({ids, include}: Attributes, {byId, ofPost}: Library): string {
  const list = (ids ?? include ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
  const missing = list.filter((id) => !byId.has(id));
  const shown = list.length > 0 ? list.flatMap((id) => byId.get(id) ?? []) : ofPost;
  const losses = missing.map((id) =>
    lossElement(`Picture ${id} of a gallery, which is not in the export`),
  );
  return shown.length === 0 && missing.length === 0
    ? lossElement('Gallery without pictures in the export')
    : `<div class="gallery">${shown.map(picture).join('')}</div>${losses.join('')}`;
}

function caption(attributes: Attributes, content: string): string {
  const [, shown = content, words = ''] =
    /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(content) ?? [];
  const said = words.trim() || (attributes.caption ?? '');
  return `<figure>${shown}${said ? `<figcaption>${said.trim()}</figcaption>` : ''}</figure>`;
}

const address = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim();

const alone = (url: string) => `<p>${escaped(url)}</p>`;

const isWhole = (text: string) => /^https?:\/\//.test(text);

function video(service: string, attributes: Attributes, content: string): string | undefined {
  const said = firstOf(address(content), attributes.url, attributes.id, attributes['0']);
  const prefix = service === 'vimeo' ? 'https://vimeo.com/' : 'https://www.youtube.com/watch?v=';
  return said === '' ? undefined : alone(isWhole(said) ? said : `${prefix}${said}`);
}

function media(tag: string, attributes: Attributes): string | undefined {
  const url = ['src', 'mp4', 'webm', 'm4v', 'ogv', 'mp3', 'm4a', 'ogg', 'wav', '0']
    .map((name) => attributes[name])
    .find(Boolean);
  return url === undefined ? undefined : `<${tag} src="${escaped(url)}"></${tag}>`;
}

/** What a shortcode stands for in HTML; undefined if it is not known. */
function known(
  name: string,
  attributes: Attributes,
  content: string,
  library: Library,
): string | undefined {
  switch (name) {
    case 'caption':
    case 'wp_caption':
      return caption(attributes, content);
    case 'gallery':
      return gallery(attributes, library);
    case 'embed':
    case 'tweet':
    case 'instagram': {
      const url = firstOf(address(content), attributes.url, attributes.src, attributes['0']);
      return isWhole(url) ? alone(url) : undefined;
    }
    case 'youtube':
    case 'vimeo':
      return video(name, attributes, content);
    case 'gist': {
      const id = firstOf(address(content), attributes.url, attributes.id, attributes['0']);
      return id ? alone(isWhole(id) ? id : `https://gist.github.com/${id}`) : undefined;
    }
    case 'video':
    case 'audio':
      return media(name, attributes);
    default:
      return undefined;
  }
}

/** Shortcodes whose name alone says that they are ones, though nothing else does. */
const names = new Set(
  'gallery caption wp_caption embed youtube vimeo gist video audio tweet instagram playlist toc ez-toc contact-form-7 contact-form wpforms gravityform mc4wp_form elementor-template rev_slider nextgen'.split(
    ' ',
  ),
);

const shortcode =
  /(?<!\[)\[([a-z][\w-]*)(=[^\]\s]+|(?:\s(?:[^\]"']|"[^"]*"|'[^']*')*)?)?(\/)?\](?:([\s\S]*?)(\[\/\1\]))?/gi;

/** Whether brackets are a shortcode, and not only brackets such as in “[sic]”. */
const isShortcode = (name: string, attributes: string, isClosed: boolean) =>
  isClosed ||
  names.has(name.toLowerCase()) ||
  /[\w-]=/.test(attributes) ||
  attributes.startsWith('=');

/** Code, whose brackets are its own. */
const code = /<pre\b[\s\S]*?<\/pre>|<code\b[\s\S]*?<\/code>/gi;

function replaced(html: string, library: Library): string {
  return html.replace(
    shortcode,
    (
      whole: string,
      name: string,
      given: string | undefined,
      slash: string | undefined,
      content: string | undefined,
      end: string | undefined,
    ) => {
      const attributes = given ?? '';
      if (!isShortcode(name, attributes, end !== undefined || slash !== undefined)) {
        return content === undefined
          ? whole
          : `${whole.slice(0, whole.indexOf(content))}${replaced(content, library)}`;
      }
      const inner = content === undefined ? '' : replaced(content, library);
      return (
        known(name.toLowerCase(), attributesOf(attributes), inner, library) ??
        `${lossElement(`Shortcode [${name}${attributes.trimEnd()}]`)}${inner}`
      );
    },
  );
}

/** Puts what shortcodes stand for in their place; unknown ones become losses, and what they enclose stays. */
export function withoutShortcodes(html: string, library: Library): string {
  const kept: string[] = [];
  const keep = (text: string) => `<pre data-kept="${kept.push(text) - 1}"></pre>`;
  const guarded = html
    .replace(codeTags, (_whole, tag: string, attributes: string | undefined, text: string) =>
      keep(codeHtml(tag, attributes ?? '', text)),
    )
    .replace(code, (text) =>
      text.startsWith('<pre data-kept') ? text : /^<code/i.test(text) ? guard(text) : keep(text),
    );
  return replaced(guarded, library)
    .replace(/\[(\[[a-z][\w-]*[^[\]]*\](?:[^[\]]*\[\/[a-z][\w-]*\])?)\]/gi, '$1')
    .replaceAll('\ue000', '[')
    .replace(/<pre data-kept="(\d+)"><\/pre>/g, (_whole, index: string) => kept[Number(index)]!);
}

/** Inline code stays in its line, with its brackets hidden from the search. */
const guard = (text: string) => text.replaceAll('[', '\ue000');
