/** Whether an address is a web address with a host of its own, not a path of this site. */
export const isRemote = (address: string | undefined): boolean =>
  /^\s*(?:https?:)?\/\//i.test(address ?? '');
