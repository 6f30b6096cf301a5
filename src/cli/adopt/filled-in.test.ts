import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {identity} from '../../site/identity';
import {filledIn} from './filled-in';

test.each(['Acme', 'Acme: Labs', 'C # Works', '#1', '“A” & \'B\' "C"', '- Dash', '$& \\ $1', '🚀'])(
  'the company may be called %s',
  (company) => {
    const text = 'team:\n  name: {{company}}\n  title: The engineers of {{company}}\n';
    expect(parse(filledIn(text, {...identity, company}, '2026-01-31'))).toEqual({
      team: {name: company, title: `The engineers of ${company}`},
    });
    expect(filledIn('The blog of {{company}}.', {...identity, company}, '2026-01-31')).toBe(
      `The blog of ${company}.`,
    );
  },
);
