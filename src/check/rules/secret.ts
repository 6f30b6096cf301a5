import {posix} from 'node:path';
import {decoded} from '../../lib/addresses';
import {visit} from 'unist-util-visit';
import {show} from '../finding';
import type {Rule} from '../post';

/** Known prefixes and formats of service keys. */
const keys =
  /\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36,}|\bxox[abpr]-[A-Za-z0-9-]{10,}|-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----|\bsk-[A-Za-z0-9_-]{32,}|\bAIza[0-9A-Za-z_-]{35}\b/;

/** What is wrong with an address in a post, and the remedy. */
function problemOf(address: string, post: string): [reason: string, remedy: string] | null {
  // Browsers skip white space and control characters in the scheme.
  if (/^(?:javascript|vbscript|data|file):/i.test(address.replace(/[\s\p{Cc}]/gu, ''))) {
    return [`${show(address)} runs something, or is on your own machine`, 'write an https address'];
  }
  const url = address.replace(/^(?=\/\/[^/\\])/, 'https:');
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) {
    return URL.canParse(url) && new URL(url).password !== ''
      ? ['The link has a password in it', 'change the password, and delete everything before @']
      : null;
  }
  const path = posix.join(posix.dirname(post), decoded(url));
  return /^[/#?]|^$/.test(url) || /^(?:blog|docs|static|src\/pages)(?:\/|$)/.test(path)
    ? null
    : [
        `${show(address)} is outside the blog, and would be published`,
        'put a copy beside the post',
      ];
}

/** Texts, listings and links give away no key, password or file, and links run nothing. */
export const secret: Rule = ({file: post, text, root, listings}, report) => {
  const shown = listings.filter(({path, problem}) => path !== undefined && !problem);
  for (const [words, where, at] of [
    [text, 'The text', Math.max(0, text.search(keys))] as const,
    ...shown.map(({value, path, node}) => [value, path!, node] as const),
  ]) {
    const [found] = keys.exec(words) ?? [];
    if (found !== undefined) {
      const reason = `${where} has what looks like a key, ${show(`${found.slice(0, 6)}…`)}`;
      report(at, reason, 'revoke it, and write a made-up one');
    }
  }
  visit(root, ['link', 'image', 'definition'], (node) => {
    if ('url' in node && !(node.type === 'image' && node.url.startsWith('data:'))) {
      const problem = problemOf(node.url.trim(), post);
      if (problem) {
        report(node, ...problem);
      }
    }
  });
};
