type Author = {
  page?: {permalink: string} | null;
  url?: string;
  email?: unknown;
};

/**
 * Where an author's name links to, as in Docusaurus' theme: to the page of the author's posts, else to the address
 * that the author gives, else to an e-mail.
 */
export const authorLink = ({page, url, email}: Author): string | undefined =>
  page?.permalink ?? url ?? (typeof email === 'string' ? `mailto:${email}` : undefined);
