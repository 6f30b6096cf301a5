import {join} from 'node:path';
import type {RuleSetRule} from 'webpack';
import {replaced, type Adapted, type Replaced} from '../lib/upstream';

const root = join(__dirname, '../..');

/** Whether a patch is made: `npm run bench:patches` leaves it out, to weigh the site without it. */
export function isMade(patch: Replaced | Adapted): boolean {
  const {WITHOUT_PATCH} = process.env;
  return WITHOUT_PATCH === undefined || !patch.startsWith(WITHOUT_PATCH);
}

/**
 * Aliases for the bundler: a file for each request.
 *
 * @param by what to take; ours, where it is left out
 */
export const aliasesOf = (requests: readonly Replaced[], by?: string): Record<string, string> =>
  Object.fromEntries(
    requests.filter(isMade).map((request) => [request, by ?? join(root, replaced[request].by)]),
  );

type Loader = Extract<Adapted, `${string}loader.cjs`>;

/** A rule for the bundler, by a loader of ours. */
export const ruleOf = (loader: Loader, rule: RuleSetRule): RuleSetRule[] =>
  isMade(loader) ? [{...rule, loader: join(root, loader)}] : [];

type Replacement<Plugin> = new (request: RegExp, by: string) => Plugin;

/**
 * A plugin for the bundler: a file in place of what is asked for by a request that is no alias, such as a path
 * beside the file that asks.
 *
 * @param by what to take; ours, where it is left out
 */
export const replacementOf = <Plugin>(
  Replacement: Replacement<Plugin>,
  request: Replaced,
  by = join(root, replaced[request].by),
): Plugin[] =>
  isMade(request) ? [new Replacement(new RegExp(`^${request.replaceAll('.', '\\.')}$`), by)] : [];
