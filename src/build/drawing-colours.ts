import type {Colours} from '../settings/schema';

/** The colours that drawings in texts may name: custom properties of src/css/tokens.css. */
export const drawingColours = {
  '--site-page': 'paper',
  '--site-panel': 'surface',
  '--site-hairline': 'line',
  '--site-text': 'ink',
  '--site-text-quiet': 'muted',
  '--site-control': 'muted',
  '--site-link': 'accent',
  '--site-sun': 'accent',
  '--site-chart': 'muted',
} as const satisfies Readonly<Record<string, keyof Colours>>;
