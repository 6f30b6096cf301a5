export function loadPagefind(): Promise<typeof import('pagefind')>;
