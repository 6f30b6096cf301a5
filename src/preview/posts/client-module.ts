/** What of hot updates is used here. */
type Hot = {addStatusHandler: (handle: (status: string) => void) => void};

// The server's own client applies change upon change to the page that it left when the errors came, and
// may stop at one in which the post was still broken. Once reloaded, the page shows the fixed post.
let isBroken = false;

/** The sheet as it was fetched the last time. */
let styles: string | undefined;

/**
 * All styles are in one sheet, which a page has loaded before the text that it shows is compiled; the
 * styles of what that text is the first to ask for are added to the sheet then. The bundler's own client
 * fetches a sheet again when a style has changed, but not when one is new.
 */
async function renewStyles(): Promise<void> {
  const old = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href*="/styles.css"]'),
  ];
  const last = old.at(-1);
  if (!last) {
    return;
  }
  const address = last.href.split('?')[0]!;
  const before = styles;
  styles = await (await fetch(address)).text();
  // An edit of words seldom needs other styles.
  if (styles === before) {
    return;
  }
  const renewed = last.cloneNode() as HTMLLinkElement;
  renewed.href = `${address}?${Date.now()}`;
  // Until then the page would stand without any.
  renewed.onload = () => {
    old.forEach((link) => {
      link.remove();
    });
  };
  last.after(renewed);
}

if (typeof window !== 'undefined') {
  window.addEventListener('message', ({data}: MessageEvent<{type?: unknown} | null>) => {
    switch (data?.type) {
      case 'webpackErrors':
        isBroken = true;
        break;
      case 'webpackOk':
      case 'webpackStillOk':
      case 'webpackWarnings':
        if (isBroken) {
          window.location.reload();
        }
    }
  });
  (module as unknown as {hot?: Hot}).hot?.addStatusHandler((status) => {
    // While the text is fetched, which does not wait for it.
    if (status === 'prepare') {
      void renewStyles();
    }
  });
}
