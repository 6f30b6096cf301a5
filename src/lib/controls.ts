/** What colours a terminal, and what moves its cursor. */
// eslint-disable-next-line no-control-regex -- Terminals are told so.
const escapes = /\u001b(?:\[[\d;?]*[A-Za-z]|\][^\u0007\u001b]*(?:\u0007|\u001b\\))/g;

/** Control characters that XML 1.0 forbids, and what is no character at all. */
// eslint-disable-next-line no-control-regex -- These are the ones.
export const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Half of a pair, which XML forbids, too. */
export const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * A text without what no reader sees and no feed may have: one such character, and readers of feeds refuse the feed.
 * They come with the output of programs, and with escapes in YAML.
 */
export const withoutControls = (text: string): string =>
  text.replace(escapes, '').replace(controls, '').replace(halves, '');
