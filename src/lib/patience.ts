/** After as many milliseconds, what has not come is taken to come no more. */
export const patience = 10_000;
