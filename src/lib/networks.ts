/**
 * The networks whose pages of people Docusaurus can address by a name alone, as in `github: acme`, by their keys in
 * `socials`, with the names that readers know them by.
 */
export const networks: Readonly<Record<string, string>> = {
  ...{bluesky: 'Bluesky', email: 'E-mail', github: 'GitHub', instagram: 'Instagram'},
  ...{linkedin: 'LinkedIn', mastodon: 'Mastodon', stackoverflow: 'Stack Overflow'},
  ...{threads: 'Threads', twitch: 'Twitch', twitter: 'Twitter', x: 'X', youtube: 'YouTube'},
};

/** The address of an author on a network. Docusaurus makes that of a person of any name on LinkedIn. */
export const addressOn = (network: string, address: string, isPerson: boolean): string =>
  network === 'linkedin' && !isPerson
    ? address.replace('linkedin.com/in/', 'linkedin.com/company/')
    : address;

/** Whether networks show a picture beside a link: none shows an SVG, and few an AVIF, so such a post has a card instead. */
export const shownByNetworks = (image: string | undefined): image is string =>
  image !== undefined && !/\.(?:svg|avif)(?:[?#]|$)/i.test(image);
