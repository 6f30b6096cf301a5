/** Whether networks show a picture beside a link: none shows an SVG, so such a post has a card instead. */
export const shownByNetworks = (image: string | undefined): image is string =>
  image !== undefined && !/\.svg$/i.test(image);
