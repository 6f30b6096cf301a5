import {createHash} from 'node:crypto';
import {type Cover, coverFile, drawingId, placeInYear, skyOf} from '../../lib/cover';
import type {Sky} from '../../settings/palette';
import type {Mark} from './marks';
import {projectionNames, projections, type Projection} from './projections';

/** The projection of a name that has chosen none: always the same. */
export function projectionOf(name: string): Projection {
  const first = createHash('sha256').update(name).digest()[0]!;
  return projectionNames[first % projectionNames.length]!;
}

const path = (data: string, attributes = '') => (data ? `<path${attributes} d="${data}"/>` : '');

/**
 * Draws a cover. It takes its colours from the page that shows it: `--sky-line` and `--sky-disc`; and, where it is shown
 * small, how thick its strokes are: `--cover-fine` and `--cover-bold`.
 *
 * @param minutes of reading
 * @returns an SVG of 1200 by 800
 */
export function drawCover(
  marks: Mark[],
  {projection, date, minutes}: {projection: Projection; date: Date; minutes: number},
): string {
  const strokes = projections[projection]({marks, minutes, day: placeInYear(date)});
  const {disc, figures, hair, way = '', fine, bold, dots} = strokes;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">',
    `<g id="${drawingId}" fill="none">`,
    path(disc + figures, ' fill="var(--sky-disc)"'),
    '<g stroke="var(--sky-line)">',
    path(hair, ' stroke-width="1.5" opacity=".55"'),
    path(way, ' stroke-width="5"'),
    path(fine, ' stroke-width="var(--cover-fine,2)"'),
    path(bold, ' stroke-width="var(--cover-bold,5)"'),
    '</g>',
    path(dots, ' fill="var(--sky-line)"'),
    '</g></svg>',
  ].join('');
}

/**
 * A cover as a picture of its own, on its sky. Below a width of 1200, in the units of the drawing, its end is cut off.
 */
export const paintCover = (drawing: string, {line, disc}: Sky, width = 1200): string =>
  drawing
    .replace('0 0 1200 800', `0 0 ${width} 800`)
    .replaceAll('var(--sky-line)', line)
    .replaceAll('var(--sky-disc)', disc)
    .replaceAll(/var\(--cover-\w+,(\d)\)/g, '$1');

/** What a page needs to show a drawing, which is named after its contents. */
export const coverOf = (drawing: string, date: Date): Cover => ({
  file: createHash('sha256').update(drawing).digest('hex').slice(0, 8),
  sky: skyOf(date),
});

/** A drawing with its cover, which names its file. */
export type Drawn = {cover: Cover; drawing: string};

export const fileOfDrawn = ({cover, drawing}: Drawn) => ({
  path: coverFile(cover),
  content: drawing,
});
