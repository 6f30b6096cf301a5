import type {ReactNode} from 'react';
import {playerAttribute} from '../../lib/contracts';

/** Where the site script shows a player of ours, which React then leaves alone (src/runtime/site-script/player.ts). */
export function PlayerSlot(): ReactNode {
  return <div {...{[playerAttribute]: ''}} dangerouslySetInnerHTML={{__html: ''}} />;
}
