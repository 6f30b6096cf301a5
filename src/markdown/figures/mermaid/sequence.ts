import {checkClosed, refuse, Unread, wordsOf, type Statement} from './statement';

/** A participant; a person is drawn without a frame. */
type Participant = {id: string; words: string; isPerson: boolean};

type Head = 'arrow' | 'open' | 'cross' | 'none';

/** What happens, one below the other. */
export type Step =
  | {
      kind: 'message';
      from: string;
      to: string;
      words: string;
      isDashed: boolean;
      head: Head;
      tail: Head;
    }
  | {kind: 'note'; over: string[]; side: 'left' | 'right' | 'over'; words: string}
  | {kind: 'begin'; words: string}
  | {kind: 'divide'; words: string}
  | {kind: 'end'}
  | {kind: 'activate' | 'deactivate'; of: string};

export type Sequence = {participants: Participant[]; steps: Step[]};

const heads: Record<string, Head> = {'>>': 'arrow', '>': 'none', x: 'cross', ')': 'open'};

const name = String.raw`[\p{L}\p{N}_][\p{L}\p{N}_ .-]*?`;
const declared = new RegExp(String.raw`^(participant|actor)\s+(${name})(?:\s+as\s+(.+))?$`, 'u');
const message = new RegExp(
  String.raw`^(${name})\s*(<<)?(--?)(>>|>|x|\))\s*([+-])?\s*(${name})\s*:\s*(.*)$`,
  'u',
);
const noted = new RegExp(
  String.raw`^note\s+(left of|right of|over)\s+(${name})(?:\s*,\s*(${name}))?\s*:\s*(.+)$`,
  'iu',
);
const activated = new RegExp(String.raw`^(activate|deactivate)\s+(${name})$`, 'u');
const begun = /^(loop|alt|opt|par|critical|break)(?:\s+(.*))?$/;

/** Which word divides which blocks. */
const dividers: Record<string, string[]> = {else: ['alt'], and: ['par'], option: ['critical']};

/** Reads the diagram of a sequence of messages. */
export function readSequence([header, ...lines]: [Statement, ...Statement[]]): Sequence {
  const participants: Participant[] = [];
  const steps: Step[] = [];
  const open: Array<Statement & {block: string}> = [];
  const active = new Map<string, number>();
  let isNumbered = false;
  let number = 0;

  const of = (id: string) => {
    if (!participants.some((one) => one.id === id)) {
      participants.push({id, words: id, isPerson: false});
    }
    return id;
  };
  const activate = (id: string, by: 1 | -1, {line}: Statement) => {
    const now = (active.get(of(id)) ?? 0) + by;
    if (now < 0) {
      throw new Unread(`“${id}” is not active here`, 'activate it before, or delete this', line);
    }
    active.set(id, now);
    steps.push({kind: by > 0 ? 'activate' : 'deactivate', of: id});
  };

  for (const statement of lines) {
    const {text} = statement;
    const divider = /^(else|and|option)(?:\s+(.*))?$/.exec(text);
    let found: RegExpExecArray | null;
    if ((found = declared.exec(text))) {
      const [, kind, id, words] = found;
      if (participants.some((one) => one.id === id)) {
        throw new Unread(
          `“${id}” takes part already`,
          'declare it once, before its first message',
          statement.line,
        );
      }
      participants.push({id: id!, words: wordsOf(words ?? id!), isPerson: kind === 'actor'});
    } else if (text === 'autonumber') {
      isNumbered = true;
    } else if ((found = noted.exec(text))) {
      const [, place, first, second, words] = found;
      const side = place!.toLowerCase().split(' ')[0] as 'left' | 'right' | 'over';
      const over = [first!, ...(second === undefined ? [] : [second])].map(of);
      steps.push({kind: 'note', over, side, words: wordsOf(words!)});
    } else if ((found = activated.exec(text))) {
      activate(found[2]!, found[1] === 'activate' ? 1 : -1, statement);
    } else if ((found = begun.exec(text))) {
      open.push({...statement, block: found[1]!});
      steps.push({kind: 'begin', words: [found[1], wordsOf(found[2] ?? '')].join(' ').trim()});
    } else if (divider && dividers[divider[1]!]!.includes(open.at(-1)?.block ?? '')) {
      steps.push({kind: 'divide', words: [divider[1], wordsOf(divider[2] ?? '')].join(' ').trim()});
    } else if (text === 'end' && open.length > 0) {
      open.pop();
      steps.push({kind: 'end'});
    } else if ((found = message.exec(text))) {
      const [, from, both, line, sign, activation, to, words] = found;
      number++;
      const said = wordsOf(words!);
      steps.push({
        kind: 'message',
        from: of(from!),
        to: of(to!),
        words: isNumbered ? `${number}. ${said}`.trim() : said,
        isDashed: line === '--',
        head: heads[sign!]!,
        tail: both === undefined ? 'none' : 'arrow',
      });
      if (activation !== undefined) {
        activate(activation === '+' ? to! : from!, activation === '+' ? 1 : -1, statement);
      }
    } else {
      refuse(statement, 'a sequence diagram');
    }
  }
  checkClosed(open, '“end”');
  if (steps.length === 0) {
    throw new Unread(
      'The sequence diagram has no messages',
      'write A->>B: words below its first line',
      header.line,
    );
  }
  return {participants, steps};
}
