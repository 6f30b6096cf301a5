/**
 * SPDX identifiers (https://spdx.org/licenses/) of licences under which a file may be given to every reader, in
 * return for naming its author.
 */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/**
 * Whether a package may be shipped: of licences joined by `OR`, one has to be permissive; of those joined by
 * `AND`, all of them.
 *
 * @param expression as a package writes it: `MIT`, `(MIT OR GPL-2.0)`
 */
export const isPermissive = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => permissive.includes(id.trim())));
