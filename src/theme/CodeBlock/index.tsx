// Replaces CodeBlock: the stock one highlights code in the reader's browser; `src/markdown/code-blocks`
// does so in the build. This is for code that a component passes as text, which stays uncoloured.
import type {Props} from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import {CodeBlock} from '../../components/CodeBlock';
import {textOf} from '../../components/text-of';
import {escapeHtml} from '../../lib/escape-html';

export default function PlainCodeBlock({children, title, language, className}: Props): ReactNode {
  const code = textOf(children).replace(/^\n|\n$/g, '');
  const named = language ?? /(?:^|\s)language-(\S+)/.exec(className ?? '')?.[1];
  return (
    <CodeBlock
      html={escapeHtml(code)}
      language={named ?? 'text'}
      columns={String(code.split('\n').reduce((most, {length}) => Math.max(most, length), 0))}
      title={typeof title === 'string' ? title : undefined}
    />
  );
}
