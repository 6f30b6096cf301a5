import {cardHtml, escaped, type Payload} from './card-html';

/** A text of Ghost 1 to 5; sections name their parts by number (github.com/bustle/mobiledoc-kit). */
type Mobiledoc = {
  atoms?: Array<[name: string, text: string, payload: unknown]>;
  cards?: Array<[name: string, payload: Payload]>;
  markups?: Array<[tag: string, attributes?: string[]]>;
  sections?: unknown[][];
};

type Marker = [type: number, open: number[], close: number, value: string | number];

function openTag([tag, attributes = []]: [string, string[]?]): string {
  const pairs = attributes.flatMap((name, index) =>
    index % 2 === 0 ? [` ${name}="${escaped(attributes[index + 1] ?? '')}"`] : [],
  );
  return `<${tag}${pairs.join('')}>`;
}

function line(markers: Marker[], {markups = [], atoms = []}: Mobiledoc): string {
  const open: string[] = [];
  return markers
    .map(([type, opened, closed, value]) => {
      const begin = opened
        .map((index) => markups[index])
        .filter((markup) => markup !== undefined)
        .map((markup) => {
          open.push(markup[0]);
          return openTag(markup);
        });
      const [name, text = ''] = (type === 1 ? atoms[Number(value)] : undefined) ?? [];
      const words =
        type === 0 ? escaped(String(value)) : name === 'soft-return' ? '<br>' : escaped(text);
      const end = Array.from({length: Math.min(closed, open.length)}, () => `</${open.pop()!}>`);
      return `${begin.join('')}${words}${end.join('')}`;
    })
    .join('');
}

function section(own: unknown[], doc: Mobiledoc): string {
  switch (own[0]) {
    case 1: {
      const tag = own[1] === 'aside' ? 'blockquote' : String(own[1]);
      return `<${tag}>${line(own[2] as Marker[], doc)}</${tag}>`;
    }
    case 2:
      return `<img src="${escaped(String(own[1]))}">`;
    case 3: {
      const items = (own[2] as Marker[][]).map((item) => `<li>${line(item, doc)}</li>`);
      return `<${String(own[1])}>${items.join('')}</${String(own[1])}>`;
    }
    case 10: {
      const [name, payload] = doc.cards?.[Number(own[1])] ?? ['', {}];
      return cardHtml(name, payload);
    }
    default:
      return '';
  }
}

/** The HTML of a text that Ghost keeps as Mobiledoc. */
export function mobiledocHtml(json: string): string {
  const doc = JSON.parse(json) as Mobiledoc;
  return (doc.sections ?? []).map((own) => section(own, doc)).join('\n');
}
