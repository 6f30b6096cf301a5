import {searchFolder, siteScripts} from './contracts';

/** The folders from which pages load code, below the site's base. */
export const codeFolders = [siteScripts, `${searchFolder}/`];
