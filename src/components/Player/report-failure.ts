import {translate} from '@docusaurus/Translate';
import {showFailure} from '../ChunkFailure/show-failure';

let withdraw: () => void = () => undefined;

/** Shows that a recording could not be loaded, and offers to try again. */
export function reportFailure(audio: HTMLAudioElement): void {
  // One notice is enough, however often the reader tries.
  withdraw();
  withdraw = showFailure(
    translate({
      id: 'site.audio.failed',
      message: 'The recording could not be loaded.',
      description: 'When the file of a recording is not there, or is damaged',
    }),
    () => {
      withdraw();
      audio.load();
      // If it fails again, another event reports it.
      audio.play().catch(() => undefined);
    },
  );
}
