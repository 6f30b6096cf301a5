import type {Extensions} from '../settings/extensions';

/** What the site adds to the build; `src/settings/extensions.ts` explains each field. */
export const extensions: Extensions = {
  headTags: [],
  clientModules: [],
  plugins: [],
  remarkPlugins: [],
  rehypePlugins: [],
};
