import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Address of the sound file, as `import sound from './sound.mp3'` gives it. */
  src: string;
  /** What is heard. */
  label: string;
  /** How long it lasts. */
  seconds: number;
  /** The words that are spoken; those who cannot hear read them. */
  transcript: ReactNode;
};

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * A recording with the browser's own player, which works from the keyboard and with scripts off, and
 * fetches nothing until it is played: `<Audio src={sound} label="…" seconds={12} transcript="…" />`.
 */
export function Audio({src, label, seconds, transcript}: Props): ReactNode {
  const length = `${Math.floor(seconds / 60)}:${twoDigits(Math.round(seconds % 60))}`;
  return (
    <figure className={styles.audio}>
      <figcaption className={styles.label}>
        {label} <span className={styles.length}>{length}</span>
      </figcaption>
      <audio controls preload="none" src={src} aria-label={label} className={styles.player} />
      <details className={styles.transcript}>
        <summary>
          {translate({
            id: 'site.audio.transcript',
            message: 'Transcript',
            description: 'Opens the words spoken in a recording',
          })}
        </summary>
        {typeof transcript === 'string' ? <p>{transcript}</p> : transcript}
      </details>
    </figure>
  );
}
