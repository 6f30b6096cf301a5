import {readFlowchart} from './flowchart';
import {readSequence, type Sequence} from './sequence';
import {readStates} from './state';
import {Unread, type Statement} from './statement';
import {readClasses, readEntities} from './tables';

/** A diagram in Mermaid: as DOT, or as the sequence of messages that DOT cannot draw. */
export type Mermaid = {
  /** What it says of itself, for those who do not see it. */
  title: string | undefined;
  description: string | undefined;
} & ({dot: string} | {sequence: Sequence});

const kinds: Array<[header: RegExp, read: (lines: [Statement, ...Statement[]]) => string]> = [
  [/^(?:graph|flowchart)\b/i, readFlowchart],
  [/^stateDiagram(?:-v2)?$/, readStates],
  [/^classDiagram(?:-v2)?$/, readClasses],
  [/^erDiagram$/, readEntities],
];

/** What a diagram says of itself is taken from its source, whose lines keep their numbers. */
function takeWords(source: string): {rest: string; title?: string; description?: string} {
  let title: string | undefined;
  let description: string | undefined;
  const blank = (text: string) => text.replaceAll(/[^\n]/g, '');
  const rest = source
    .replace(/^---\n(?:title:[ \t]*(.*)\n)?---$/m, (all, words: string | undefined) => {
      title = words?.trim().replace(/^(["'])(.*)\1$/, '$2');
      return blank(all);
    })
    .replace(/^[ \t]*accDescr\s*\{([^}]*)\}[ \t]*$/m, (all, words: string) => {
      description = words.trim().replaceAll(/\s+/g, ' ');
      return blank(all);
    })
    .replaceAll(/^[ \t]*acc(Title|Descr)\s*:(.*)$/gm, (_, name: string, words: string) => {
      if (name === 'Title') {
        title = words.trim();
      } else {
        description = words.trim();
      }
      return '';
    });
  return {rest, ...(title && {title}), ...(description && {description})};
}

/** The statements of a source, of which a flowchart may have several in a line. */
function statementsOf(source: string): Statement[] {
  return source.split('\n').flatMap((written, index) => {
    const line = index + 1;
    if (/^\s*%%\{/.test(written)) {
      throw new Unread('Diagrams have the look of the site', 'delete what begins with %%{', line);
    }
    return /^\s*%%/.test(written)
      ? []
      : written
          .replace(/;\s*$/, '')
          .split(/;\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/)
          .map((text) => ({text: text.trim(), line}))
          .filter(({text}) => text !== '');
  });
}

/**
 * Reads a diagram in Mermaid: a flowchart, a sequence, states, classes, or entities and their relations.
 *
 * @throws Unread with the line that cannot be drawn. Nothing is left out silently
 */
export function readMermaid(source: string): Mermaid {
  const {rest, title, description} = takeWords(source);
  const [header, ...lines] = statementsOf(rest);
  if (header === undefined) {
    throw new Unread(
      'The diagram is empty',
      'write Mermaid between the two fences, as in flowchart LR',
      1,
    );
  }
  const words = {title, description};
  if (header.text === 'sequenceDiagram') {
    return {...words, sequence: readSequence([header, ...lines])};
  }
  const read = kinds.find(([pattern]) => pattern.test(header.text))?.[1];
  if (read === undefined) {
    throw new Unread(
      `“${header.text}” is no kind of diagram that is drawn here`,
      'begin with flowchart LR, sequenceDiagram, stateDiagram-v2, classDiagram or erDiagram',
      header.line,
    );
  }
  return {...words, dot: read([header, ...lines])};
}
