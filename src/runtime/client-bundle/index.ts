import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Parts of the configuration that only a build reads: they name folders of the machine that runs it. */
const ofBuild = ['presets', 'plugins', 'themes', 'clientModules', 'markdown', 'headTags'];

/**
 * Leaves out of Docusaurus' client what no reader needs: Prism, since `src/markdown/code-blocks` colours code in the build,
 * and the theme requests it whatever is swizzled; what the configuration says to the build; and the list of plugins.
 */
export default function clientBundle({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const name = 'client-bundle';
  const sent = {
    'docusaurus.config': () =>
      Object.fromEntries(Object.entries(siteConfig).filter(([part]) => !ofBuild.includes(part))),
    'site-metadata': () => ({pluginVersions: {}}),
  };
  return {
    name,
    // By now the theme has added its translations to the configuration.
    async allContentLoaded({actions}) {
      for (const [file, data] of Object.entries(sent)) {
        await actions.createData(`${file}.json`, data());
      }
    },
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      // What a page shares with others is in its own chunks: Docusaurus fetches these ahead, and no others.
      ...(!isServer && {optimization: {splitChunks: {cacheGroups: {defaultVendors: false}}}}),
      resolve: {alias: {'prism-react-renderer$': join(__dirname, 'prism-react-renderer.ts')}},
      plugins: isServer
        ? []
        : Object.keys(sent).map(
            (file) =>
              new currentBundler.instance.NormalModuleReplacementPlugin(
                new RegExp(`^@generated/${file.replace('.', String.raw`\.`)}$`),
                join(generatedFilesDir, name, 'default', `${file}.json`),
              ),
          ),
    }),
  };
}
