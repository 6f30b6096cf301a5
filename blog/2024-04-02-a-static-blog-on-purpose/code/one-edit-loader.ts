import {build} from './build';
import {compare} from './compare';
import {edited, posts} from './posts';

console.log(compare(build(posts, true), build(edited, true)).join('\n'));
