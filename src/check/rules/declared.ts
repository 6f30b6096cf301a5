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
  const {values, offsetOf} = post.frontMatter;
  const named = namesIn(post, 'authors');
  const former = Object.keys(values).find((key) => /^author(?:$|_|[A-Z])/.test(key));
  if (former !== undefined && values.authors !== undefined) {
    report(offsetOf(former), `${show(former)} cannot stand beside authors`, 'delete it');
  }
  for (const {name, at} of named.filter(
    (one, index) => named.findIndex(({name}) => name === one.name) < index,
  )) {
    report(at, `${show(name)} is named twice`, 'delete one');
  }
  if (authors === null) {
    return;
  }
  for (const {name, at} of named.filter((one) => !(one.name in authors))) {
    const known = Object.keys(authors);
    report(
      at,
      `blog/authors.yml has no author ${show(name)}`,
      known.length === 0 ? 'add them there' : oneOf(name, known),
    );
  }
};

/** Posts have a title, a day, authors, and tags that `blog/tags.yml` declares, where there is one: any other would get a page of its own. */
export const labels: Rule = (post, report) => {
  const [first] = post.root.children.filter(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
  if (post.frontMatter.values.title === undefined && first?.type !== 'heading') {
    report(0, 'The post has no title', 'write title: and what a reader will know afterwards');
  }
  if (post.date === null) {
    report(
      0,
      'Nothing says on which day the post appears',
      'begin the name of its folder with it, as in 2026-01-31-a-slug',
    );
  }
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
