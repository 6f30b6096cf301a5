import type {Loss} from './model';
import type {TextContext} from './text-context';

/**
 * Carries over the picture that front matter names for a post.
 *
 * @param picture its address; undefined if there is none
 */
export function carryCover(
  picture: string | undefined,
  {file, assets, targetOf}: TextContext,
): {image?: string; losses: Loss[]} {
  const target = picture === undefined ? undefined : targetOf(picture);
  switch (target?.kind) {
    case 'file':
      return {image: `./${assets.nameOf(target.path, picture!)}`, losses: []};
    case 'remote':
      return {image: picture!, losses: []};
    case 'unknown': {
      const what = `Picture ${picture!} of the post, which is not in the source`;
      return {losses: [{file, what, became: 'left out'}]};
    }
    default:
      return {losses: []};
  }
}
