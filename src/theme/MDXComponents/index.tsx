// Wraps MDXComponents: adds the components that authors may use in Markdown, and lets tables scroll.
import MDXComponents from '@theme-original/MDXComponents';
import PlainCodeBlock from '@theme/CodeBlock';
import {AnchorTarget} from '../../components/AnchorTarget';
import {Aside} from '../../components/Aside';
import {Audio, PlayerSlot} from '../../components/Audio';
import {CodeBlock} from '../../components/CodeBlock';
import {Figure} from '../../components/Figure';
import {ScrollableTable} from '../../components/ScrollableTable';

// The browser's own disclosure needs no code, and works with scripts off.
const details = 'details';
// Docusaurus' would hide the bullets of all items beside a task.
const ul = 'ul';

export default {
  ...MDXComponents,
  details,
  Details: details,
  Aside,
  Audio,
  CodeBlock: PlainCodeBlock,
  'anchor-target': AnchorTarget,
  'code-listing': CodeBlock,
  Figure,
  PlayerSlot,
  table: ScrollableTable,
  ul,
};
