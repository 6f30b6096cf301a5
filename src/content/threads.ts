export type Thread = {
  url: string;
  /** What leads there, in the author's words. */
  label?: string;
  /** The name of the place, or of its host; undefined for an e-mail. */
  place?: string;
};

const places: Record<string, string> = {
  'bsky.app': 'Bluesky',
  'codeberg.org': 'Codeberg',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'linkedin.com': 'LinkedIn',
  'lobste.rs': 'Lobsters',
  'news.ycombinator.com': 'Hacker News',
  'reddit.com': 'Reddit',
};

/** Parses the address of a thread: a page, or an e-mail to write; `null` if it is neither. */
export function readThread(written: unknown): URL | null {
  const url = typeof written === 'string' && URL.canParse(written) ? new URL(written) : null;
  const isPage = /^https?:$/.test(url?.protocol ?? '') && url!.hostname.includes('.');
  return isPage || /^mailto:[^@\s?]+@[^@\s?]+\.[^@\s?]+(?:\?|$)/.test(url?.href ?? '') ? url : null;
}

function placeOf({hostname, pathname}: URL): string {
  const host = Object.keys(places).find((one) => `.${hostname}`.endsWith(`.${one}`));
  // A post on any server of Mastodon, such as /@name/112233.
  const isMastodon = /^\/@[^/]+\/\d+\/?$/.test(pathname);
  return host ? places[host]! : isMastodon ? 'Mastodon' : hostname.replace(/^www\./, '');
}

/** The threads that front matter lists. Unreadable ones are left out, since the post check reports them. */
export const threadsOf = ({discuss}: Record<string, unknown>): Thread[] =>
  (Array.isArray(discuss) ? (discuss as unknown[]) : []).flatMap((one) => {
    const {url: written, label} = (typeof one === 'string' ? {url: one} : (one ?? {})) as Record<
      string,
      unknown
    >;
    const url = readThread(written);
    return url
      ? {
          url: url.href,
          ...(typeof label === 'string' && {label}),
          ...(url.protocol !== 'mailto:' && {place: placeOf(url)}),
        }
      : [];
  });

/** The addresses of the threads that are pages. */
export const pagesOfThreads = (frontMatter: Record<string, unknown>): string[] =>
  threadsOf(frontMatter).flatMap(({url, place}) => (place === undefined ? [] : url));
