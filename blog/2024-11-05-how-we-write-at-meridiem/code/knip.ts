import shared from '../../../.knip.json';

const withoutPosts = (patterns: string[]) => patterns.filter((pattern) => !pattern.startsWith('blog/'));

export default {
  ...shared,
  entry: withoutPosts(shared.entry),
  project: withoutPosts(shared.project),
  // Adopting removes this package with the posts.
  ignoreDependencies: [...shared.ignoreDependencies, 'highs'],
};
