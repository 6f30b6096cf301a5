// Wraps ColorModeToggle: labels the switch for the script that makes it work before hydration.
import Original from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {colourSwitchClass} from '../../lib/contracts';

export default function ColorModeToggle(props: Props): ReactNode {
  return <Original {...props} className={clsx(colourSwitchClass, props.className)} />;
}
