import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {authorKeys, authorsSchema} from '../../check/schema';
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

test('authors.yml shows a team and, commented out, a person, with every key', () => {
  const text = readFileSync(join(__dirname, 'texts/authors.yml'), 'utf8');
  const authors = parse(text.replace(/^# (?= {2}|ada:)/gm, '')) as Record<string, object>;
  expect(authorsSchema.safeParse(authors)).toMatchObject({success: true});
  const keys = Object.values(authors).flatMap((author) => Object.keys(author));
  expect([...new Set(keys), 'imageURL'].sort()).toEqual([...authorKeys].sort());
});
