/** Escape sequences that colour a terminal or move its cursor. */
// oxlint-disable-next-line no-control-regex -- Terminals act on these characters.
const escapes = /\u001b(?:\[[\d;?]*[A-Za-z]|\][^\u0007\u001b]*(?:\u0007|\u001b\\))/g;

/** Control characters that XML 1.0 forbids, and noncharacters. */
// oxlint-disable-next-line no-control-regex -- These are the ones.
export const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Lone surrogates, which XML forbids as well. */
const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * Removes characters that no reader sees and no feed may contain: feed readers reject a feed with a single one.
 * They come from the output of programs, and from escapes in YAML.
 */
export const withoutControls = (text: string): string =>
  text.replace(escapes, '').replace(controls, '').replace(halves, '');
