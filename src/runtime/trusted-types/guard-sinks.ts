/**
 * Inline script of the head, the first of all: the policy of trusted types by which scripts are loaded.
 * Docusaurus, React and Pagefind give addresses and HTML to the browser as strings, which pass through here:
 *
 * - The address of a script or worker must be of the site's own code. Else who had a script gadget, a piece
 *   of code that loads what it is told to, could load code of any host.
 * - HTML passes: React is given it from the site's own scripts (footer, contents, code), so there is nothing to
 *   compare it with, and what is inside can do nothing. The rest of the policy lets no script in it run, no
 *   handler, no frame, no other base, no form to elsewhere.
 * - Text to run as code (`eval` and its like) never passes: no such function is given.
 *
 * @param folders of code, as paths that end in a slash
 */
export function guardSinks(folders: string[]): void {
  type Rules = {
    createHTML: (html: string) => string;
    createScriptURL: (address: string) => string | null;
  };
  type Factory = {createPolicy: (name: string, rules: Rules) => unknown};
  const {trustedTypes} = window as unknown as {trustedTypes?: Factory};
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => html,
    createScriptURL(address) {
      const {origin, pathname} = new URL(address, location.href);
      // A server may take an escaped slash for one that leads out of the folder; no name of code has an escape.
      const isOwn =
        origin === location.origin &&
        folders.some(
          (folder) => pathname.startsWith(folder) && !pathname.includes('%', folder.length),
        );
      return isOwn ? address : null;
    },
  });
}
