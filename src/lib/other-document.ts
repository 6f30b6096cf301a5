/**
 * What is at an address is no page of the site as it is open: a file, a page that leads on to another, or a
 * page of another edition. The browser is to load it whole; nothing is wrong.
 */
export class OtherDocument extends Error {}
