import {DEFAULT_CONFIG} from '@docusaurus/core/lib/server/configValidation';
import {DEFAULT_OPTIONS} from '@docusaurus/plugin-content-blog/lib/options.js';

/** Settings that came after the version that the post is about, 3.10. */
const newer = ['onUnusedMarkdownDirectives'];

/** What the installed Docusaurus does about each kind of mistake that it has a setting for. */
export const defaults = () =>
  Object.fromEntries(
    Object.entries({
      ...DEFAULT_CONFIG,
      ...DEFAULT_CONFIG.markdown.hooks,
      ...DEFAULT_OPTIONS,
    }).filter(([key]) => /^on[A-Z]/.test(key) && !newer.includes(key)),
  );
