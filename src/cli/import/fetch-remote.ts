import {hostOf} from './addresses';
import type {Source} from './model';

/** In bytes: a larger picture is not worth its weight in every clone. */
const largest = 5_000_000;

const patience = 20_000;

/** The content of a picture on another host; undefined if it cannot be had. */
async function contentOf(address: string): Promise<Buffer | undefined> {
  try {
    const answer = await fetch(address.startsWith('//') ? `https:${address}` : address, {
      signal: AbortSignal.timeout(patience),
    });
    const content = answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
    return content !== undefined &&
      content.length <= largest &&
      (answer.headers.get('content-type') ?? '').startsWith('image/')
      ? content
      : undefined;
  } catch {
    // The receipt says that the picture is missing.
    return undefined;
  }
}

/** The former path of a picture, if it was on the site that is imported. */
function formerPath(address: string, {host}: Source): string | undefined {
  return hostOf(address) === host ? new URL(address, 'https://own.invalid').pathname : undefined;
}

/** Says of pictures whether they were on the site that is imported, which they do not outlive. */
export function markFormer(source: Source): void {
  for (const asset of source.posts.flatMap(({assets}) => assets)) {
    asset.isOfFormerSite = formerPath(asset.address, source) !== undefined;
  }
}

/** Copies the pictures of authors, and those that posts show, from other hosts, and names the copies in the texts. */
export async function fetchRemote(source: Source): Promise<void> {
  for (const author of source.authors) {
    if (author.pictureContent === undefined && /^(?:https?:)?\/\//.test(author.picture ?? '')) {
      const content = await contentOf(author.picture!);
      if (content !== undefined) {
        author.pictureContent = content;
      }
    }
  }
  for (const post of source.posts) {
    for (const asset of post.assets) {
      if (asset.content === undefined && /^(?:https?:)?\/\//.test(asset.address)) {
        const content = await contentOf(asset.address);
        if (content !== undefined) {
          asset.content = content;
          const address = formerPath(asset.address, source);
          if (address !== undefined) {
            source.pages.push({address, kind: 'file', content});
          }
          post.text = post.text.replaceAll(asset.address, `./${asset.name}`);
        }
      }
    }
  }
}
