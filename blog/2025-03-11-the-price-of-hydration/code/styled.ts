import type {Page} from 'puppeteer-core';
import type {TraceEvent} from './breakdown';

/** For how many elements a trace says that styles were computed. */
export const styledIn = (events: TraceEvent[]): number =>
  events.reduce(
    (sum, {name, args}) => sum + (name === 'UpdateLayoutTree' ? (args?.elementCount ?? 0) : 0),
    0,
  );

const painted = 'new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))';

/** For how many elements Chromium computes styles from a call of a dialog's method until a frame has been painted. */
export async function styledBy(page: Page, method: string): Promise<number> {
  // What the page had to do before is done.
  await page.evaluate(painted);
  await page.tracing.start({categories: ['devtools.timeline']});
  await page.evaluate(`document.querySelector('dialog').${method}(); ${painted}`);
  const trace = Buffer.from((await page.tracing.stop())!).toString();
  return styledIn((JSON.parse(trace) as {traceEvents: TraceEvent[]}).traceEvents);
}
