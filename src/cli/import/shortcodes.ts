/** A shortcode of Hugo in a text. */
export type Shortcode = {
  start: number;
  end: number;
  name: string;
  /** `comment` is one that was written to be shown; `end` closes another. */
  kind: 'open' | 'end' | 'single' | 'comment';
  /** Arguments by name, or by their place from 0. */
  args: ReadonlyMap<string, string>;
  /** As it was written, on one line. */
  source: string;
  /** The end of one that has content. */
  closing?: Shortcode;
};

const mark = /\{\{([<%])(?:(\/\*[\s\S]*?\*\/)|([\s\S]*?))[>%]\}\}/g;

const argument = /(?:([\w-]+)\s*=\s*)?(?:"((?:\\.|[^"\\])*)"|`([^`]*)`|([^\s"`=]+(?:=[^\s"`]*)?))/g;

function argumentsOf(text: string): Map<string, string> {
  const args = new Map<string, string>();
  let place = 0;
  for (const [, name, quoted, raw, bare] of text.matchAll(argument)) {
    const value = quoted?.replace(/\\(.)/g, '$1') ?? raw ?? bare ?? '';
    args.set(name ?? String(place), value);
    place += name === undefined ? 1 : 0;
  }
  return args;
}

/** Finds the shortcodes of a text, in order, and which of them close which. */
export function shortcodesIn(text: string): Shortcode[] {
  const found: Shortcode[] = [];
  for (const {0: whole, 1: kind, 2: comment, 3: inside = '', index: start} of text.matchAll(mark)) {
    const end = start + whole.length;
    if (comment !== undefined) {
      const source = `{{${kind!}${comment.slice(2, -2)}${kind === '<' ? '>' : '%'}}}`;
      found.push({start, end, name: '', kind: 'comment', args: new Map(), source});
      continue;
    }
    const [, slash, name = '', rest = '', single] =
      /^\s*(\/?)\s*([\w./-]*[\w-])([\s\S]*?)(\/?)\s*$/.exec(inside) ?? [];
    found.push({
      start,
      end,
      name,
      kind: slash ? 'end' : single ? 'single' : 'open',
      args: argumentsOf(rest),
      source: whole.replace(/\s+/g, ' '),
    });
  }
  const open: Shortcode[] = [];
  for (const shortcode of found) {
    if (shortcode.kind === 'open') {
      open.push(shortcode);
    } else if (shortcode.kind === 'end') {
      const index = open.map(({name}) => name).lastIndexOf(shortcode.name);
      if (index >= 0) {
        open[index]!.closing = shortcode;
        open.length = index;
      }
    }
  }
  return found;
}
