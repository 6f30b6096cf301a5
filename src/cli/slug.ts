/** The words of a title as an address has them: small Latin letters without accents, digits and hyphens. */
export const slugify = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Shortens a slug to its first words, since long addresses are cut off when shared. */
export const shorten = (slug: string): string =>
  slug.length > 60 ? slug.slice(0, 61).replace(/-[^-]*$/, '') : slug;
