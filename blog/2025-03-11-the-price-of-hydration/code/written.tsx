/** @jsxRuntime automatic */
import {count} from './article';

// #region written
/** A text as the build has written it: React is given no more. */
export function Written() {
  count.calls += 1;
  return (
    <article
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: document.querySelector('article')!.innerHTML,
      }}
    />
  );
}
// #endregion
