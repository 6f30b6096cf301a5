import {relative} from 'node:path';
import {posixPath} from '@docusaurus/utils';

/** Whether a text is a part that others import, as its name or a folder of it says with `_`: it is no page, and has no front matter. */
export const isPart = (siteDir: string, file: string): boolean =>
  posixPath(relative(siteDir, file))
    .split('/')
    .some((name) => name.startsWith('_'));
