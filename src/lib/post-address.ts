/** The folder of a post, by its name; `null` for any other name. */
export function readFolderName(name: string): {day: string; slug: string} | null {
  const [, day, slug] = /^(\d{4}-\d\d-\d\d)-([a-z\d]+(?:-[a-z\d]+)*)$/.exec(name) ?? [];
  return day === undefined ? null : {day, slug: slug!};
}

/** The address of the post in a folder of this name. */
export function addressOf(folderName: string): string {
  const parts = readFolderName(folderName);
  return parts ? `/${parts.day.replaceAll('-', '/')}/${parts.slug}/` : `/${folderName}/`;
}
