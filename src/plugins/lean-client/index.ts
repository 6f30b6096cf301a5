import {join} from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {aliases} from './aliases';

/** Parts of the configuration that matter while the site is built, and to no reader. */
const buildOnly = [
  ...['presets', 'plugins', 'themes', 'clientModules', 'markdown', 'headTags', 'scripts'],
  ...['stylesheets', 'staticDirectories', 'onBrokenLinks', 'onBrokenAnchors', 'onDuplicateRoutes'],
];

function configOfReaders(siteConfig: DocusaurusConfig): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(siteConfig).filter(([name]) => !buildOnly.includes(name)),
  );
}

/**
 * What every page needs comes with the main script, in one piece that compresses well, instead of in
 * chunks that can be asked for only when that script has run. Named once, so that no bundler drops it.
 */
const shell = `import BlogLayout from '@theme/BlogLayout';
import Layout from '@theme/Layout';
void [Layout, BlogLayout];
`;

/**
 * Leaves out of the reader's scripts what this site, as it is configured, never calls. React and the
 * router call more of it in development, so there the scripts stay whole.
 */
export default function leanClient({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const name = 'lean-client';
  if (process.env.NODE_ENV !== 'production') {
    return {name};
  }
  const {navbar} = siteConfig.themeConfig as {navbar?: {items?: Array<{type?: string}>}};
  const generated = (file: string) => join(generatedFilesDir, 'lean-client/default', file);
  return {
    name,
    async contentLoaded({actions}) {
      await actions.createData('config.json', configOfReaders(siteConfig));
      await actions.createData('metadata.json', {pluginVersions: {}});
      await actions.createData('shell.js', shell);
    },
    getClientModules: () => [generated('shell.js')],
    // The build itself renders the pages with all of it.
    configureWebpack: (_config, isServer, {currentBundler}) => {
      const archive = {
        resource: /docusaurus-plugin-content-blog[\\/].*[\\/]archive-\w+\.json$/,
        loader: join(__dirname, 'archive-loader.cjs'),
      };
      if (isServer) {
        return {module: {rules: [archive]}};
      }
      const replace = (request: RegExp, file: string) =>
        new currentBundler.instance.NormalModuleReplacementPlugin(request, generated(file));
      return {
        resolve: {
          alias: {
            ...aliases(navbar?.items ?? []),
            'react-helmet-async$': join(__dirname, 'head-manager.tsx'),
          },
        },
        module: {rules: [archive]},
        plugins: [
          replace(/^@generated\/docusaurus\.config$/, 'config.json'),
          replace(/^@generated\/site-metadata$/, 'metadata.json'),
        ],
      };
    },
  };
}
