import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';

type Transforms = NonNullable<Exclude<PresetOptions['pages'], false | undefined>['remarkPlugins']>;

/** What an owner adds to the build. */
export type Extensions = {
  /** Tags in the head of every page, as `headTags` of Docusaurus' configuration. Scripts go into `services`. */
  headTags: NonNullable<Config['headTags']>;
  /** Modules that run in the browser on every page: paths from the root, such as `./src/site/counter.ts`. */
  clientModules: string[];
  /** Docusaurus plugins and themes. Their `postBuild` runs beside the site's own: it may add files, not change pages. */
  plugins: PluginConfig[];
  /** Transforms of texts, in posts, docs and pages, after the site's own and Docusaurus'. */
  remarkPlugins: Transforms;
  /** Transforms of the HTML that texts become, after the site's own. */
  rehypePlugins: Transforms;
};
