// The server's own client applies change upon change to the page that it left when the errors came, and
// may stop at one in which the post was still broken. Loaded anew, the page is as it was mended.
let isBroken = false;

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
}
