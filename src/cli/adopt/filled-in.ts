import {stringify} from 'yaml';
import type {Identity} from '../../settings/schema';

/**
 * Fills in a template, which may be YAML or begin with it.
 *
 * @param today as YYYY-MM-DD
 */
export const filledIn = (text: string, {company, links}: Identity, today: string): string =>
  text
    // A value of YAML with such a name may need quotes: `Acme: Labs`, `C # Works`.
    .replace(/(?<=^ *[a-z_]+: ).*\{\{company\}\}.*$/gm, (value) =>
      stringify(
        value.replaceAll('{{company}}', () => company),
        {lineWidth: 0, singleQuote: true},
      ).trimEnd(),
    )
    .replaceAll('{{company}}', () => company)
    .replaceAll('{{email}}', () => links.email)
    .replaceAll('{{today}}', today);
