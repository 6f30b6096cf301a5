/** @jsxRuntime automatic */
import {JSDOM} from 'jsdom';
import {act, type ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {count, Page, Text} from './article';

export const whole = (
  <Page>
    <article>
      <Text />
    </article>
  </Page>
);

// #region visit
/** Opens the page that the build wrote, and lets React take over. */
export async function visit(title: string, tree: ReactNode): Promise<void> {
  count.calls = 0;
  const html = renderToString(whole);
  const inBuild = count.calls;

  const dom = new JSDOM(`<div id="root">${html}</div>`);
  const {document} = dom.window;
  Object.assign(globalThis, {
    window: dom.window,
    document,
    IS_REACT_ACT_ENVIRONMENT: true,
  });
  const paragraph = document.querySelector('p');
  const button = document.querySelector('button')!;

  button.click();
  count.calls = 0;
  await act(async () => {
    hydrateRoot(document.getElementById('root')!, tree);
  });
  const inBrowser = count.calls;
  const early = button.textContent;
  await act(async () => {
    button.click();
  });

  console.log(title);
  console.log(`  calls: ${inBuild} in the build, ${inBrowser} after it`);
  console.log(`  pressed before hydration: ${early}`);
  console.log(`  pressed after hydration: ${button.textContent}`);
  console.log(`  paragraph kept: ${document.querySelector('p') === paragraph}`);
}
// #endregion
