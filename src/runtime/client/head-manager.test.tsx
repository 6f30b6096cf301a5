import {describe, expect, test} from 'vitest';
import {mergeTags, readTags} from './head-manager';

const merge = (...heads: React.ReactNode[]) => mergeTags(heads.map((head) => readTags(head)));
const names = (tags: ReturnType<typeof merge>['tags']) =>
  tags.map(({name, attributes}) => `${name} ${Object.values(attributes).join(' ')}`);

describe('of what several heads say', () => {
  test('the title mounted last is the title', () => {
    expect(merge(<title>Site</title>, <title>Page</title>).title).toBe('Page');
    expect(merge(<title>Site</title>, <meta name="robots" content="noindex" />).title).toBe('Site');
  });

  test('a meta tag replaces an earlier one of the same name or property', () => {
    const {tags} = merge(
      <>
        <meta name="description" content="site" />
        <meta property="og:title" content="site" />
      </>,
      <meta name="description" content="page" />,
    );
    expect(names(tags)).toEqual(['meta og:title site', 'meta description page']);
  });

  test('two alike in one head are both kept', () => {
    const {tags} = merge(
      <>
        <meta property="article:tag" content="a" />
        <meta property="article:tag" content="b" />
      </>,
    );
    expect(names(tags)).toEqual(['meta article:tag a', 'meta article:tag b']);
  });

  test('there is one canonical link, and a link for each address', () => {
    const {tags} = merge(
      <link rel="canonical" href="/a" />,
      <>
        <link rel="canonical" href="/b" />
        <link rel="alternate" href="/c" hrefLang="en" />
        <link rel="alternate" href="/d" />
      </>,
    );
    expect(names(tags)).toEqual(['link canonical /b', 'link alternate /c en', 'link alternate /d']);
  });

  test('attributes of the root add up, by the names of HTML', () => {
    const {html} = merge(
      <html lang="en" dir="ltr" />,
      <html className="blog" data-has-hydrated={true} />,
    );
    expect(html).toEqual({lang: 'en', dir: 'ltr', class: 'blog', 'data-has-hydrated': 'true'});
  });

  test('structured data keeps its text', () => {
    const {tags} = merge(<script type="application/ld+json">{'{"a": 1}'}</script>);
    expect(tags[0]?.text).toBe('{"a": 1}');
  });
});
