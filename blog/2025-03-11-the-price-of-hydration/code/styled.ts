import type {Page} from 'puppeteer-core';

/** An event of Chromium's trace, in the fields used here; times are in microseconds, `tdur` is how long a thread ran. */
export type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** How long the event lasted, and how long its thread ran in that time. */
  dur?: number;
  tdur?: number;
  args?: {elementCount?: number};
};

/** The mark of a page by which a count ends, if it has one. */
export const end = 'menu painted';

/** The kinds of work that the time of a thread is divided into, by the names of events; the rest is that of tasks themselves. */
const kinds: Record<string, RegExp> = {
  'styles': /^UpdateLayoutTree$/,
  'layout': /^Layout$/,
  'pre-paint, paint, layers': /^(PrePaint|Paint|Layerize|Commit)$/,
  'scripts': /^(FunctionCall|EvaluateScript|V8\.|v8\.|EventDispatch|FireAnimationFrame|TimerFire|RunMicrotasks|ParseHTML|MinorGC|MajorGC)/,
};

export const groups = [...Object.keys(kinds), 'rest'];

/** The processor time of a thread by kind of work, in µs, without that of an event inside another of its own. */
export function timesIn(events: TraceEvent[]): Record<string, number> {
  const times = Object.fromEntries(groups.map((group) => [group, 0]));
  const open: Array<{until: number; group: string}> = [];
  const inOrder = events.filter(({dur}) => dur !== undefined).sort((a, b) => a.ts - b.ts || b.dur! - a.dur!);
  for (const {name, ts, dur, tdur = 0} of inOrder) {
    while (open.length > 0 && open.at(-1)!.until <= ts) {
      open.pop();
    }
    const outer = open.at(-1);
    const group = Object.keys(kinds).find((kind) => kinds[kind]!.test(name)) ?? outer?.group ?? (name === 'RunTask' ? 'rest' : undefined);
    if (group) {
      times[group]! += tdur;
      if (outer) {
        times[outer.group]! -= tdur;
      }
      open.push({until: ts + dur!, group});
    }
  }
  return times;
}

/** How many styles the page's main thread computed by a trace, its processor time for them, and for all of its tasks, in µs. */
export function styledIn(events: TraceEvent[]): {elements: number; micros: number; all: number; groups: Record<string, number>} {
  const ended = events.find(({name}) => name === end)?.ts ?? Infinity;
  const {pid, tid} = events.find(({name}) => name === 'UpdateLayoutTree')!;
  const own = events.filter((event) => event.pid === pid && event.tid === tid && event.ts < ended);
  const timeOf = (name: string) =>
    own.filter((event) => event.name === name).reduce((sum, {tdur = 0}) => sum + tdur, 0);
  return {
    elements: own
      .filter(({name}) => name === 'UpdateLayoutTree')
      .reduce((sum, {args}) => sum + (args?.elementCount ?? 0), 0),
    micros: timeOf('UpdateLayoutTree'),
    all: timeOf('RunTask'),
    groups: timesIn(own),
  };
}

const painted = 'new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))';

/** For how many elements Chromium computes styles from an act on a page until the mark, or a frame after the act. */
export async function styledBy(page: Page, act: () => Promise<unknown>) {
  // What the page had to do before is done.
  await page.evaluate(painted);
  await page.tracing.start({categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']});
  await act();
  await page.evaluate(painted);
  const trace = Buffer.from((await page.tracing.stop())!).toString();
  return styledIn((JSON.parse(trace) as {traceEvents: TraceEvent[]}).traceEvents);
}
