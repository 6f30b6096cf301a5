import type {ReactNode} from 'react';
import {arcPath, dialGeometry, pointAt, type DialFacts} from '../../lib/dial';
import styles from './styles.module.css';

const outer = 44;
/** Room for the rings of all shifts, from the dial's edge inwards. */
const room = 34;
const hours = Array.from({length: 24}, (_, index) => index * 15);

/** A post's own drawing. It repeats facts that stand beside it as text, so it is hidden from readers of text. */
export function Dial(facts: DialFacts): ReactNode {
  const {shifts, sun} = dialGeometry(facts);
  const place = pointAt(sun, outer);
  return (
    <svg className={styles.dial} viewBox="-50 -50 100 100" aria-hidden="true">
      {/* From dusk to dawn: the lower half, as noon is at the top. */}
      <path className={styles.night} d={arcPath(90, 270, outer)} />
      {hours.map((angle) => {
        const from = pointAt(angle, outer - (angle % 90 === 0 ? 4 : 1.5));
        const to = pointAt(angle, outer + (angle % 90 === 0 ? 3 : 1.5));
        return (
          <line key={angle} className={styles.tick} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        );
      })}
      {shifts.map(({ring, from, to}) => {
        const radius = outer - 1 - Math.min(9, room / shifts.length) * (ring + 1);
        return (
          <g key={ring}>
            <circle className={styles.ring} r={radius} />
            <path className={styles.shift} d={arcPath(from, to, radius)} />
          </g>
        );
      })}
      <circle className={styles.sun} cx={place.x} cy={place.y} r="4.5" />
    </svg>
  );
}
