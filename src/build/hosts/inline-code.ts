import {createHash} from 'node:crypto';
import {Parser} from '../../lib/es-modules.cjs';
import type {Service} from '../../settings/schema';
import type {Hashes} from './policy';

/** Whether browsers run a script element of this type; others hold data. */
const runs = (type: string | undefined) =>
  type === undefined ||
  /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i.test(type);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The facts about a page that its policy depends on. */
export type InlineCode = Hashes & {
  /** Code that no policy without `unsafe-inline` allows, in words for its author. */
  forbidden: string[];
  /** What it loads by addresses with a host, and scripts by any. */
  remote: Array<{address: string; use: Use}>;
};

type Use = Service['uses'][number];

/** Attributes by which elements load something, with its kind. */
const loading: Readonly<Record<string, readonly [attribute: string, use: Use]>> = {
  script: ['src', 'script'],
  img: ['src', 'image'],
  iframe: ['src', 'frame'],
  audio: ['src', 'media'],
  video: ['src', 'media'],
  source: ['src', 'media'],
};

/** What an element loads from an address with a host; a script, from any address. */
function remoteOf(name: string, attributes: Record<string, string>): InlineCode['remote'] {
  const [attribute, use] =
    name === 'link' && attributes.rel === 'stylesheet'
      ? (['href', 'style'] as const)
      : (loading[name] ?? []);
  const address = attribute && attributes[attribute];
  return address && use && (use === 'script' || /^(?:https?:)?\/\//i.test(address))
    ? [{address, use}]
    : [];
}

/**
 * Finds the inline scripts and styles of a page.
 *
 * @param html exactly as it is published: the hashes are of the texts that browsers see
 */
export function inlineCode(html: string): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const forbidden = new Set<string>();
  const remote: InlineCode['remote'] = [];
  let text: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      remote.push(...remoteOf(name, attributes));
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute === 'style') {
          forbidden.add(`<${name} style="${value}">`);
        } else if (/^on./.test(attribute)) {
          forbidden.add(`<${name} ${attribute}="${value}">`);
        } else if (/^(?:href|src|action|formaction|xlink:href)$/.test(attribute)) {
          if (/^\s*javascript:/i.test(value)) {
            forbidden.add(`<${name} ${attribute}="${value}">`);
          }
        }
      }
      const isScript = name === 'script' && attributes.src === undefined && runs(attributes.type);
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
  return {scripts: [...scripts], styles: [...styles], forbidden: [...forbidden], remote};
}
