import {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';
import type {Callouts, usualCallouts} from '../settings/callouts';

type Props = {
  /** The word after the colons. */
  type: string;
  /** The author's title. */
  title?: ReactNode;
  children?: ReactNode;
  className: string;
  id?: string | undefined;
};

/** The usual labels. Each is written out, since `npm run write-translations` reads the code without running it. */
const usual: Readonly<Record<(typeof usualCallouts)[number], () => string>> = {
  note: () => translate({id: 'theme.admonition.note', message: 'note'}),
  tip: () => translate({id: 'theme.admonition.tip', message: 'tip'}),
  info: () => translate({id: 'theme.admonition.info', message: 'info'}),
  important: () => translate({id: 'site.callout.important', message: 'important'}),
  warning: () => translate({id: 'theme.admonition.warning', message: 'warning'}),
  caution: () => translate({id: 'theme.admonition.caution', message: 'caution'}),
  danger: () => translate({id: 'theme.admonition.danger', message: 'danger'}),
  success: () => translate({id: 'site.callout.success', message: 'success'}),
  secondary: () => usual.note(),
};

const isUsual = (type: string): type is keyof typeof usual => Object.hasOwn(usual, type);

/** A remark that stands out from the text, and says what kind of remark it is. */
export function Callout({type, title, children, className, id}: Props): ReactNode {
  // Its data is from src/markdown/callouts.ts.
  const own = (usePluginData('callouts') as Callouts)[type];
  return (
    <div
      role="note"
      id={id}
      className={className}
      style={own?.colour && {borderColor: `var(${own.colour})`}}>
      <p>
        {own?.label ?? (isUsual(type) ? usual[type]() : type)}
        {title && <>: {title}</>}
      </p>
      {children}
    </div>
  );
}
