import type {Preset} from '@docusaurus/types';

type Blogs = {
  /** The plugin that the preset has, as it names it. */
  stock: string;
  /** The one that stands in its place, and takes its options. */
  own: string;
  /** Whether the preset is told to have a blog. */
  isWanted: boolean;
};

/**
 * A preset with another blog in the place of its own.
 *
 * @param otherwise where to look when the preset has no blog that could be replaced
 * @throws with these words then: an upgrade has changed how the preset says so
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
