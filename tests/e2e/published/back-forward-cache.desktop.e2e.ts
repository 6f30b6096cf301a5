import {isAtRest, open} from '../live';
import {expect, test} from '../test';
import {posts} from './site';

// Browsers hold a page whole for the way back, unless it does one of a few things. A browser that tests
// drive without a window holds none, so this looks for those things: listeners to the page's end, and
// connections that stay open.
for (const path of ['/', posts[0]!.path, '/archive/', '/search/', '/legal-notices/']) {
  test(`nothing keeps the browser from holding ${path} whole for the way back`, async ({page}) => {
    await page.addInitScript(() => {
      const connections: string[] = [];
      Object.assign(globalThis, {connections});
      for (const name of [
        'WebSocket',
        'EventSource',
        'RTCPeerConnection',
        'SharedWorker',
      ] as const) {
        globalThis[name] = new Proxy<new () => never>(globalThis[name] as never, {
          construct: () => {
            connections.push(name);
            throw new Error(name);
          },
        }) as never;
      }
    });
    await open(page, path);
    await isAtRest(page);
    const session = await page.context().newCDPSession(page);
    const {result} = await session.send('Runtime.evaluate', {expression: 'window'});
    const {listeners} = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId!,
    });
    const types = listeners.map(({type}) => type);
    expect(types).toContain('popstate');
    expect(types.filter((type) => type.endsWith('unload'))).toEqual([]);
    expect(
      await page.evaluate(() => (globalThis as unknown as {connections: string[]}).connections),
    ).toEqual([]);
  });
}
