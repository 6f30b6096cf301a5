import {
  attributes,
  boxOfRows,
  checkClosed,
  edgeLabel,
  quoted,
  refuse,
  wordsOf,
  type Statement,
} from './statement';

type Lines = [Statement, ...Statement[]];

/** The direction of a diagram without room for another beside it. */
const directed = (direction: string) =>
  direction === '' || direction === 'LR' ? '' : `rankdir=${direction === 'TD' ? 'TB' : direction};`;

const direct = /^direction\s+(TB|TD|LR|BT|RL)$/i;

/** The heads of relations between classes, as the signs at their left end. */
const classHeads: Record<string, string> = {
  '<|': 'empty',
  '*': 'diamond',
  o: 'odiamond',
  '<': 'vee',
  '': 'none',
};

const mirrored: Record<string, string> = {'|>': '<|', '>': '<'};

const className = '(?:`[^`]+`|[\\p{L}\\p{N}_.]+(?:~[^~\\s]+~)?)';
const classRelation = new RegExp(
  String.raw`^(${className})\s*(?:"([^"]*)"\s*)?(<\||\*|o|<)?(--|\.\.)(\|>|\*|o|>)?\s*(?:"([^"]*)"\s*)?(${className})(?:\s*:\s*(.+))?$`,
  'u',
);
const classBegun = new RegExp(
  String.raw`^class\s+(${className})(?:\["([^"]*)"\])?\s*(\{)?(\s*\})?$`,
  'u',
);
const classMember = new RegExp(String.raw`^(${className})\s*:\s*(.+)$`, 'u');
const classKind = new RegExp(String.raw`^<<(.+)>>\s+(${className})$`, 'u');

type Class = {label: string; kind?: string; fields: string[]; methods: string[]};

const plainName = (name: string) => name.replaceAll('`', '');
/** Mermaid writes `List~T~` for `List<T>`. */
const withTypes = (text: string) => text.replaceAll(/~([^~]*)~/g, '<$1>');

/** Reads a diagram of classes as DOT. */
export function readClasses([, ...lines]: Lines): string {
  const classes = new Map<string, Class>();
  const relations: string[] = [];
  const open: Statement[] = [];
  let current: Class | undefined;
  let direction = '';
  const of = (written: string): [id: string, known: Class] => {
    const [id] = plainName(written).split('~') as [string];
    const known = classes.get(id) ?? {
      label: withTypes(plainName(written)),
      fields: [],
      methods: [],
    };
    classes.set(id, known);
    return [id, known];
  };
  const addMember = (to: Class, member: string) => {
    const kind = /^<<(.+)>>$/.exec(member)?.[1];
    if (kind !== undefined) {
      to.kind = kind;
    } else {
      (member.includes('(') ? to.methods : to.fields).push(withTypes(member));
    }
  };
  for (const statement of lines) {
    const {text} = statement;
    let found: RegExpExecArray | null;
    if (current) {
      if (text === '}') {
        current = undefined;
        open.pop();
      } else {
        addMember(current, text);
      }
    } else if ((found = classBegun.exec(text))) {
      const [, known] = of(found[1]!);
      known.label = found[2] ?? known.label;
      if (found[3] !== undefined && found[4] === undefined) {
        open.push(statement);
        current = known;
      }
    } else if ((found = classRelation.exec(text))) {
      const [, one, fewOf, tail = '', line, head = '', manyOf, other, label] = found;
      const all = {
        label: edgeLabel(label),
        taillabel: edgeLabel(fewOf),
        headlabel: edgeLabel(manyOf),
        dir: 'both',
        arrowtail: classHeads[tail],
        arrowhead: classHeads[mirrored[head] ?? head],
        style: line === '..' ? 'dashed' : undefined,
      };
      relations.push(`${quoted(of(one!)[0])} -> ${quoted(of(other!)[0])}${attributes(all)};`);
    } else if ((found = classKind.exec(text))) {
      of(found[2]!)[1].kind = found[1]!;
    } else if ((found = direct.exec(text))) {
      direction = found[1]!.toUpperCase();
    } else if ((found = classMember.exec(text))) {
      addMember(of(found[1]!)[1], found[2]!);
    } else {
      refuse(statement, 'a class diagram');
    }
  }
  checkClosed(open, '}');
  const boxes = [...classes].map(([id, {label, kind, fields, methods}]) => {
    const heading = [...(kind === undefined ? [] : [`«${kind}»`]), label];
    return `${quoted(id)} ${boxOfRows(heading, fields, methods)};`;
  });
  return `digraph { ${directed(direction)}\n${[...boxes, ...relations].join('\n')}\n}`;
}

/** How many of an entity a relation has, by the signs at its right end: what Graphviz draws from the line outwards. */
const counts: Record<string, string> = {
  'o|': 'teeodot',
  '||': 'teetee',
  'o{': 'crowodot',
  '|{': 'crowtee',
};

const leftCounts: Record<string, string> = {'|o': 'o|', '||': '||', '}o': 'o{', '}|': '|{'};

const entityName = String.raw`(?:"[^"]+"|[\p{L}\p{N}_.-]+?)`;
const relation = new RegExp(
  String.raw`^(${entityName})\s*(\|o|\|\||\}o|\}\|)(--|\.\.)(o\||\|\||o\{|\|\{)\s*(${entityName})\s*:\s*(.+)$`,
  'u',
);
const entityBegun = new RegExp(String.raw`^(${entityName})(?:\s*\[(.+)\])?\s*(\{)?$`, 'u');
const attribute = /^([^\s"]+)\s+([^\s"]+)((?:\s+(?:PK|FK|UK),?)*)(?:\s+"([^"]*)")?$/;

/** Reads a diagram of entities and relations as DOT. */
export function readEntities([, ...lines]: Lines): string {
  const entities = new Map<string, {label: string; rows: string[]}>();
  const relations: string[] = [];
  const open: Statement[] = [];
  let direction = '';
  let current: {rows: string[]} | undefined;
  const of = (written: string) => {
    const id = wordsOf(written);
    const known = entities.get(id) ?? {label: id, rows: []};
    entities.set(id, known);
    return {id, known};
  };
  for (const statement of lines) {
    const {text} = statement;
    let found: RegExpExecArray | null;
    if (current) {
      found = attribute.exec(text);
      if (text === '}') {
        current = undefined;
        open.pop();
      } else if (found) {
        const [, type, name, keys, comment] = found;
        current.rows.push([type, name, keys!.trim(), comment].filter(Boolean).join(' '));
      } else {
        refuse(statement, 'an entity');
      }
    } else if ((found = relation.exec(text))) {
      const [, one, few, line, many, other, label] = found as unknown as string[];
      const all = {
        label: edgeLabel(label),
        dir: 'both',
        arrowtail: counts[leftCounts[few!]!],
        arrowhead: counts[many!],
        style: line === '..' ? 'dashed' : undefined,
      };
      relations.push(`${quoted(of(one!).id)} -> ${quoted(of(other!).id)}${attributes(all)};`);
    } else if ((found = direct.exec(text))) {
      direction = found[1]!.toUpperCase();
    } else if ((found = entityBegun.exec(text))) {
      const {known} = of(found[1]!);
      known.label = found[2] === undefined ? known.label : wordsOf(found[2]);
      if (found[3] !== undefined) {
        open.push(statement);
        current = known;
      }
    } else {
      refuse(statement, 'an entity-relationship diagram');
    }
  }
  checkClosed(open, '}');
  const boxes = [...entities].map(
    ([id, {label, rows}]) => `${quoted(id)} ${boxOfRows([label], rows)};`,
  );
  return `digraph { ${directed(direction)} ranksep=0.8;\n${[...boxes, ...relations].join('\n')}\n}`;
}
