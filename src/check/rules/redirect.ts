import {howToWrite, readFormerAddress, readAddressOnHost} from '../../content/former-address';
import {addressOfPost} from '../../content/post-path';
import {collect, show, type Finding} from '../finding';
import type {Yaml} from '../front-matter';
import type {SiteRule} from '../rule';

/** The former addresses that some YAML names, each with its offset. */
type Named = Array<readonly [address: unknown, at: number]>;

const inFrontMatter = ({values, offsetOf}: Yaml): Named =>
  [values.redirects ?? []].flat().map((one, at) => [one, offsetOf('redirects', at)] as const);

const keysOf = ({values, rangeOfKey}: Yaml): Named =>
  Object.keys(values).map((key) => [key, rangeOfKey(key)?.[0] ?? 0] as const);

/** Each former address is one that a page could have had, is named once, and is not that of a post. */
export const redirect: SiteRule = (posts, {baseUrl, declarations: {redirects}}) => {
  const owners = new Map(
    posts.map((post) => [addressOfPost(post.path, post.frontMatter.values.slug), post.path]),
  );
  const check = (file: string, text: string, named: Named): Finding[] => {
    const {findings, reportAs} = collect(file, text);
    const report = reportAs('redirect');
    const isOnHost = file === redirects.file;
    for (const [address, at] of named) {
      if (typeof address !== 'string') {
        continue;
      }
      const read = (isOnHost ? readAddressOnHost : readFormerAddress)(address, baseUrl);
      if (read === null) {
        const reason = `${show(address)} cannot have been the address of a page${isOnHost ? ' or a file' : ''}`;
        report(at, reason, isOnHost ? howToWrite.host : howToWrite.page);
        continue;
      }
      const path = isOnHost ? read.replace(baseUrl, '/') : read;
      const other = owners.get(path);
      if (other !== undefined) {
        report(at, `${show(address)} is also an address of ${other}`, 'keep it in one of them');
      }
      owners.set(path, file);
    }
    return findings;
  };
  return [
    ...posts.flatMap(({path, text, frontMatter}) =>
      check(`blog/${path}`, text, inFrontMatter(frontMatter)),
    ),
    ...check(redirects.file, redirects.text, keysOf(redirects)),
  ];
};
