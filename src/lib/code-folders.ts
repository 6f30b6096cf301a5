import {searchFolder} from './contracts';

/** The folders of code that pages load, below the site's base. */
export const codeFolders = ['assets/js/', `${searchFolder}/`];
