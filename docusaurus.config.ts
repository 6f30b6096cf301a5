import {join} from 'node:path';
import {load} from './src/lib/typescript.cjs';

/** Docusaurus reads this file. The site is composed in src/config.ts, which is loaded faster than Docusaurus would. */
export default load(join(__dirname, 'src/config.ts'));
