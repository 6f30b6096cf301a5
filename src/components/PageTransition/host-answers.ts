import {patience} from '../../lib/patience';

/** Whether the host answers at all, even with a redirect that a script may not follow. */
export const hostAnswers = (): Promise<boolean> =>
  fetch(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  }).then(
    () => true,
    () => false,
  );
