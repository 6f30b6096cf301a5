import type {Plugin} from '@docusaurus/types';
import {scriptTag} from '../../lib/inline-script';

/**
 * Inline script of the head: `/x.html` and `/x/index.html` become `/x/`. For `/x/index.html` the document is the right
 * one and only its address changes; for `/x.html` the host has sent its not-found page, so the right one is fetched.
 */
export function goToCleanUrl(): void {
  const {protocol, pathname, search, hash} = location;
  const [, name] = /^(.*?)(?:\/index)?\.html$/.exec(pathname) ?? [];
  // A page opened from a disk has no server to turn `/x/` into `/x/index.html`.
  if (name === undefined || !protocol.startsWith('http')) {
    return;
  }
  // Two leading slashes would make the rest the name of another host.
  const clean = `/${name.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  if (pathname.endsWith('/index.html')) {
    history.replaceState(history.state, '', clean + search + hash);
  } else {
    // Stops the parser and the scripts behind it: nothing of the wrong page is painted or run.
    window.stop();
    location.replace(clean + search + hash);
  }
}

/**
 * Gives every page one address. A plain static host serves `/x/index.html` as well as `/x/`, and
 * its not-found page for `/x.html`; the client would then show the page a second time. A script in
 * the head goes to the clean address before anything is painted.
 */
export default function cleanUrls(): Plugin {
  return {
    name: 'clean-urls',
    injectHtmlTags: () => ({headTags: [scriptTag(goToCleanUrl)]}),
  };
}
