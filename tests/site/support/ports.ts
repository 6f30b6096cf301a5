const first = Number(process.env.E2E_PORT ?? 4173);

/** The ports on which the browser tests serve the sites; `E2E_PORT` moves them if the usual ones are taken. */
export const ports = {
  published: first,
  everything: first + 1,
  development: first + 3,
  /** The published site again, served by nginx with the configuration that its build wrote. */
  nginx: first + 4,
  /** A copy of the site in development, which a test edits. */
  edits: first + 5,
  /** A site with drafts and the like, in development. */
  unpublished: first + 7,
};
