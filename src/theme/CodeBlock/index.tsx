// Replaces CodeBlock: the stock one colours code in the reader's browser; `src/plugins/code-blocks`
// has done so in the build. This is for code that a component gives as text: it stays uncoloured.
import type {Props} from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import {CodeBlock} from '../../components/CodeBlock';
import {escapeHtml} from '../../lib/escape-html';

export default function PlainCodeBlock({children, title, language}: Props): ReactNode {
  const code = [children]
    .flat()
    .filter((child) => typeof child === 'string')
    .join('')
    .replace(/\n$/, '');
  return (
    <CodeBlock
      html={escapeHtml(code)}
      language={language ?? 'text'}
      columns={String(Math.max(...code.split('\n').map(({length}) => length)))}
      title={typeof title === 'string' ? title : undefined}
    />
  );
}
