import {join} from 'node:path';
import {load} from './src/lib/typescript.cjs';

/** Docusaurus reads this file. The site is composed in site.config.ts, which is loaded faster than Docusaurus would. */
export default load(join(__dirname, 'site.config.ts'));
