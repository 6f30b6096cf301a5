// Wraps MDXComponents: adds what authors may use in Markdown, and lets tables scroll.
import MDXComponents from '@theme-original/MDXComponents';
import {Aside} from '../../components/Aside';
import {Audio} from '../../components/Audio';
import {CodeBlock} from '../../components/CodeBlock';
import {Figure} from '../../components/Figure';
import {ScrollableTable} from '../../components/ScrollableTable';

export default {...MDXComponents, Aside, Audio, CodeBlock, Figure, table: ScrollableTable};
