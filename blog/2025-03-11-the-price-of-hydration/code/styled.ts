import type {Page} from 'puppeteer-core';

/** An event of Chromium's trace, in the fields used here; times are in microseconds, `tdur` is how long a thread ran. */
export type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args?: {elementCount?: number};
};

/** The mark of a page by which a count may end. */
export const end = 'menu painted';

export type Work = 'styles' | 'layout' | 'paint' | 'rest' | 'all';

/** What a trace says of the page's main thread: how many styles it computed, and its processor time by kind of work, in µs. */
export function styledIn(events: TraceEvent[]): {elements: number; work: Record<Work, number>} {
  const ended = events.find(({name}) => name === end)?.ts ?? Infinity;
  const {pid, tid} = events.find(({name}) => name === 'UpdateLayoutTree')!;
  const own = events.filter((event) => event.ts < ended && event.pid === pid && event.tid === tid);
  const timeOf = (...names: string[]) =>
    own.filter(({name}) => names.includes(name)).reduce((sum, {tdur = 0}) => sum + tdur, 0);
  const [all, styles, layout] = ['RunTask', 'UpdateLayoutTree', 'Layout'].map((name) => timeOf(name));
  const paint = timeOf('PrePaint', 'Paint', 'Layerize', 'Commit');
  return {
    elements: own.reduce((sum, {args}) => sum + (args?.elementCount ?? 0), 0),
    work: {styles: styles!, layout: layout!, paint, rest: all! - styles! - layout! - paint, all: all!},
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
