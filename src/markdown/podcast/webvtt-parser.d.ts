// The package ships no types. https://github.com/w3c/webvtt.js
declare module 'webvtt-parser' {
  export class WebVTTParser {
    /** @param mode what the text of cues is: words only, or words with tags */
    parse(
      text: string,
      mode: 'metadata' | 'subtitles',
    ): {
      cues: Array<{id: string; startTime: number; endTime: number; text: string}>;
      errors: Array<{message: string; line: number}>;
    };
  }
}
