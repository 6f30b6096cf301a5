import type {ReactNode} from 'react';
import {arcPath, dialGeometry, pointAt, type DialFacts} from '../../lib/dial';
import styles from './styles.module.css';

const outer = 44;
/** Room for the rings of all shifts, from the dial's edge inwards. */
const room = 34;

/** A post's own drawing. It repeats facts that stand beside it as text, so it is hidden from readers of text. */
export function Dial(facts: DialFacts): ReactNode {
  const {shifts, sun} = dialGeometry(facts);
  const place = pointAt(sun, outer);
  return (
    <svg className={styles.dial} viewBox="-50 -50 100 100" aria-hidden="true">
      {/* From dusk to dawn: the lower half, as noon is at the top. */}
      <path className={styles.night} d={arcPath(90, 270, outer)} />
      {/* The marks of the hours and, longer, of each sixth: dashes along the circle. */}
      <circle className={styles.hours} r={outer} pathLength="24" />
      <circle className={styles.sixths} r={outer} pathLength="4" />
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
