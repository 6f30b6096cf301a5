const bitRates = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const sampleRates = [44_100, 48_000, 32_000] as const;

/** The size of an ID3v2 tag has seven bits in each of four bytes. */
const sizeOfTag = (mp3: Buffer) =>
  mp3.toString('latin1', 0, 3) === 'ID3'
    ? 10 + [6, 7, 8, 9].reduce((sum, at) => sum * 128 + mp3[at]!, 0)
    : 0;

/** Walks an MP3 (layer III of MPEG 1 or 2) from header to header. */
export function countFrames(mp3: Buffer) {
  let at = sizeOfTag(mp3);
  let frames = 0;
  let seconds = 0;
  while (at + 4 <= mp3.length) {
    const header = mp3.readUInt32BE(at);
    const version = (header >>> 19) & 3;
    const isLayer3 = header >>> 21 === 0x7ff && ((header >>> 17) & 3) === 1;
    if (!isLayer3 || version < 2) {
      throw new Error(`there is no frame at byte ${at}`);
    }
    // 3 is MPEG 1; 2 is MPEG 2, at half the sample rate.
    const half = version === 3 ? 1 : 2;
    const kbits = bitRates[half][(header >>> 12) & 15]!;
    const samplesPerSecond = sampleRates[(header >>> 10) & 3]! / half;
    const samples = 1152 / half;
    const padding = (header >>> 9) & 1;
    const size =
      Math.floor((samples / 8) * ((kbits * 1000) / samplesPerSecond)) + padding;
    // The first may hold facts for players in the place of sound.
    if (frames > 0 || !/Xing|Info/.test(mp3.toString('latin1', at, at + 64))) {
      frames += 1;
      seconds += samples / samplesPerSecond;
    }
    at += size;
  }
  return {frames, seconds};
}
