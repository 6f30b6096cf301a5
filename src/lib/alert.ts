import type {Blockquote, Text} from 'mdast';

/** How a quotation begins that GitHub and Obsidian show as a callout: with its kind, and the title that only the latter knows. */
const opening = /^\[!(\w+)\][+-]?[ \t]*(.*)(?:\n|$)/;

export type Alert = {
  /** In small letters. */
  kind: string;
  /** Empty if none is typed. */
  title: string;
  /** The text that begins with it. */
  text: Text;
  /** The length of what it adds to that text. */
  length: number;
};

/** What a quotation is as a callout of GitHub; `null` if it is only a quotation. */
export function alertOf({children: [paragraph]}: Blockquote): Alert | null {
  const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  const [whole, kind, title] = (text?.type === 'text' ? opening.exec(text.value) : null) ?? [];
  return whole === undefined
    ? null
    : {kind: kind!.toLowerCase(), title: title!, text: text as Text, length: whole.length};
}
