import type {Preset} from '@docusaurus/types';

type Blogs = {
  /** The preset's own blog plugin, as the preset names it. */
  stock: string;
  /** Its replacement, which takes the same options. */
  own: string;
  /** Whether the preset is configured to have a blog. */
  isWanted: boolean;
};

/**
 * Replaces the blog plugin of a preset.
 *
 * @param otherwise the error message if the preset has no blog to replace
 * @throws Error with that message: an upgrade has changed how the preset names its blog
 */
export function presetWithBlog(
  preset: Preset,
  {stock, own, isWanted}: Blogs,
  otherwise: string,
): Preset {
  const plugins = preset.plugins!.map((plugin) =>
    Array.isArray(plugin) && plugin[0] === stock ? [own, plugin[1]] : plugin,
  );
  if (isWanted && plugins.every((plugin, index) => plugin === preset.plugins![index])) {
    throw new Error(otherwise);
  }
  return {...preset, plugins: plugins as Preset['plugins']};
}
