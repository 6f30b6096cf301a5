/** What Docusaurus' theme gives languages to, and what it calls when it colours code: neither is of use here. */
export const Prism = {};
