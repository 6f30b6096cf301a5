import type {Element} from 'hast';
import {fromHtml, Graphviz} from '../../../lib/es-modules.cjs';
import {escapeHtml} from '../../../lib/escape-html';
import {checkWidth, nameDrawing, scale, type Words} from '../draw-diagram';
import type {Sequence, Step} from './sequence';
import {quoted} from './statement';

// In the units of Graphviz, in which letters are fifteen high.
const size = 15;
const lineHeight = 18;
const padding = 9;
const gap = 16;

const linesOf = (words: string) => words.split('\n');

/** Has Graphviz measure words in the letters of diagrams: the width of each text, its longest line. */
async function measure(texts: string[]): Promise<(words: string) => number> {
  const graphviz = await Graphviz.load();
  const lines = [...new Set(texts.flatMap(linesOf))];
  const nodes = lines.map((line, index) => `${index} [label=${quoted(line)}];`).join('\n');
  const plain = graphviz.dot(
    `digraph { node [shape=plain fontname=Arial fontsize=${size}]; ${nodes} }`,
    'plain',
  );
  const widths = new Map<string, number>();
  for (const [, index, inches] of plain.matchAll(/^node (\d+) \S+ \S+ (\S+)/gm)) {
    widths.set(lines[Number(index)]!, Number(inches) * 72);
  }
  return (words) => Math.max(0, ...linesOf(words).map((line) => widths.get(line) ?? 0));
}

type Box = {x: number; y: number; width: number; height: number};

const round = (value: number) => Math.round(value * 10) / 10;

const rect = ({x, y, width, height}: Box) =>
  `<path d="M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z"/>`;

/** Lines of text, of which `y` is the top. */
const text = (x: number, y: number, words: string) =>
  linesOf(words)
    .map(
      (line, at) =>
        `<text x="${round(x)}" y="${round(y + (at + 0.78) * lineHeight)}">${escapeHtml(line)}</text>`,
    )
    .join('');

const heightOf = (words: string) => (words === '' ? 0 : linesOf(words).length * lineHeight);

/**
 * Draws messages between participants, each of whom has a line down the drawing.
 *
 * @returns an `svg` in the colours of the page
 * @throws if it is too wide to read on a phone
 */
export async function drawSequence(
  {participants, steps}: Sequence,
  words: Words,
): Promise<Element> {
  const widthOf = await measure([
    ...participants.map((one) => one.words),
    ...steps.flatMap((step) => ('words' in step ? step.words : [])),
  ]);
  const indexOf = new Map(participants.map(({id}, index) => [id, index]));
  const at = (id: string) => indexOf.get(id)!;

  // How far the line of each participant has to be from the one before, and what stands beyond the first and last.
  const half = participants.map((one) => widthOf(one.words) / 2 + padding);
  const apart = participants.map((_, index) =>
    index === 0 ? 0 : half[index - 1]! + half[index]! + gap,
  );
  const beyond = {left: half[0]!, right: half.at(-1)!};
  const distance = (from: number, to: number) =>
    apart.slice(from + 1, to + 1).reduce((sum, one) => sum + one, 0);
  const keep = (from: number, to: number, width: number) => {
    const [first, last] = from < to ? [from, to] : [to, from];
    const missing = width - distance(first, last);
    if (missing > 0) {
      for (let index = first + 1; index <= last; index++) {
        apart[index]! += missing / (last - first);
      }
    }
  };
  const keepBeside = (index: number, side: 'left' | 'right', width: number) => {
    if (side === 'right' && index < participants.length - 1) {
      keep(index, index + 1, width + padding);
    } else if (side === 'left' && index > 0) {
      keep(index - 1, index, width + padding);
    } else {
      beyond[side] = Math.max(beyond[side], width);
    }
  };
  // Longer messages are looked at last, when what lies between has room.
  const span = (step: Step) =>
    step.kind === 'message' ? Math.abs(at(step.from) - at(step.to)) : 0;
  for (const step of [...steps].sort((one, other) => span(one) - span(other))) {
    if (step.kind === 'message' && step.from === step.to) {
      keepBeside(at(step.from), 'right', Math.max(widthOf(step.words) + 12, 40));
    } else if (step.kind === 'message') {
      keep(at(step.from), at(step.to), widthOf(step.words) + 2 * padding + 12);
    } else if (step.kind === 'note') {
      const width = widthOf(step.words) + 2 * padding;
      const [first, last = first] = step.over.map(at).sort((one, other) => one - other) as [
        number,
        number?,
      ];
      if (step.side !== 'over') {
        keepBeside(first, step.side, width + 10);
      } else if (first === last) {
        keepBeside(first, 'left', width / 2);
        keepBeside(first, 'right', width / 2);
      } else {
        keep(first, last, width - 2 * padding);
      }
    }
  }

  // Frames are wider than what is in them, the outer ones wider than the inner.
  let depth = 0;
  let deepest = 0;
  let widestLabel = 0;
  for (const step of steps) {
    depth += step.kind === 'begin' ? 1 : step.kind === 'end' ? -1 : 0;
    deepest = Math.max(deepest, depth);
    if (step.kind === 'begin' || step.kind === 'divide') {
      widestLabel = Math.max(widestLabel, widthOf(step.words) + 2 * padding + depth * 12);
    }
  }
  const margin = deepest * 6;
  const left = beyond.left + margin;
  const xs = participants.map((_, index) => left + distance(0, index));
  const width = Math.max(xs.at(-1)! + beyond.right + margin, widestLabel);

  const headHeight = Math.max(...participants.map((one) => heightOf(one.words))) + 2 * padding;
  const frames: string[] = [];
  const dividers: string[] = [];
  const bars: string[] = [];
  const notes: string[] = [];
  const arrows = {solid: '', dashed: ''};
  const heads = {filled: '', open: ''};
  let labels = '';
  const open: number[] = [];
  const activeFrom = new Map<string, number[]>();
  let y = headHeight + gap;

  const head = (kind: 'arrow' | 'open' | 'cross' | 'none', x: number, direction: number) => {
    const back = round(x - direction * 9);
    if (kind === 'arrow') {
      heads.filled += `<path d="M${round(x)} ${round(y)}L${back} ${round(y - 5)}v10z"/>`;
    } else if (kind === 'open') {
      heads.open += `<path d="M${back} ${round(y - 5)}L${round(x)} ${round(y)}L${back} ${round(y + 5)}"/>`;
    } else if (kind === 'cross') {
      heads.open += `<path d="M${round(x - 5)} ${round(y - 5)}l10 10m0-10l-10 10"/>`;
    }
  };
  /** Half the width of the bar that shows that a participant is active. */
  const barOf = (id: string) => ((activeFrom.get(id)?.length ?? 0) > 0 ? 4 : 0);

  for (const [index, step] of steps.entries()) {
    switch (step.kind) {
      case 'message': {
        const [from, to] = [xs[at(step.from)]!, xs[at(step.to)]!];
        const line = step.isDashed ? 'dashed' : 'solid';
        y += heightOf(step.words) + 4;
        if (from === to) {
          labels += `<g>${text(from + 12, y - heightOf(step.words) - 4, step.words)}</g>`;
          arrows[line] +=
            `M${round(from + barOf(step.from))} ${round(y)}h30v18H${round(from + barOf(step.to))}`;
          y += 18;
          head(step.head, from + barOf(step.to), -1);
        } else {
          const direction = Math.sign(to - from);
          const next = steps[index + 1];
          // A bar that begins here is as wide as one that is there.
          const isBeginning = next?.kind === 'activate' && next.of === step.to;
          const begin = from + direction * barOf(step.from);
          const end = to - direction * (isBeginning ? 4 : barOf(step.to));
          labels += `<g text-anchor="middle">${text((from + to) / 2, y - heightOf(step.words) - 4, step.words)}</g>`;
          // A filled head covers the end of its line.
          arrows[line] +=
            `M${round(begin)} ${round(y)}H${round(end - (step.head === 'arrow' ? direction * 5 : 0))}`;
          head(step.head, end, direction);
          head(step.tail, begin, -direction);
        }
        y += gap;
        break;
      }
      case 'note': {
        const [first, last = first] = step.over
          .map((id) => xs[at(id)]!)
          .sort((one, other) => one - other) as [number, number?];
        const wide = widthOf(step.words) + 2 * padding;
        const box =
          step.side === 'over'
            ? {
                x: (first + last) / 2 - Math.max(wide, last - first + 2 * padding) / 2,
                width: Math.max(wide, first === last ? 0 : last - first + 2 * padding),
              }
            : {x: step.side === 'left' ? first - wide - 8 : first + 8, width: wide};
        const height = heightOf(step.words) + padding;
        notes.push(rect({...box, y, height}));
        labels += `<g text-anchor="middle">${text(box.x + box.width / 2, y + padding / 2, step.words)}</g>`;
        y += height + gap;
        break;
      }
      case 'begin':
        open.push(y);
        labels += text((open.length - 1) * 6 + padding, y + 4, step.words);
        y += heightOf(step.words) + 10;
        break;
      case 'divide':
        dividers.push(`M${open.length * 6 - 6} ${round(y)}H${round(width - open.length * 6 + 6)}`);
        labels += text((open.length - 1) * 6 + padding, y + 4, step.words);
        y += heightOf(step.words) + 10;
        break;
      case 'end': {
        const top = open.pop()!;
        const x = open.length * 6;
        frames.push(rect({x, y: top, width: width - 2 * x, height: y - top}));
        y += gap;
        break;
      }
      case 'activate':
        activeFrom.set(step.of, [...(activeFrom.get(step.of) ?? []), y - gap]);
        break;
      case 'deactivate': {
        const since = activeFrom.get(step.of)!.pop()!;
        bars.push(rect({x: xs[at(step.of)]! - 4, y: since, width: 8, height: y - gap - since}));
      }
    }
  }
  for (const [id, since] of activeFrom) {
    bars.push(...since.map((top) => rect({x: xs[at(id)]! - 4, y: top, width: 8, height: y - top})));
  }

  const lifelines = xs.map((x) => `M${round(x)} ${round(headHeight)}V${round(y)}`).join('');
  const boxes = participants.map(({isPerson}, index) =>
    isPerson
      ? ''
      : rect({
          x: xs[index]! - half[index]!,
          y: 0.5,
          width: 2 * half[index]!,
          height: headHeight - 0.5,
        }),
  );
  const names = participants.map((one, index) =>
    text(xs[index]!, (headHeight - heightOf(one.words)) / 2, one.words),
  );
  const people = participants.flatMap(({isPerson}, index) =>
    isPerson
      ? `M${round(xs[index]! - half[index]!)} ${round(headHeight)}h${round(2 * half[index]!)}`
      : [],
  );
  const stroke = 'fill="none" stroke="var(--site-control)"';
  const room = 'fill="var(--site-page)" stroke="var(--site-control)"';
  const tall = Math.ceil(y + 1);
  const wide = Math.ceil(width + 1);
  const svg = [
    `<svg viewBox="-1 0 ${wide + 1} ${tall}" width="${Math.round((wide + 1) * scale)}" height="${Math.round(tall * scale)}">`,
    `<path ${stroke} stroke-dasharray="2 4" d="${lifelines}"/>`,
    frames.length > 0 ? `<g ${stroke}>${frames.join('')}</g>` : '',
    dividers.length > 0 ? `<path ${stroke} stroke-dasharray="6 4" d="${dividers.join('')}"/>` : '',
    `<g ${room}>${boxes.join('')}${bars.join('')}${notes.join('')}</g>`,
    people.length > 0 ? `<path ${stroke} stroke-width="2" d="${people.join('')}"/>` : '',
    arrows.solid ? `<path ${stroke} d="${arrows.solid}"/>` : '',
    arrows.dashed ? `<path ${stroke} stroke-dasharray="6 3" d="${arrows.dashed}"/>` : '',
    heads.filled ? `<g fill="var(--site-control)">${heads.filled}</g>` : '',
    heads.open ? `<g ${stroke}>${heads.open}</g>` : '',
    `<g fill="var(--site-text)" font-size="${size}"><g text-anchor="middle">${names.join('')}</g>${labels}</g>`,
    '</svg>',
  ].join('');
  const drawing = fromHtml(svg, {fragment: true, space: 'svg'}).children[0] as Element;
  checkWidth(drawing, 'break its words with <br/>, or leave a participant out');
  nameDrawing(drawing, words);
  return drawing;
}
