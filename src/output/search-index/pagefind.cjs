// Docusaurus loads plugins through a TypeScript compiler that turns each import into a `require`, which Pagefind
// refuses. It leaves files with this extension alone.
exports.loadPagefind = () => import('pagefind');
