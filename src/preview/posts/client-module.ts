/** The part of the hot-update API that is used here. */
type Hot = {addStatusHandler: (handle: (status: string) => void) => void};

// The dev server's client applies each change in turn to the page as it was before the errors, and may stop at one
// in which the post was still broken. A reload shows the fixed post.
let isBroken = false;

/** The style sheet as last fetched. */
let styles: string | undefined;

/**
 * All styles are in one sheet, which a page loads before its text is compiled; styles that this text is the first
 * to need are added to the sheet then. The bundler's own client refetches a sheet when a style has changed, but
 * not when one is new.
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
  // Edits of text seldom need other styles.
  if (styles === before) {
    return;
  }
  const renewed = last.cloneNode() as HTMLLinkElement;
  renewed.href = `${address}?${Date.now()}`;
  // Removing them earlier would leave the page without any styles.
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
    // While the text is being fetched, which does not wait for this.
    if (status === 'prepare') {
      void renewStyles();
    }
  });
}
