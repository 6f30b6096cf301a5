/** Code is not coloured in the browser: `src/markdown/code-blocks` does so in the build. */
export const Prism = {};
