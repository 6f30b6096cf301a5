import type {Files, FormerPage} from './model';

/** What other sites and mails may link to: not what a theme is made of. */
const media =
  /\.(?:avif|csv|docx?|epub|gif|jpe?g|m4a|mov|mp3|mp4|ogg|pdf|png|pptx?|svg|wav|webm|webp|xlsx?|zip)$/i;

const ofTheme = /(?:^|\/)(?:apple-touch-icon|favicon)[^/]*$|(?:^|\/)(?:css|fonts?|js)\//i;

/**
 * Pictures and other media that the former site served as they are, whether posts show them or not.
 *
 * @param roots folders whose files were served at the root of the site; empty for that of the source
 * @param baseUrl of the former site, with slashes at both ends
 */
export function servedFiles(
  files: Files,
  roots: readonly string[],
  baseUrl: string,
  isServed: (path: string) => boolean = () => true,
): FormerPage[] {
  return roots.flatMap((root) =>
    [...files].flatMap(([path, content]): FormerPage[] => {
      const start = root === '' ? '' : `${root}/`;
      return path.startsWith(start) && media.test(path) && !ofTheme.test(path) && isServed(path)
        ? [{address: encodeURI(baseUrl + path.slice(start.length)), kind: 'file', content}]
        : [];
    }),
  );
}
