// Wraps MDXComponents: adds what authors may use in Markdown, and lets tables scroll.
import MDXComponents from '@theme-original/MDXComponents';
import {ScrollableTable} from '../../components/ScrollableTable';

export default {...MDXComponents, table: ScrollableTable};
