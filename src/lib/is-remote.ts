/** Whether an address is one of the web with a host of its own, and no path of this site. */
export const isRemote = (address: string | undefined): boolean =>
  /^\s*(?:https?:)?\/\//i.test(address ?? '');
