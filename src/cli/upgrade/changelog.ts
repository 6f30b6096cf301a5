/** Whether a version is newer than another, both as 1.2.3. */
export const isNewer = (version: string, other: string): boolean =>
  version.localeCompare(other, 'en', {numeric: true}) > 0;

/** The entries of a changelog that are newer than one version, up to another. */
export function entriesBetween(changelog: string, after: string, upTo: string): string {
  return changelog
    .split(/^(?=## )/m)
    .filter((entry) => {
      const version = /^## (\d\S*)/.exec(entry)?.[1];
      return version !== undefined && isNewer(version, after) && !isNewer(version, upTo);
    })
    .join('')
    .trim();
}
