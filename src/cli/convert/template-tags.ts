import {lineAt} from '../../lib/line-at';

/** Fences, spans, and what Jekyll and Hugo highlight. */
const code =
  /^[ \t]*(`{3,}|~{3,})[^]*?^[ \t]*\1.*$|(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[^])+?(?<!`)\2(?!`)|\{[{%][<%]? *highlight +"?([\w+-]+).*?\}+[ \t]*\n?([^]*?)\n?\{[{%][<%]? *(?:end|\/ *)highlight.*?\}+/gm;

const tag = (inside: string) => new RegExp(`\\{[{%][<%]? *${inside}[^}\n]*\\}+`, 'g');
const embed = (address: string) => `<iframe src="${address}"></iframe>`;
const raw = String.raw;

/** What other programs read in Markdown, and the same in Markdown or HTML. */
const rules: ReadonlyArray<readonly [pattern: RegExp, replacement: string]> = [
  // Jekyll: a table of contents, attributes, and addresses.
  [/^[*-] .*\n\{:toc\}|\{:[^}\n]*\}|\{\{ *site\.(?:base)?url *\}\}/gm, ''],
  [/\{\{-? *["']([^"'{}]*)["'] *\|[^{}]*url[^{}]*\}\}/g, '$1'],
  [tag(raw`(?<=\]\(.{2,4})(?:link|post_url|(?:rel)?ref) +"?([^\s"%>]+)`), '$1'],
  // Hugo: figures. Notion: callouts. Hashnode: pictures.
  [/\{\{[<%] *figure ([^]*?)\/? *[>%]\}\}/g, '<img $1>'],
  [/^<aside>\s*([^]*?)\s*<\/aside>/gm, ':::note\n\n$1\n\n:::'],
  [/(\]\([^\s)]+) align="\w+"\)/g, '$1)'],
  // What Hashnode, dev.to, Hugo and Jekyll embed.
  [/%\[(https:[^\]\s]+)\]/g, embed('$1')],
  [tag(raw`\w+ +["']?(https:[^\s"'%>]+)`), embed('$1')],
  [tag(raw`youtube +["']?([\w-]+)`), embed('https://youtu.be/$1')],
  [tag(raw`vimeo +["']?(\d+)`), embed('https://vimeo.com/$1')],
  [tag(raw`github +["']?([\w-]+/[\w.-]+)`), embed('https://github.com/$1')],
  [tag(raw`gist +["']?([\w-]+)["']?[ /]["']?(\w+)`), embed('https://gist.github.com/$1/$2')],
];

/** Keeps text that no parser is to read: a sign takes its place until it is restored. */
export function newKeep(sign: string) {
  const kept: string[] = [];
  const signs = new RegExp(`${sign}(\\d+)${sign}`, 'g');
  return {
    keep: (text: string): string => `${sign}${kept.push(text) - 1}${sign}`,
    restore: (text: string): string => text.replace(signs, (_, index) => kept[Number(index)]!),
  };
}

/** Writes what programs read in Markdown by the rules. `keep` gets what stays, and `say` other tags with their lines. */
export function withoutTags(
  written: string,
  keep: (text: string) => string,
  say: (line: number, tag: string) => void,
): string {
  const masked = written.replace(code, (listing) => listing.replace(/./g, ' '));
  const listings = newKeep('\ue001');
  let text = written
    .replace(/\{%-? *(?:end)?raw *-?%\}/g, '')
    .replace(code, (listing, _fence, _ticks, language?: string, highlighted?: string) =>
      listings.keep(language ? `~~~~~${language}\n${highlighted}\n~~~~~` : listing),
    );
  for (const [pattern, replacement] of rules) {
    text = text.replace(pattern, replacement);
  }
  let offset = -1;
  text = text
    // Formulas, notes and alerts of GitHub are the same here.
    .replace(/\$\$[^]+?\$\$|\[\^[^\]\s]+\]:?|\[!\w+\]/g, keep)
    .replace(/\{%[^]*?%\}|\{\{[^]*?\}\}/g, (tag) => {
      offset = masked.indexOf(tag, offset + 1);
      say(lineAt(masked, offset), tag);
      return keep(tag);
    });
  return listings.restore(text);
}
