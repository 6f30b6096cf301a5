import {formatInstant} from '../../../lib/format-instant';
import {readFolderName} from '../../../lib/post-address';
import {publicationState, timingOf, type Timing} from '../../../lib/publication';
import type {Addresses} from '../addresses';
import {show, type Place, type Report} from '../finding';
import type {Post} from '../post';

/**
 * Why a page of a post is not on the site at some time when a post that links to it is; `null` where it always is.
 *
 * @param since when the link is read first
 * @param until when it is read no more; `null` where it stays
 */
function absence(
  {isDraft, date, expires}: Timing,
  since: Date,
  until: Date | null,
): {reason: string; remedy: string} | null {
  if (isDraft) {
    return {
      reason: 'is a draft, which is not published',
      remedy: 'publish it first, or take the link out until then',
    };
  }
  if (expires !== null && expires <= since) {
    return {
      reason: `is on the site no more from ${formatInstant(expires)} on`,
      remedy: 'take the link out, or delete expires: there',
    };
  }
  if (date > since) {
    return {
      reason: `appears on ${formatInstant(date)}, after this post`,
      remedy: 'take the link out until then, or let this post appear no earlier',
    };
  }
  if (expires !== null && (until === null || expires < until)) {
    return {
      reason: `leaves the site on ${formatInstant(expires)}, and this post stays`,
      remedy: 'take the link out, or delete expires: there',
    };
  }
  return null;
}

/**
 * A link leads to a page that is on the site whenever the post is: else the build stops at the hour it is not.
 *
 * @returns whether nothing was found
 */
export function checkIsPublished(
  {post, at, report, addresses}: {post: Post; at: Place; report: Report; addresses: Addresses},
  page: string,
): boolean {
  const {now} = addresses;
  const name = post.folder.split(/[\\/]/).at(-1)!;
  const own = timingOf(post.frontMatter.values, new Date(readFolderName(name)?.day ?? now));
  const state = publicationState(own, now);
  if (state === 'draft' || state === 'expired') {
    return true;
  }
  const since = own.date > now ? own.date : now;
  const target = addresses.postOn(page);
  if (target !== null && target.folder !== name) {
    const found = absence(target.timing, since, own.expires);
    if (found) {
      report('link', at, `${show(page)} ${found.reason}`, found.remedy);
      return false;
    }
  }
  const tagged = addresses.postsOfTag(page);
  if (
    tagged?.every(
      ({timing, isUnlisted}) => isUnlisted || absence(timing, since, own.expires) !== null,
    )
  ) {
    report(
      'link',
      at,
      `${show(page)} is no page as long as no post of that tag is published`,
      'take the link out until then, or link to another tag',
    );
    return false;
  }
  return true;
}
