/**
 * The content that the instances of a plugin have loaded; a disabled one has none.
 *
 * @param allContent as Docusaurus passes it to `allContentLoaded`
 * @param plugin its name
 */
export const contentOf = <T>(
  allContent: Record<string, Record<string, unknown> | undefined>,
  plugin: string,
): T[] => Object.values(allContent[plugin] ?? {}).filter(Boolean) as T[];
