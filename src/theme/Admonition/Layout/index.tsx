// Replaces Admonition/Layout: the stock one distinguishes a warning from a tip only by its icon, and brings the
// framework's boxes.
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Callout} from '../../../components/Callout';

const {admonition, admonitionType} = ThemeClassNames.common;

const stockBox = /(?:^| )alert(?:--\w+)?(?= |$)/g;

export default function AdmonitionLayout({type, className, ...rest}: Props): ReactNode {
  return (
    <Callout
      {...rest}
      type={type}
      className={clsx(admonition, admonitionType(type), className?.replace(stockBox, '').trim())}
    />
  );
}
