import type {Page} from '@playwright/test';

async function wipe(page: Page, down: number): Promise<void> {
  const {width, height} = page.viewportSize()!;
  const [x, y] = [width / 2, height / 2];
  const session = await page.context().newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove', dy: number, timestamp?: number) =>
    session.send('Input.dispatchTouchEvent', {type, touchPoints: [{x, y: y - dy}], timestamp});
  await finger('touchStart', -down / 2);
  await finger('touchMove', 0);
  await finger('touchMove', down / 2);
  // If the finger rests before it lifts, the page does not keep scrolling.
  const later = Date.now() / 1000 + 1;
  await finger('touchMove', down / 2, later);
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
    timestamp: later + 0.1,
  });
  await session.detach();
}

/**
 * Scrolls as a reader does: with a wheel on a desktop, with a finger on a phone.
 *
 * @param page the page
 * @param down the number of pixels, of which a finger's first few do not count; negative is up
 */
export async function scroll(page: Page, down: number): Promise<void> {
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) {
    await wipe(page, down);
  } else {
    await page.mouse.move(page.viewportSize()!.width / 2, page.viewportSize()!.height / 2);
    await page.mouse.wheel(0, down);
  }
}

/** Waits until nothing on the page moves any more, but for what follows scrolling, which never ends. */
export async function motionEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({timeline}) => timeline instanceof DocumentTimeline);
    await Promise.all(running.map(({finished}) => finished.catch(() => null)));
  });
}

/** Waits until the page has not scrolled for twenty frames. */
export async function standstill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let last = -1, frames = 0; frames < 20; frames++) {
      await new Promise(requestAnimationFrame);
      if (scrollY !== last) {
        frames = 0;
        last = scrollY;
      }
    }
  });
}
