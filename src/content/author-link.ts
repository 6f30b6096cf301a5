type Author = {
  page?: {permalink: string} | null;
  url?: string;
  email?: unknown;
};

/**
 * Where the name of an author leads, as Docusaurus' theme has it: to the page of the author's posts, else to the
 * address that the author gives, else to a letter.
 */
export const authorLink = ({page, url, email}: Author): string | undefined =>
  page?.permalink ?? url ?? (typeof email === 'string' ? `mailto:${email}` : undefined);
