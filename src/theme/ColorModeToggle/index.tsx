// Wraps ColorModeToggle: names its modes for the site script, which makes it work, with React and without it.
import {translate} from '@docusaurus/Translate';
import Original from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';
import type {ReactNode} from 'react';
import {colourModesAttribute, colourSwitchClass} from '../../lib/contracts';

export default function ColorModeToggle(props: Props): ReactNode {
  const modes = [
    translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'}),
    translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'}),
    translate({id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode'}),
  ];
  return (
    <div className={colourSwitchClass} {...{[colourModesAttribute]: modes.join('|')}}>
      <Original {...props} onChange={() => undefined} />
    </div>
  );
}
