/** The timeout, in milliseconds, after which a load counts as failed. */
export const patience = 10_000;
