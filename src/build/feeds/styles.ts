import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Colours, Identity} from '../../settings/schema';

const declarations = ({paper, line, muted, ink, accent}: Colours) =>
  `--paper: ${paper}; --line: ${line}; --muted: ${muted}; --ink: ${ink}; --accent: ${accent};`;

/**
 * The style sheet of feeds. A feed has no script, so it follows the system's colour mode and not the reader's
 * choice on the site.
 */
export async function feedStyles({day, night}: Identity['colours']): Promise<string> {
  const rules = await readFile(join(__dirname, 'feed.css'), 'utf8');
  return `${rules}
:root { ${declarations(day)} }
@media (prefers-color-scheme: dark) {
  :root { ${declarations(night)} }
}
`;
}
