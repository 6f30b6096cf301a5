/** @jsxRuntime automatic */
import {JSDOM} from 'jsdom';
import {useEffect, useState, type ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';

let calls = 0;

function Toggle() {
  calls += 1;
  const [on, setOn] = useState(false);
  return <button onClick={() => setOn(!on)}>{on ? 'On' : 'Off'}</button>;
}

// #region clock
function Measured({children}: {children: ReactNode}) {
  useEffect(() => {
    performance.measure('hydration', 'hydration-start');
    console.log('in the effect: component calls', calls);
  }, []);
  return children;
}

const tree = (
  <Measured>
    <Toggle />
  </Measured>
);
// #endregion

const dom = new JSDOM(`<div id="root">${renderToString(tree)}</div>`);
Object.assign(globalThis, {
  window: dom.window,
  document: dom.window.document,
});

calls = 0;
// #region start
performance.mark('hydration-start');
hydrateRoot(document.getElementById('root')!, tree);
console.log('hydrateRoot returned: component calls', calls);
// #endregion
