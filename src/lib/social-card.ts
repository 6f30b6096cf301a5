/** Pixels of a social card: what the networks that show one ask for. */
export const cardSize = {width: 1200, height: 630};

/** A path that ends in a slash. */
export function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

/** Where the social card of a page is published: beside it. */
export function cardPath(pagePath: string): string {
  return `${withSlash(pagePath)}card.png`;
}
