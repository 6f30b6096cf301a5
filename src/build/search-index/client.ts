/** Where the index is, below the site's base. */
export const indexFolder = 'pagefind';
