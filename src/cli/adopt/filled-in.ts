import {stringify} from 'yaml';
import type {Colours, Identity} from '../../settings/schema';

/** Fills in a template, which may be YAML or begin with it; `today` is a day such as 2026-01-31. */
export const filledIn = (
  text: string,
  {company, links, colours}: Identity,
  today: string,
): string =>
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
    .replaceAll('{{today}}', today)
    .replace(
      /\{\{(day|night)\.(\w+)\}\}/g,
      (_, mode: 'day' | 'night', name: keyof Colours) => colours[mode][name],
    );
