/**
 * Inline script, the first in the head: the Trusted Types policy by which scripts are loaded. Docusaurus,
 * React and the site script pass addresses and HTML to the browser as strings, all of which go through here:
 *
 * - The address of a script or worker must belong to the site's own code, or to a service that the identity names.
 *   Otherwise, an attacker with a script gadget, a piece of code that loads what markup says, could load code from
 *   any host.
 * - HTML passes: React gets it from the site's own scripts (footer, contents, code), so there is nothing to
 *   compare it with, and its content can do nothing. The rest of the policy allows it no script, no handler,
 *   no frame, no other base, and no form that submits elsewhere.
 * - Text to run as code (`eval` and the like) never passes: the policy has no function for it.
 *
 * @param folders of code, as paths or addresses that end in a slash
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
      const file = origin + pathname;
      const isKnown = folders.some((folder) => {
        const {href} = new URL(folder, location.href);
        // A server may decode an escaped slash into one that leads out of the folder; no code file has an escape.
        return file.startsWith(href) && !file.includes('%', href.length);
      });
      return isKnown ? address : null;
    },
  });
}
