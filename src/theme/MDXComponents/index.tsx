// Wraps MDXComponents: adds the components that authors may use in Markdown, and lets tables scroll. Recordings bring a sheet
// of their own: the texts with one import their component (src/markdown/remark-recordings.ts).
import MDXComponents from '@theme-original/MDXComponents';
import PlainCodeBlock from '@theme/CodeBlock';
import {AnchorTarget} from '../../components/AnchorTarget';
import {Aside} from '../../components/Aside';
import {CodeBlock} from '../../components/CodeBlock';
import {Figure} from '../../components/Figure';
import {ScrollableTable} from '../../components/ScrollableTable';

// The browser's own disclosure needs no code, and works with scripts off.
const details = 'details';
// The code of a text: listings are components already (src/markdown/code-blocks), and Docusaurus' would take code with an
// element in it for one.
const code = 'code';
// Docusaurus' would hide the bullets of all items beside a task.
const ul = 'ul';

export default {
  ...MDXComponents,
  code,
  details,
  Details: details,
  Aside,
  CodeBlock: PlainCodeBlock,
  'anchor-target': AnchorTarget,
  'code-listing': CodeBlock,
  Figure,
  table: ScrollableTable,
  ul,
};
