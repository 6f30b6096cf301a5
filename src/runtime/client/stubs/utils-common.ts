/**
 * Re-exports `@docusaurus/utils-common` name by name: its index imports the whole of `tslib` for one
 * default export. A test compares the two.
 */
export {
  addLeadingSlash,
  addTrailingSlash,
  default as applyTrailingSlash,
  removeTrailingSlash,
} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
export {
  addPrefix,
  addSuffix,
  removePrefix,
  removeSuffix,
} from '@docusaurus/utils-common/lib/stringUtils';

export {postTextId as blogPostContainerID} from '../../../lib/contracts';
