import puppeteer, {type Browser, type BrowserContext} from 'puppeteer-core';
import {chromiumFlags, ensureChromium} from './chromium';

/** Launches a browser that renders pages ahead, which no browser does that Playwright looks at. */
export function launchPuppeteer(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags, '--ignore-certificate-errors'],
    acceptInsecureCerts: true,
  });
}

/**
 * Evaluates an expression in the page that follows another. One that was rendered ahead replaces the page that
 * Puppeteer knows.
 *
 * @param from the address of the page that is left
 * @param to the address of the one that follows
 */
export async function evaluateInNextPage<Value>(
  context: BrowserContext,
  from: string,
  to: string,
  code: string,
): Promise<Value> {
  while (context.targets().some((target) => target.url() === from)) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const target = await context.waitForTarget((one) => one.url() === to);
  const session = await target.createCDPSession();
  const {result} = await session.send('Runtime.evaluate', {expression: code, returnByValue: true});
  return result.value as Value;
}
