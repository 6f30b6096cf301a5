import {build, type Files} from './build';
import {posts} from './posts';

// #region links
function brokenLinks(site: Files): string[] {
  return [...site].flatMap(([path, html]) =>
    [...html.matchAll(/href="(.+?)"/g)]
      .map(([, address]) => address!)
      .filter((address) => !site.has(`${address.slice(1)}index.html`))
      .map((address) => `${path} links to ${address}, which is no page`),
  );
}
// #endregion

console.log('as it is:', brokenLinks(build(posts)).length, 'broken links');
const renamed = new Map(posts).set('midday', posts.get('noon')!);
renamed.delete('noon');
console.log('with the post "noon" renamed to "midday":');
console.log(brokenLinks(build(renamed)).join('\n'));
