// Wraps MDXComponents: adds what authors may use in Markdown, and lets tables scroll.
import MDXComponents from '@theme-original/MDXComponents';
import {Aside} from '../../components/Aside';
import {Figure} from '../../components/Figure';
import {ScrollableTable} from '../../components/ScrollableTable';

export default {...MDXComponents, Aside, Figure, table: ScrollableTable};
