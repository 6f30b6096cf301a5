// Docusaurus loads plugins through a translator of TypeScript that makes each import a `require`, which
// Pagefind refuses. It leaves a file of this ending alone.
exports.loadPagefind = () => import('pagefind');
