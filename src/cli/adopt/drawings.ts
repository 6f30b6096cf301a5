import sharp from 'sharp';
import type {Colours, Identity} from '../../settings/schema';

/** Marks drawings that stand in for a company's own. */
export const standIn = 'Drawn by npm run adopt';

/** A plain logo, a disc with a gap in the company's colours, until the company supplies its own. */
const mark = (ground: string | null, ink: string, accent: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none">
  <!-- ${standIn}: put your own drawing here. -->${ground ? `\n  <rect width="32" height="32" rx="7" fill="${ground}"/>` : ''}
  <path d="M16 6a10 10 0 1 0 10 10" stroke="${ink}" stroke-width="4"/>
  <circle cx="23" cy="9" r="4" fill="${accent}"/>
</svg>
`;

const avatar = ({surface, ink, accent}: Colours) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" role="img">
  <!-- ${standIn}: put your own drawing here. -->
  <title>Engineering: three discs</title>
  <circle cx="48" cy="48" r="48" fill="${surface}"/>
  <circle cx="48" cy="32" r="12" fill="${accent}"/>
  <circle cx="32" cy="60" r="12" fill="${ink}"/>
  <circle cx="64" cy="60" r="12" fill="${ink}"/>
</svg>
`;

/** An icon file that contains a single PNG, which has the mark in its metadata: https://en.wikipedia.org/wiki/ICO_(file_format) */
async function icon(svg: string): Promise<Buffer> {
  const size = 32;
  const png = await sharp(Buffer.from(svg), {density: 96 * 4})
    .resize(size, size)
    .withExif({IFD0: {ImageDescription: standIn}})
    .png()
    .toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Publishable drawings, by path, to use until the company supplies its own. */
export async function drawings({
  day,
  night,
}: Identity['colours']): Promise<Record<string, string | Buffer>> {
  const favicon = mark(day.ink, day.paper, night.accent);
  return {
    'static/img/logo.svg': mark(null, day.ink, day.accent),
    'static/img/logo-dark.svg': mark(null, night.ink, night.accent),
    'static/img/favicon.svg': favicon,
    'static/favicon.ico': await icon(favicon),
    'static/img/authors/engineering.svg': avatar(day),
  };
}
