import {join} from 'node:path';
import {repository} from '../support/docusaurus';

/** The folder for the screenshots, which Git ignores. */
export const folder = join(repository, '.cache/screenshots');
