import {createHash} from 'node:crypto';
import {activeAttributes, runs} from '../../lib/active-content';
import {Parser} from '../../lib/es-packages.cjs';
import type {Hashes} from './policy';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The facts about a page that its policy depends on. */
type InlineCode = Hashes & {
  /** Code that no policy without `unsafe-inline` allows, in words for its author. */
  forbidden: string[];
};

/**
 * Finds the inline scripts and styles of a page.
 *
 * @param html exactly as it is published: the hashes are of the texts that browsers see
 */
export function inlineCode(html: string): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const forbidden = new Set<string>();
  let text: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      const written = attributes.style === undefined ? [] : [`style="${attributes.style}"`];
      for (const attribute of [...written, ...activeAttributes(attributes)]) {
        forbidden.add(`<${name} ${attribute}>`);
      }
      const isScript = name === 'script' && runs(attributes.type);
      if (isScript && attributes.src !== undefined) {
        forbidden.add(`<script src="${attributes.src}">`);
      }
      text = isScript || name === 'style' ? '' : null;
    },
    ontext(more) {
      if (text !== null) {
        text += more;
      }
    },
    onclosetag(name) {
      if (text !== null && (name === 'script' || name === 'style')) {
        (name === 'script' ? scripts : styles).add(hashOf(text));
        text = null;
      }
    },
  });
  parser.end(html);
  return {scripts: [...scripts], styles: [...styles], forbidden: [...forbidden]};
}
