import {toHtml} from 'hast-util-to-html';
import type {Element} from 'hast';
import type {Code, Root} from 'mdast';
import {expect, test, vi} from 'vitest';
import {warn} from '../../warn';
import {figures, problemOfFigure} from '../remark';

vi.mock('../../warn', async (actual) => ({...(await actual<object>()), warn: vi.fn()}));

const words = 'title="A thing" description="What it does."';

const fence = (value: string, meta = words): Code => ({
  type: 'code',
  lang: 'mermaid',
  meta,
  value,
  position: {start: {line: 7, column: 1}, end: {line: 9, column: 4}},
});

/** Runs the plugin over a fence, and returns what became of it. */
async function drawn(code: Code, isOlder = false) {
  const root: Root = {type: 'root', children: [code]};
  await figures({isOlder: () => isOlder})(root, {
    path: '/site/blog/a-post/index.md',
    fail: (reason) => {
      throw new Error(reason);
    },
  });
  return root.children[0]!;
}

async function compile(value: string, meta = words): Promise<string> {
  const {data} = (await drawn(fence(value, meta))) as {
    data?: {hName: string; hChildren: Element[]};
  };
  expect(data?.hName).toBe('figure');
  return toHtml(data!.hChildren);
}

/** The words of the first drawing, in its order. */
const saidIn = (html: string) =>
  [.../^.*?<\/svg>/s.exec(html)![0].matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, said]) =>
    said!.replaceAll('\u00a0', ' ').trim(),
  );

const flowchart = `flowchart LR
  A[Start here] --> B{"Is it (so)?"}
  B -->|Yes| C([Do it]) & D[(Store)]
  B -- No --> E[[Twice<br/>over]]; E -.-> F((Round))
  subgraph group [A group]
    F ==> G{{hex}} --x H
  end
  %% a comment
  H <--> A`;

const sequence = `sequenceDiagram
  autonumber
  participant C as cron
  actor H as The host
  C->>+H: it is 02:30
  H-->>-C: ran
  Note over C,H: no such hour
  alt in spring
    C-xH: nothing
  else in autumn
    loop twice
      C-)H: again
      H->>H: work
    end
  end`;

const states = `stateDiagram-v2
  [*] --> Idle
  Idle --> Running: start
  state Running {
    [*] --> One
    One --> Two
  }
  state "Long name" as L
  Two --> L
  note right of Idle: waits
  Running --> [*]`;

const classes = `classDiagram
  class Animal {
    <<abstract>>
    +List~int~ legs
    +eat(food) void
  }
  Animal <|-- Duck : is
  Animal "1" *-- "many" Leg
  Duck : +swim()`;

const entities = `erDiagram
  CUSTOMER ||--o{ ORDER : places
  ORDER {
    int id PK
    string name "of it"
  }`;

test.each([
  [
    'a flowchart',
    flowchart,
    ['Start here', 'Is it (so)?', 'Yes', 'No', 'Twice', 'over', 'A group', 'hex', 'H'],
  ],
  [
    'a sequence',
    sequence,
    [
      'cron',
      'The host',
      '1. it is 02:30',
      '2. ran',
      'no such hour',
      'alt in spring',
      '3. nothing',
      'else in autumn',
      'loop twice',
      '4. again',
      '5. work',
    ],
  ],
  ['states', states, ['Idle', 'start', 'Running', 'One', 'Two', 'Long name', 'waits']],
  [
    'classes',
    classes,
    [
      '«abstract»',
      'Animal',
      '+List&#x3C;int> legs',
      '+eat(food) void',
      'is',
      '1',
      'many',
      'Leg',
      'Duck',
      '+swim()',
    ],
  ],
  ['entities', entities, ['CUSTOMER', 'places', 'ORDER', 'int id PK', 'string name of it']],
])('%s: all it says is drawn, in the colours of the page', async (_name, source, said) => {
  const html = await compile(source);
  expect(saidIn(html)).toEqual(expect.arrayContaining(said));
  expect(html).not.toMatch(
    /black|white|#[\da-f]{3,6}\b(?!;)|rgb|font-family|<style|class="(?!clean-btn)/i,
  );
  expect(html).toContain('<title>A thing</title><desc>What it does.</desc>');
  expect(html).toContain('>A thing');
});

test('a diagram may have its words inside', async () => {
  const inside = `---
title: Not this
---
sequenceDiagram
  accTitle: A thing
  accDescr {
    What it does,
    and why.
  }
  A->>B: words`;
  expect(await compile(inside, '')).toContain(
    '<title>A thing</title><desc>What it does, and why.</desc>',
  );
  // Those beside the fence are the site's own way, and stronger.
  expect(await compile(inside)).toContain('<desc>What it does.</desc>');
});

test('messages stand one below the other, and a reply is dashed', async () => {
  const html = await compile('sequenceDiagram\nA->>B: first\nB-->>A: second');
  const heights = ['first', 'second'].map((said) =>
    Number(new RegExp(`y="([\\d.]+)">${said}<`).exec(html)![1]),
  );
  expect(heights[0]).toBeLessThan(heights[1]!);
  expect(html.match(/stroke-dasharray="6 3"/g)).toHaveLength(1);
});

test('participants are as far apart as the message between them is long', async () => {
  const widthOf = async (said: string) =>
    Number(/width="(\d+)"/.exec(await compile(`sequenceDiagram\nA->>B: ${said}`))![1]);
  const [short, long] = [await widthOf('words'), await widthOf('words '.repeat(8))];
  expect(long).toBeGreaterThan(short + 150);
});

test.each([
  ['another kind', 'pie\n"a": 3', 1, /“pie” is no kind of diagram.*begin with flowchart/],
  ['nothing', '', 1, /is empty: write Mermaid/],
  [
    'a line that is none',
    'flowchart LR\nA --> B\ngarbage here',
    3,
    /Nothing here draws “garbage here”/,
  ],
  ['an edge to nothing', 'flowchart LR\nA -->', 2, /Nothing here draws “A -->”/],
  ['colours', 'flowchart LR\nA --> B\nstyle A fill:#f00', 3, /the site's colours.*delete it/],
  ['a class of colours', 'flowchart LR\nA:::red --> B', 2, /the site's colours/],
  ['a link', 'flowchart LR\nA --> B\nclick A "https://a.example"', 3, /no links/],
  ['a setting', '%%{init: {}}%%\nflowchart LR\nA --> B', 1, /the look of the site/],
  ['a group without end', 'flowchart LR\nsubgraph a\nA --> B', 2, /does not end: write “end”/],
  ['an end of nothing', 'flowchart LR\nA --> B\nend', 3, /Nothing here draws “end”/],
  ['a message without words', 'sequenceDiagram\nA->>B', 2, /Nothing here draws “A->>B”/],
  ['a block without end', 'sequenceDiagram\nloop twice\nA->>B: a', 2, /does not end/],
  ['a divider elsewhere', 'sequenceDiagram\nloop a\nelse b\nend', 3, /Nothing here draws “else b”/],
  ['a box of colour', 'sequenceDiagram\nrect red\nA->>B: a\nend', 2, /Nothing here draws/],
  [
    'somebody who is not active',
    'sequenceDiagram\nA->>B: a\ndeactivate B',
    3,
    /is not active here/,
  ],
  ['somebody twice', 'sequenceDiagram\nA->>B: a\nparticipant A', 3, /takes part already/],
  ['no states', 'stateDiagram-v2', 1, /is empty: write \[\*\] -->/],
  ['a state without end', 'stateDiagram-v2\nstate A {\nB --> C', 2, /does not end: write }/],
  [
    'states side by side',
    'stateDiagram-v2\nstate A {\nB --> C\n--\nD --> E\n}',
    4,
    /Nothing here draws “--”/,
  ],
  ['a class without end', 'classDiagram\nclass A {\n+a', 2, /does not end/],
  ['a relation of nothing', 'erDiagram\nA ||--o{ B', 2, /Nothing here draws/],
])(
  'with %s, the build stops, and the check finds it, in its line',
  async (_name, source, line, message) => {
    await expect(compile(source)).rejects.toThrow(`/site/blog/a-post/index.md:${7 + line}: `);
    await expect(compile(source)).rejects.toThrow(message);
    expect(await problemOfFigure(fence(source), '/site/blog/a-post')).toMatchObject({line});
  },
);

test.each([
  ['no words', 'sequenceDiagram\nA->>B: a', '', /needs words.*after “mermaid”, or accTitle/],
  [
    'more width than a phone has',
    `sequenceDiagram\nA->>B: ${'words '.repeat(20)}`,
    words,
    /pixels wide.*break its words with <br\/>/,
  ],
])('with %s, the build stops at the fence', async (_name, source, meta, message) => {
  await expect(compile(source, meta)).rejects.toThrow('/site/blog/a-post/index.md:7: ');
  await expect(compile(source, meta)).rejects.toThrow(message);
});

test('in an older text, what is not drawn is shown as it was written, with a warning', async () => {
  const source = 'gantt\n  title A plan';
  expect(await drawn(fence(source), true)).toMatchObject({
    type: 'code',
    lang: 'text',
    value: source,
  });
  expect(warn).toHaveBeenCalledWith(
    '/site/blog/a-post/index.md',
    expect.anything(),
    expect.stringContaining('“gantt” is no kind of diagram'),
  );
});
