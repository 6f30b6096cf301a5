import type {WithPostBuild} from './after-others';

/**
 * Has the `postBuild` of the plugins listed after one wait for work that changes what they read. Docusaurus starts
 * them all in the same moment, in the order of the list.
 *
 * @param plugins of the site
 * @param name of the plugin that works, whose own `postBuild` calls this before anything else
 * @returns settled with the work; where it fails, the others are not begun
 */
export async function beforeOthers<Props>(
  plugins: Array<WithPostBuild<Props>>,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  const done = work();
  for (const plugin of plugins.slice(plugins.findIndex((one) => one.name === name) + 1)) {
    const run = plugin.postBuild?.bind(plugin);
    if (run) {
      plugin.postBuild = async (props) => {
        await done;
        await run(props);
      };
    }
  }
  await done;
}
