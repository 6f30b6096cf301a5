import socialCardHead from '@generated/social-cards/default/head.json';

/** For each page, the tags that show its card. */
export {socialCardHead};
