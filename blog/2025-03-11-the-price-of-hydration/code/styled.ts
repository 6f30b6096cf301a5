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

/** The mark of a page by which a count ends, if it has one. */
export const end = 'menu painted';

/** How many styles the page's main thread computed by a trace, its processor time for them, and for all of its tasks, in µs. */
export function styledIn(events: TraceEvent[]): {elements: number; micros: number; all: number} {
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
