import {show} from '../finding';
import type {Post, Rule} from '../post';
import {oneOf} from '../suggest';

/** The names in a key of front matter, each with its offset. */
function namesIn({frontMatter: {values, offsetOf}}: Post, key: 'authors' | 'tags') {
  const value = values[key] ?? [];
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.flatMap((one, index) => {
    const name = typeof one === 'object' && one !== null && 'key' in one ? one.key : one;
    const at = offsetOf(key, ...(Array.isArray(value) ? [index] : []));
    return typeof name === 'string' || typeof name === 'number' ? [{name: String(name), at}] : [];
  });
}

/** Authors are those of `blog/authors.yml`, or are described in the post: the build stops at others. */
export const author: Rule = (post, report) => {
  const {authors = {}} = post.targets;
  if (authors === null) {
    return;
  }
  for (const {name, at} of namesIn(post, 'authors').filter((one) => !(one.name in authors))) {
    const known = Object.keys(authors);
    report(
      at,
      `blog/authors.yml has no author ${show(name)}`,
      known.length === 0 ? 'add them there' : oneOf(name, known),
    );
  }
};

/** Posts have authors, and tags that `blog/tags.yml` declares, where there is one: any other would get a page of its own. */
export const labels: Rule = (post, report) => {
  const {tags, authors} = post.targets;
  const {values} = post.frontMatter;
  // `author` is what posts of older sites have.
  if (authors && [values.authors ?? values.author ?? []].flat().length === 0) {
    report(0, 'The post names no authors', 'write authors: [one-of-authors-yml]');
  }
  for (const {name, at} of namesIn(post, 'tags').filter((one) => tags && !(one.name in tags))) {
    report(at, `blog/tags.yml has no tag ${show(name)}`, oneOf(name, Object.keys(tags!)));
  }
};
