import type {Page} from 'puppeteer-core';

/** An event of Chromium's trace, in the fields used here: the time that a thread ran is in microseconds. */
export type TraceEvent = {name: string; tdur?: number; args?: {elementCount?: number}};

/** For how many elements a trace says that styles were computed, and the processor time that this took, in ms. */
export function styledIn(events: TraceEvent[]): {elements: number; ms: number} {
  const all = events.filter(({name}) => name === 'UpdateLayoutTree');
  return {
    elements: all.reduce((sum, {args}) => sum + (args?.elementCount ?? 0), 0),
    ms: all.reduce((sum, {tdur = 0}) => sum + tdur, 0) / 1000,
  };
}

const painted = 'new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))';

/** For how many elements Chromium computes styles from an act on a page until a frame has been painted. */
export async function styledBy(page: Page, act: () => Promise<unknown>) {
  // What the page had to do before is done.
  await page.evaluate(painted);
  await page.tracing.start({categories: ['devtools.timeline']});
  await act();
  await page.evaluate(painted);
  const trace = Buffer.from((await page.tracing.stop())!).toString();
  return styledIn((JSON.parse(trace) as {traceEvents: TraceEvent[]}).traceEvents);
}
