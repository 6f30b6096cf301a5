import {lossElement} from '../../html-to-markdown';
import {classic} from './classic';

/** The comments by which the block editor divides a text; their JSON may hold `-->` only escaped. */
const delimiter = /<!--\s+(\/)?wp:([a-z][\w-]*(?:\/[a-z][\w-]*)?)\s+(\{[\s\S]*?\}\s+)?(\/)?-->/g;

/** Blocks without content of their own that readers see nothing of, or that are read elsewhere. */
const silent = new Set(['footnotes', 'more', 'nextpage', 'spacer', 'separator']);

type Block = {isEnd: boolean; name: string; attributes: Record<string, unknown>; isVoid: boolean};

function blockOf([, slash, name, json, end]: RegExpExecArray): Block {
  let attributes: Record<string, unknown> = {};
  try {
    attributes = JSON.parse(json ?? '{}') as Record<string, unknown>;
  } catch {
    // Its content counts, and stands between the comments.
  }
  return {isEnd: slash !== undefined, name: name!, attributes, isVoid: end !== undefined};
}

/** A block that the server fills: a reusable one is looked up, of others nothing is in the export. */
function filled(
  {name, attributes}: Block,
  reusable: ReadonlyMap<string, string>,
  within: readonly string[],
): string {
  if (silent.has(name)) {
    return '';
  }
  if (name !== 'block') {
    return lossElement(`WordPress block “${name}”`);
  }
  const ref = String(attributes.ref);
  const content = reusable.get(ref);
  return content === undefined || within.includes(ref)
    ? lossElement(`Reusable block ${ref}, which is not in the export`)
    : plainBlocks(content, reusable, [...within, ref]);
}

const withLanguage = (html: string, language: string) =>
  html.replace(/<pre\b(?![^>]*data-lang)/, `<pre data-lang="${language.replaceAll('"', '')}"`);

/** Whether a text was written in the block editor. */
const hasBlocks = (content: string): boolean => /<!--\s+wp:/.test(content);

/**
 * A text without the comments of the block editor. What stands outside of blocks, and all of a text without
 * blocks, is marked as of the classic editor.
 *
 * @param reusable the content of reusable blocks, by their number
 */
export function plainBlocks(
  content: string,
  reusable: ReadonlyMap<string, string>,
  within: readonly string[] = [],
): string {
  if (!hasBlocks(content)) {
    return classic(content);
  }
  let html = '';
  let at = 0;
  let language = '';
  const open: string[] = [];
  const take = (end: number) => {
    const part = content.slice(at, end);
    html +=
      open.length === 0 || open.at(-1) === 'freeform'
        ? part.trim() === ''
          ? part
          : classic(part)
        : language
          ? withLanguage(part, language)
          : part;
  };
  for (const match of content.matchAll(delimiter)) {
    take(match.index);
    at = match.index + match[0].length;
    const block = blockOf(match);
    if (block.isVoid) {
      html += filled(block, reusable, within);
    } else if (block.isEnd) {
      open.pop();
      language = '';
    } else {
      open.push(block.name);
      language = typeof block.attributes.language === 'string' ? block.attributes.language : '';
    }
  }
  take(content.length);
  return html;
}
