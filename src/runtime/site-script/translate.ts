/** The translations of the site, by id; the plugin fills it in. */
declare const MESSAGES: Readonly<Record<string, string>>;

/**
 * Docusaurus' `translate`, in the site script: the same call in a source, so that `npm run write-translations` finds it,
 * without the table of everything that the site says.
 */
export const translate = ({
  id,
  message,
}: {
  id: string;
  message: string;
  description?: string;
}): string => MESSAGES[id] ?? message;
