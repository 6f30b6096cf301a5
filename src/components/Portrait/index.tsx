import '../../css/pages.css';
import type {ReactNode} from 'react';
import {initialsOf} from './initials';

type Props = {
  name?: string | undefined;
  /** The address of the picture; without one, the initials of the name are shown. */
  picture?: string | undefined;
  /** Width and height in CSS pixels. */
  size: number;
};

/** The portrait of an author, whose name is beside it. */
export function Portrait({name = '', picture, size}: Props): ReactNode {
  return picture ? (
    <img className="site-portrait" src={picture} alt="" width={size} height={size} loading="lazy" />
  ) : (
    <svg className="site-portrait" viewBox="0 0 96 96" width={size} height={size} aria-hidden>
      <text x="48" y="60">
        {initialsOf(name)}
      </text>
    </svg>
  );
}
