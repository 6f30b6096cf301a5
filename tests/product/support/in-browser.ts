import type {AddressInfo} from 'node:net';
import {chromium, type Browser} from '@playwright/test';
import {chromiumFlags, ensureChromium} from '../../site/support/chromium';
import {startStaticHost, stopHost} from '../../../src/cli/static-host';

/** Serves a built site on a plain host while something is done with a browser. */
export async function inBrowser(
  folder: string,
  act: (origin: string, browser: Browser) => Promise<void>,
): Promise<void> {
  const host = await startStaticHost(folder, 0);
  const {port} = host.address() as AddressInfo;
  const browser = await chromium.launch({executablePath: ensureChromium(), args: chromiumFlags});
  try {
    await act(`http://127.0.0.1:${port}`, browser);
  } finally {
    await browser.close();
    await stopHost(host);
  }
}
