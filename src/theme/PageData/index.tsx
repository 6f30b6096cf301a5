// Adds PageData: the data of a page for its scripts, in its head; runtime/client keeps its code from browsers.
export {PageData as default} from '../../runtime/static-articles/client';
