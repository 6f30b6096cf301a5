/** @jsxRuntime automatic */
import {useState} from 'react';
import {count} from './article';

// #region written
/** A text as the build has written it. It is read once. */
export function Written() {
  count.calls += 1;
  const [html] = useState(() => document.querySelector('article')!.innerHTML);
  return (
    <article
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
// #endregion
