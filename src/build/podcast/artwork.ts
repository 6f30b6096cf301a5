import sharp from 'sharp';
import {paintCover} from '../../content/cover/cover';
import {coverOfEpisode} from '../../content/cover/with-cover';
import type {Podcast} from '../../content/podcast';
import type {Colours} from '../../settings/schema';
import {family, textRenderer} from '../text-renderer';

/** In pixels: the maximum that directories accept; they require a square of at least 1400. */
const artworkSize = 3000;

const margin = 220;

/**
 * Draws the square picture that apps and directories show: the podcast's name and a cover, in night colours.
 * The cover is that of the first episode, so that the picture stays the same.
 *
 * @returns a PNG
 */
export async function drawArtwork(
  {show, episodes}: Podcast,
  {paper, ink, accent}: Colours,
): Promise<Buffer> {
  const {drawing} = coverOfEpisode(episodes.at(-1)!);
  const cover = paintCover(drawing, {ground: paper, line: ink, disc: accent})
    // The dial stands in the middle of a cover, and is as high as it.
    .replace('0 0 1200 800', '200 0 800 800');
  const renderer = await textRenderer();
  const width = artworkSize - 2 * margin;
  const drawn = await renderer.render(
    {
      type: 'container',
      style: {
        ...{width: artworkSize, height: artworkSize, padding: margin, backgroundColor: paper},
        ...{display: 'flex', flexDirection: 'column', justifyContent: 'space-between'},
      },
      children: [
        {type: 'image', src: 'cover', width: 1700, height: 1700},
        {
          type: 'text',
          text: show.title,
          style: {
            ...{fontFamily: family, fontSize: 330, fontWeight: 700, lineHeight: 1.05, color: ink},
            ...{width, letterSpacing: -6, flexShrink: 0},
          },
        },
      ],
    },
    {
      width: artworkSize,
      height: artworkSize,
      images: [{src: 'cover', data: Buffer.from(cover)}],
      format: 'png',
    },
  );
  // Few colours, plus those between them at the edges.
  return sharp(drawn).png({palette: true, colours: 64}).toBuffer();
}
