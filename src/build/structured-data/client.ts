import structuredDataHead from '@generated/structured-data/default/head.json';

/** For each page, the script that says what it is. */
export {structuredDataHead};
