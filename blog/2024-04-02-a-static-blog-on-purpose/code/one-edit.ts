import {build} from './build';
import {compare} from './compare';
import {edited, posts} from './posts';

for (const [how, hasScripts] of [
  ['each text in a page and in a script', true],
  ['each text in a page only', false],
] as const) {
  console.log(`${how}:`);
  const [before, after] = [posts, edited].map((all) => build(all, hasScripts));
  for (const line of compare(before!, after!)) {
    console.log(line);
  }
}
