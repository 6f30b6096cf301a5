import {translate} from '@docusaurus/Translate';
import {isValidElement, type ReactNode} from 'react';

type Props = {
  /** `note`, `tip`, `info`, `warning`, `danger`, or a type of the site's own. */
  type: string;
  /** The author's title; if there is none, the theme uses its own word for the type. */
  title?: ReactNode;
  children?: ReactNode;
  className: string;
  id?: string;
};

const isThemesOwn = (title: ReactNode) =>
  isValidElement<{id?: string}>(title) && title.props.id?.startsWith('theme.admonition.');

/** The theme's words. Each is written out, since `npm run write-translations` reads the code without running it. */
const words: Readonly<Record<string, () => string>> = {
  note: () => translate({id: 'theme.admonition.note', message: 'note'}),
  tip: () => translate({id: 'theme.admonition.tip', message: 'tip'}),
  info: () => translate({id: 'theme.admonition.info', message: 'info'}),
  warning: () => translate({id: 'theme.admonition.warning', message: 'warning'}),
  danger: () => translate({id: 'theme.admonition.danger', message: 'danger'}),
  caution: () => translate({id: 'theme.admonition.caution', message: 'caution'}),
};

/** A remark that stands out from the text, and says what kind of remark it is. */
export function Callout({type, title, children, className, id}: Props): ReactNode {
  const kind = words[type]?.() ?? type;
  return (
    <div role="note" id={id} className={className}>
      <p>
        {kind}
        {title && !isThemesOwn(title) && <>: {title}</>}
      </p>
      {children}
    </div>
  );
}
