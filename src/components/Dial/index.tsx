import type {ReactNode} from 'react';
import type {ListedPost} from '../../content/listed-post';
import {arcPath, dialGeometry, dialRadius, pointAt, ringRadius} from '../../lib/dial';
import styles from './styles.module.css';

type Props = Pick<ListedPost, 'date' | 'readingTime' | 'tags'>;

/** A post's own drawing. It repeats facts that are beside it as text, so it is hidden from screen readers. */
export function Dial({date, readingTime: minutes = 0, tags}: Props): ReactNode {
  const {shifts, sun} = dialGeometry({date, minutes, tags: tags.map(({label}) => label)});
  const place = pointAt(sun, dialRadius);
  return (
    <svg className={styles.dial} viewBox="-50 -50 100 100" aria-hidden="true">
      {/* From dusk to dawn: the lower half, since noon is at the top. */}
      <path className={styles.night} d={arcPath(90, 270, dialRadius)} />
      {/* The marks of the hours and, longer, of each sixth: dashes along the circle. */}
      <circle className={styles.hours} r={dialRadius} pathLength="24" />
      <circle className={styles.sixths} r={dialRadius} pathLength="4" />
      {shifts.map(({ring, from, to}) => {
        const radius = ringRadius(ring, shifts.length);
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
