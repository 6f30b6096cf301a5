/** What an address of another service shows, and where readers see it themselves. */
type Service = {what: string; address: string};

type Rule = [host: RegExp, what: string, own?: (url: URL) => string | undefined];

const last = (url: URL) => url.pathname.split('/').filter(Boolean).at(-1) ?? '';

function watch(url: URL): string | undefined {
  const id = url.searchParams.get('v') ?? last(url);
  const start = url.searchParams.get('start') ?? url.searchParams.get('t');
  return /^(?:videoseries|playlist)$/.test(id)
    ? `https://www.youtube.com/playlist?list=${url.searchParams.get('list') ?? ''}`
    : `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}` : ''}`;
}

const rules: Rule[] = [
  [/(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)$/, 'Video on YouTube', watch],
  [/(?:^|\.)vimeo\.com$/, 'Video on Vimeo', (url) => `https://vimeo.com/${last(url)}`],
  [/^(?:(?:www|mobile|platform)\.)?(?:twitter|x)\.com$/, 'Post on X'],
  [
    /^gist\.github\.com$/,
    'Gist on GitHub',
    (url) => `${url.origin}${url.pathname.replace(/\.(?:js|pibb)$/, '')}`,
  ],
  [
    /(?:^|\.)codepen\.io$/,
    'Pen on CodePen',
    (url) => `https://codepen.io${url.pathname.replace(/\/embed(?:\/preview)?\//, '/pen/')}`,
  ],
  [
    /(?:^|\.)codesandbox\.io$/,
    'Sandbox on CodeSandbox',
    (url) => `https://codesandbox.io${url.pathname.replace(/^\/embed\//, '/s/')}`,
  ],
  [/(?:^|\.)speakerdeck\.com$/, 'Slides on Speaker Deck'],
  [/(?:^|\.)slideshare\.net$/, 'Slides on SlideShare'],
  [
    /(?:^|\.)spotify\.com$/,
    'Sound on Spotify',
    (url) => `https://open.spotify.com${url.pathname.replace(/^\/embed/, '')}`,
  ],
  [
    /(?:^|\.)soundcloud\.com$/,
    'Sound on SoundCloud',
    (url) => url.searchParams.get('url') ?? undefined,
  ],
  [/(?:^|\.)instagram\.com$/, 'Post on Instagram'],
  [/(?:^|\.)(?:facebook\.com|fb\.watch)$/, 'Post on Facebook'],
  [/(?:^|\.)tiktok\.com$/, 'Video on TikTok'],
  [/(?:^|\.)reddit\.com$/, 'Post on Reddit'],
  [/(?:^|\.)linkedin\.com$/, 'Post on LinkedIn'],
  [/(?:^|\.)loom\.com$/, 'Video on Loom'],
];

/** Reads an address, also one without its scheme; undefined if it is none. */
export function urlOf(address: string): URL | undefined {
  try {
    return new URL(address.trim(), 'https://relative.invalid');
  } catch {
    return undefined;
  }
}

/** Names what an address shows, and the page that shows it outside a frame; undefined for unknown hosts. */
export function serviceOf(address: string): Service | undefined {
  const url = urlOf(address);
  // Medium wraps embeds, and names the original in a parameter.
  const inner = url?.searchParams.get('src') ?? url?.searchParams.get('href');
  if (url && inner && /(?:^|\.)(?:embedly\.com|medium\.com|facebook\.com)$/.test(url.hostname)) {
    return (
      serviceOf(inner) ?? {what: `Content of ${urlOf(inner)?.hostname ?? inner}`, address: inner}
    );
  }
  const rule = url && rules.find(([host]) => host.test(url.hostname));
  return rule && {what: rule[1], address: rule[2]?.(url) ?? url.href};
}
