import {build} from './build';
import {compare} from './compare';
import {edited, posts} from './posts';

console.log('the same posts, built twice:');
console.log(compare(build(posts), build(posts)).length, 'differences');
console.log('one word of one post changed:');
for (const line of compare(build(posts), build(edited))) {
  console.log(line);
}
