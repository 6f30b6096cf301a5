import {isAtRest, open} from '../live';
import {forEachOf} from '../steps';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {posts} from '../published/site';

// Browsers keep a page in the back/forward cache, unless it does one of a few things. A headless browser keeps
// none, so these tests look for those things: unload listeners, and connections that stay open.
test('nothing keeps the browser from holding a page whole for the way back', async ({page}) => {
  const paths = [posts[0]!.path, pathTo.search];
  await page.addInitScript(() => {
    const connections: string[] = [];
    Object.assign(globalThis, {connections});
    for (const name of ['WebSocket', 'EventSource', 'RTCPeerConnection', 'SharedWorker'] as const) {
      globalThis[name] = new Proxy<new () => never>(globalThis[name] as never, {
        construct: () => {
          connections.push(name);
          throw new Error(name);
        },
      }) as never;
    }
  });
  const session = await page.context().newCDPSession(page);
  await forEachOf(paths, String, async (path) => {
    await open(page, path);
    await isAtRest(page);
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
});
