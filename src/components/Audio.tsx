import '../css/recordings.css';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {playerAttribute, recordingClass, secondsAttribute} from '../lib/contracts';
import {clockTime} from '../lib/duration';

type Props = {
  /** Address of the sound file: `./sound.mp3` beside the post, or from `import sound from './Audio/sound.mp3'`. */
  src: string;
  /** What the recording contains. */
  label?: string;
  seconds?: number;
  /** The words that are spoken, for readers who cannot hear them. */
  transcript?: ReactNode;
};

/** Where the site script shows a player of ours, which React then leaves alone (src/runtime/site-script/player.ts). */
export function PlayerSlot(): ReactNode {
  return <div {...{[playerAttribute]: ''}} dangerouslySetInnerHTML={{__html: ''}} />;
}

/**
 * A recording in the browser's own player, which works from the keyboard and without scripts, and fetches
 * nothing until it is played: `<Audio src={sound} label="…" seconds={12} transcript="…" />`. Once scripts run,
 * the site script shows a player of ours in its place.
 */
export function Audio({src, label, seconds, transcript}: Props): ReactNode {
  return (
    <figure className={`${recordingClass} site-panel`}>
      <figcaption>
        {label} {seconds !== undefined && <span className="site-quiet">{clockTime(seconds)}</span>}
      </figcaption>
      <audio
        controls
        preload="none"
        src={src}
        aria-label={label}
        {...{[secondsAttribute]: seconds}}
      />
      <PlayerSlot />
      {transcript !== undefined && (
        <details>
          <summary>
            {translate({
              id: 'site.audio.transcript',
              message: 'Transcript',
              description: 'Opens the words spoken in a recording',
            })}
          </summary>
          {typeof transcript === 'string' ? <p>{transcript}</p> : transcript}
        </details>
      )}
    </figure>
  );
}
