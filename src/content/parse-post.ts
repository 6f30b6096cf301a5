import type {Root} from 'mdast';
import {postParser} from '../lib/post-parser';

/**
 * Parses the text of a post. Falls back to Markdown: Docusaurus accepts some invalid MDX, such as HTML comments,
 * and reports the rest.
 *
 * @param text without front matter
 */
export function parsePost(text: string, isMdx: boolean): Root {
  try {
    return postParser(isMdx).parse(text);
  } catch {
    return postParser(false).parse(text);
  }
}
