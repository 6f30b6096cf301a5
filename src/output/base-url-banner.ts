import type {LoadContext} from '@docusaurus/types';
import {noticeClass} from '../lib/contracts';
import {scriptTag} from '../lib/inline-script';
import type {Output} from './output';

/** Runs in the browser. Under the site's policy, it makes elements: HTML and styles of its own are refused. */
function showBanner(baseUrl: string, className: string): void {
  const path = location.pathname.replace(/[^/]*$/, '');
  if (path === baseUrl) {
    return;
  }
  addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLScriptElement) {
        const banner = document.createElement('p');
        banner.role = 'alert';
        banner.className = className;
        banner.textContent = `This site did not load properly: it was built for the path ${baseUrl}, and is served at ${path}. Set baseUrl in src/site/identity.ts to ${path}, and build it again.`;
        document.body.prepend(banner);
      }
    },
    {capture: true},
  );
}

/**
 * Where the home page is served below another path than it was built for, so that its scripts are missing, it says so to whoever
 * has just published it. Docusaurus' own banner shows wherever its client has not started, which no page of ours waits for.
 */
export default function baseUrlBanner({baseUrl}: LoadContext): Output {
  return {
    name: 'base-url-banner',
    headOf: (path) => (path === baseUrl ? [scriptTag(showBanner, baseUrl, noticeClass)] : []),
  };
}
