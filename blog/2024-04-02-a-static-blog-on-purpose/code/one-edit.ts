import {build} from './build';
import {compare} from './compare';
import {edited, posts} from './posts';

for (const [how, hasLoader] of [
  ['pages name the runtime', false],
  ['pages name a loader without a hash', true],
] as const) {
  console.log(`${how}:`);
  const [before, after] = [posts, edited].map((all) => build(all, hasLoader));
  for (const line of compare(before!, after!)) {
    console.log(line);
  }
}
