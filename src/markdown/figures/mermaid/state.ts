import {
  attributes,
  checkClosed,
  edgeLabel,
  quoted,
  refuse,
  Unread,
  wordsOf,
  type Statement,
} from './statement';

const dot = {label: '', style: 'filled', fillcolor: 'black', fixedsize: 'true'};
const start = attributes({...dot, shape: 'circle', width: '0.18'});
const end = attributes({...dot, shape: 'doublecircle', width: '0.14'});
const pseudo: Record<string, string> = {
  choice: attributes({label: '', shape: 'diamond', style: 'solid', width: '0.3', height: '0.3'}),
  fork: attributes({...dot, width: '0.8', height: '0.06'}),
  join: attributes({...dot, width: '0.8', height: '0.06'}),
};

const name = String.raw`[\p{L}\p{N}_][\p{L}\p{N}_.-]*?`;
const transition = new RegExp(
  String.raw`^(\[\*\]|${name})\s*-->\s*(\[\*\]|${name})(?:\s*:\s*(.+))?$`,
  'u',
);
const titled = new RegExp(String.raw`^state\s+"([^"]+)"\s+as\s+(${name})(\s*\{)?$`, 'u');
const composite = new RegExp(String.raw`^state\s+(${name})\s*\{$`, 'u');
const special = new RegExp(String.raw`^state\s+(${name})\s+<<(choice|fork|join)>>$`, 'u');
const described = new RegExp(String.raw`^(${name})\s*:\s*(.+)$`, 'u');
const plain = new RegExp(String.raw`^(?:state\s+)?(${name})$`, 'u');
const note = new RegExp(String.raw`^note\s+(?:left|right)\s+of\s+(${name})(?:\s*:\s*(.+))?$`, 'iu');

/** Reads the diagram of a machine's states as DOT. */
export function readStates([header, ...lines]: [Statement, ...Statement[]]): string {
  /** Lines of DOT, with the state that each declares, if it does. */
  const body: Array<{id?: string; text: string}> = [];
  const open: Statement[] = [];
  let direction = '';
  /** The state inside each composite one to which edges lead that lead to it. */
  const inside = new Map<string, string>();
  const outer: string[] = [];
  /** The names of composite states in DOT. */
  const clusters = new Map<string, string>();
  const edges: Array<[from: string, to: string, label: string | undefined]> = [];
  let noted: {of: string; statement: Statement; words: string[]} | undefined;

  const add = (id: string, look = '') => {
    for (const one of outer) {
      if (!inside.has(one)) {
        inside.set(one, id);
      }
    }
    body.push({id, text: `${quoted(id)}${look};`});
  };
  const addNote = (of: string, words: string, line: number) => {
    const look = attributes({label: wordsOf(words), shape: 'note', style: 'solid'});
    body.push({text: `${quoted(`note ${line}`)}${look};`});
    edges.push([of, `note ${line}`, undefined]);
  };
  const begin = (statement: Statement, id: string, words: string) => {
    open.push(statement);
    outer.push(id);
    clusters.set(id, `cluster${statement.line}`);
    body.push({text: `subgraph cluster${statement.line} { label=${quoted(words)}; style=rounded;`});
  };

  for (const statement of lines) {
    const {text, line} = statement;
    if (noted) {
      if (/^end note$/i.test(text)) {
        addNote(noted.of, noted.words.join('\n'), noted.statement.line);
        noted = undefined;
      } else {
        noted.words.push(text);
      }
      continue;
    }
    let found: RegExpExecArray | null;
    if ((found = transition.exec(text))) {
      const [, from, to, label] = found as unknown as [string, string, string, string | undefined];
      const scope = outer.at(-1) ?? '';
      const ids = [
        from === '[*]' ? `start of ${scope}` : from,
        to === '[*]' ? `end of ${scope}` : to,
      ] as const;
      for (const [at, id] of ids.entries()) {
        // A state lies where it is named first.
        if (!body.some((one) => one.id === id)) {
          add(id, [from, to][at] !== '[*]' ? '' : at === 0 ? start : end);
        }
      }
      edges.push([...ids, label]);
    } else if ((found = /^direction\s+(TB|TD|LR|BT|RL)$/i.exec(text)) && open.length === 0) {
      direction = found[1]!.toUpperCase();
    } else if ((found = titled.exec(text))) {
      if (found[3]) {
        begin(statement, found[2]!, wordsOf(found[1]!));
      } else {
        add(found[2]!, attributes({label: wordsOf(found[1]!)}));
      }
    } else if ((found = composite.exec(text))) {
      begin(statement, found[1]!, found[1]!);
    } else if ((found = special.exec(text))) {
      add(found[1]!, pseudo[found[2]!]);
    } else if (text === '}' && open.length > 0) {
      open.pop();
      outer.pop();
      body.push({text: '}'});
    } else if ((found = note.exec(text))) {
      const [, of, words] = found;
      if (words === undefined) {
        noted = {of: of!, statement, words: []};
      } else {
        addNote(of!, words, line);
      }
    } else if ((found = described.exec(text))) {
      add(found[1]!, attributes({label: wordsOf(found[2]!)}));
    } else if ((found = plain.exec(text))) {
      add(found[1]!);
    } else {
      refuse(statement, 'a state diagram');
    }
  }
  checkClosed(open, '}');
  checkClosed(noted ? [noted.statement] : [], '“end note”');

  // Graphviz has edges between nodes only; those of a composite state end at its frame.
  const arrows = edges.map(([from, to, label]) => {
    const isNote = to.startsWith('note ');
    const all = {
      label: edgeLabel(label),
      ltail: clusters.get(from),
      lhead: clusters.get(to),
      ...(isNote && {style: 'dashed', dir: 'none'}),
    };
    return `${quoted(inside.get(from) ?? from)} -> ${quoted(inside.get(to) ?? to)}${attributes(all)};`;
  });
  const written = body.filter(({id}) => id === undefined || !clusters.has(id));
  if (written.length === 0) {
    throw new Unread(
      'The state diagram is empty',
      'write [*] --> Waiting below its first line',
      header.line,
    );
  }
  const rankdir =
    direction === '' || direction === 'LR'
      ? ''
      : `rankdir=${direction === 'TD' ? 'TB' : direction};`;
  return `digraph { ${rankdir} compound=true; node [style=rounded];\n${[...written.map(({text}) => text), ...arrows].join('\n')}\n}`;
}
