/** The name of the archive beside a post's page that holds what readers may download. */
const archive = 'files.zip';

/** The folders and files beside a post that its front matter lets readers download. */
export const downloadsOf = ({downloads}: Record<string, unknown>): string[] =>
  Array.isArray(downloads) ? downloads.filter((one) => typeof one === 'string') : [];

/** The address of a post's archive, given the path of its page. */
export const archivePath = (page: string): string => `${page.replace(/\/?$/, '/')}${archive}`;
