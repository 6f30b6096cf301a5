import {SaxesParser} from 'saxes';

/** An element of the export, with the text directly in it. */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  text: string;
  /** From 1. */
  line: number;
  children: XmlElement[];
};

/** An export, and where its XML is broken. */
export type Wxr = {channel: XmlElement; problem?: {line: number; reason: string}};

// Plugins write control characters into exports, which no XML may contain.
// eslint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const element = (name: string, attributes: Record<string, string>, line: number): XmlElement => ({
  name,
  attributes,
  text: '',
  line,
  children: [],
});

/** Reads WXR. What comes before an error is kept, since exports of large sites end in the middle. */
export function readWxr(xml: string): Wxr {
  const parser = new SaxesParser({xmlns: false});
  const root = element('', {}, 1);
  const open = [root];
  const problems: Array<{line: number; reason: string}> = [];
  const add = (text: string) => {
    open.at(-1)!.text += text;
  };
  parser.on('opentag', ({name, attributes}) => {
    const child = element(name, attributes, parser.line);
    open.at(-1)!.children.push(child);
    open.push(child);
  });
  parser.on('closetag', ({name}) => {
    if (open.length > 1 && open.at(-1)!.name === name) {
      open.pop();
    }
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('error', ({message}) => {
    problems.push({
      line: parser.line,
      reason: message.replace(/^\d+:\d+:\s*/, '').replace(/\.$/, ''),
    });
  });
  parser.write(xml.replace(/^\ufeff?\s*/, '').replace(forbidden, '')).close();
  const channel = childOf(root.children[0], 'channel') ?? element('channel', {}, 1);
  return {channel, ...(problems[0] && {problem: problems[0]})};
}

/** The first child of a name. */
export const childOf = (parent: XmlElement | undefined, name: string): XmlElement | undefined =>
  parent?.children.find((child) => child.name === name);

export const childrenOf = (parent: XmlElement, name: string): XmlElement[] =>
  parent.children.filter((child) => child.name === name);

/** The text of a child, trimmed; empty if there is none. */
export const said = (parent: XmlElement | undefined, name: string): string =>
  childOf(parent, name)?.text.trim() ?? '';

/** The fields that WordPress and its plugins keep for an entry. */
export const metaOf = (item: XmlElement): Map<string, string> =>
  new Map(
    childrenOf(item, 'wp:postmeta').map((meta) => [
      said(meta, 'wp:meta_key'),
      childOf(meta, 'wp:meta_value')?.text ?? '',
    ]),
  );
