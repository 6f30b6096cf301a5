import {postRules as chosen} from '../site/post-rules';
import {ruleTable, usualBounds, type RuleName, type Severity} from './rule-table';

const names = Object.keys(ruleTable) as RuleName[];

for (const name of Object.keys(chosen.severities)) {
  if (!names.includes(name as RuleName)) {
    throw new Error(
      `src/site/post-rules.ts: there is no rule \`${name}\`: remove it, or correct its name; src/settings/rule-table.ts lists the rules.`,
    );
  }
}

/** The severity of each rule on this site. */
export const severities = Object.fromEntries(
  names.map((name) => [name, chosen.severities[name] ?? ruleTable[name]]),
) as Record<RuleName, Severity>;

/** The limits of the rule `length` on this site, and the first day of the posts that are asked for them. */
export const lengths = {...usualBounds, ...chosen.bounds, since: chosen.lengthsSince};
