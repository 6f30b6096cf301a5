import {join} from 'node:path';
import {repository} from '../support/docusaurus';

/** Where the pictures go; Git ignores it. */
export const folder = join(repository, '.cache/screenshots');
