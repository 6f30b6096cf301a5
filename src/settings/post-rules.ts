import {postRules as chosen} from '../site/post-rules';
import {ruleTable, usualBounds, type RuleName, type Severity} from './rule-table';

export const severities: Record<RuleName, Severity> = {
  ...ruleTable,
  ...chosen.severities,
};

/** The limits of the rule `length` on this site, and the first day of the posts that are asked for them. */
export const lengths = {...usualBounds, ...chosen.bounds, since: chosen.lengthsSince};
