// What components may ask of the pages that are fetched as documents.
export {documentAhead} from '../static-articles/pages';
