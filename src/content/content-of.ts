/**
 * What the instances of a plugin have loaded; one that is switched off has nothing.
 *
 * @param allContent as Docusaurus gives it to `allContentLoaded`
 * @param plugin its name
 */
export const contentOf = <T>(
  allContent: Record<string, Record<string, unknown> | undefined>,
  plugin: string,
): T[] => Object.values(allContent[plugin] ?? {}).filter(Boolean) as T[];
