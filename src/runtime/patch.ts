import {join} from 'node:path';
import type {RuleSetRule} from 'webpack';
import {replaced, type Adapted, type Replaced} from '../lib/upstream';

const root = join(__dirname, '../..');

/** Whether a patch is applied: `npm run bench:patches` leaves one out, to measure the site without it. */
export function isMade(patch: Replaced | Adapted): boolean {
  const {WITHOUT_PATCH} = process.env;
  return WITHOUT_PATCH === undefined || !patch.startsWith(WITHOUT_PATCH);
}

/**
 * Aliases for the bundler: a file for each request.
 *
 * @param by the replacement; ours by default
 */
export const aliasesOf = (requests: readonly Replaced[], by?: string): Record<string, string> =>
  Object.fromEntries(
    requests.filter(isMade).map((request) => [request, by ?? join(root, replaced[request].by)]),
  );

type Loader = Extract<Adapted, `${string}loader.cjs`>;

/** A bundler rule that applies one of our loaders. */
export const ruleOf = (loader: Loader, rule: RuleSetRule): RuleSetRule[] =>
  isMade(loader) ? [{...rule, loader: join(root, loader)}] : [];

type Replacement<Plugin> = new (request: RegExp, by: string) => Plugin;

/**
 * A bundler plugin that replaces the module of a request that an alias cannot match, such as a relative path.
 *
 * @param by the replacement; ours by default
 */
export const replacementOf = <Plugin>(
  Replacement: Replacement<Plugin>,
  request: Replaced,
  by = join(root, replaced[request].by),
): Plugin[] =>
  isMade(request) ? [new Replacement(new RegExp(`^${request.replaceAll('.', '\\.')}$`), by)] : [];
