import {describe, expect, test} from 'vitest';
import {readMatter, readSettings} from './matter';

describe('front matter', () => {
  test.each([
    ['YAML', '---\n# c\ntitle: A\ndate: 2024-03-01 10:00:00\n---\nText.\n', 3, 6],
    ['TOML', '+++\ntitle = "A"\ndate = "2024-03-01 10:00:00"\n+++\nText.\n', 2, 5],
    [
      'a script',
      '---js\nconst title = "A";\nconst date = "2024-03-01 10:00:00";\n---\nText.\n',
      2,
      5,
    ],
    ['a record', '---js\n{\ntitle: "A", date: "2024-03-01 10:00:00"}\n---\nText.\n', 3, 5],
    ['TOML by its name', '---toml\ntitle = "A"\ndate = "2024-03-01 10:00:00"\n---\nText.\n', 2, 5],
    ['JSON', '{\n"title": "A",\n"date": "2024-03-01 10:00:00"\n}\nText.\n', 2, 4],
    [
      'YAML with the lines of Windows',
      '\uFEFF---\r\ntitle: A\r\ndate: 2024-03-01 10:00:00\r\n---\r\nText.\r\n',
      2,
      5,
    ],
  ])('in %s has its values and lines', (_format, text, line, bodyLine) => {
    const {data, body, lineOf} = readMatter(text);
    expect(data).toEqual({title: 'A', date: '2024-03-01 10:00:00'});
    expect([lineOf('title'), body.lineAt(0)]).toEqual([line, bodyLine]);
    expect(body.text.trimStart()).toBe('Text.\n');
  });

  test('may be empty or missing, and a rule is none', () => {
    expect(readMatter('---\n---\nText.')).toMatchObject({data: {}, body: {text: 'Text.'}});
    expect(readMatter('Text.\n\n---\n\nMore.\n\n---\n').body.text).toBe(
      'Text.\n\n---\n\nMore.\n\n---\n',
    );
    expect(readMatter('{{< shortcode >}}\n').body.text).toBe('{{< shortcode >}}\n');
  });

  test('keeps the zones of TOML, and leaves times without one alone', () => {
    const {data} = readMatter(
      '+++\na = 2024-03-01T10:00:00-05:00\nb = 2024-03-01T10:00:00\nc = 2024-03-01\n+++\n',
    );
    expect(data).toEqual({
      a: '2024-03-01T10:00:00.000-05:00',
      b: '2024-03-01T10:00:00.000',
      c: '2024-03-01',
    });
  });

  test('knows what was in quotes', () => {
    const {isQuoted} = readMatter('---\na: "1"\nb: 1\n---\n');
    expect([isQuoted('a'), isQuoted('b')]).toEqual([true, false]);
  });

  test.each([
    ['---\na: 1\nb: c: d\n---\nText.', 3],
    ['+++\na = 1\nb = "c\n+++\nText.', 3],
  ])('that is broken says where: %j', (text, line) => {
    const {problem, data, body} = readMatter(text);
    expect(problem?.line).toBe(line);
    expect(problem?.reason).toMatch(/\w/);
    expect([data, body.text]).toEqual([{}, 'Text.']);
  });

  test('of YAML takes the last of two keys, and follows aliases', () => {
    expect(readSettings('a.yml', 'a: &x [1]\nb: *x\na: 2\n').data).toEqual({a: 2, b: [1]});
  });
});
