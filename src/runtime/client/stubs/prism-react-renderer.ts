/** Nothing in a reader's browser colours code: `src/markdown/code-blocks` has done so in the build. */
export const Prism = {};
