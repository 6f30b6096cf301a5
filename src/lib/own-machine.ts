/** Whether a host, as `URL` writes it, is the machine of whoever opens the address. */
export const isOwnMachine = (hostname: string): boolean =>
  /(?:^|\.)localhost$|^(?:127\.|\[::1?\]|0\.0\.0\.0)/.test(hostname);
