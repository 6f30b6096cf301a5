// As `.knip.json`, with our posts left out, which go when a site is adopted: what only they use is used by nobody there.
import shared from '../../.knip.json';
import {original} from '../../src/cli/adopt/original';

const withoutPosts = (patterns: string[]) =>
  patterns.filter((pattern) => !pattern.startsWith('blog/'));

const config = {
  ...shared,
  entry: withoutPosts(shared.entry),
  project: withoutPosts(shared.project),
  // Adopting removes these with the posts.
  ignoreDependencies: [...shared.ignoreDependencies, ...original.packages],
};

export default config;
