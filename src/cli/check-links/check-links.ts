import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {LinkChecker, LinkState, type LinkResult} from 'linkinator';
import * as z from 'zod';
import {escapeAttribute} from '../../lib/escape-html';
import type {OutsideLink} from './outside-links';

/** The result of checking a link. */
export type LinkVerdict = OutsideLink & {
  state:
    /** It works. */
    | 'fine'
    /** It leads nowhere. */
    | 'broken'
    /** Its server refuses programs, but may well answer people. */
    | 'unknown';
  /** The server's answer, as a sentence without its full stop. */
  reason: string;
  /** Where the server redirects to; `null` if it does not. */
  movedTo: string | null;
  /** The day on which it was first found broken; `null` if it is not. */
  since: string | null;
};

/** The results of earlier runs, by address. */
export type Memory = Record<
  string,
  {state: LinkVerdict['state']; checked: string; since: string | null; movedTo: string | null}
>;

export const memorySchema: z.ZodType<Memory> = z.record(
  z.string(),
  z.strictObject({
    state: z.enum(['fine', 'broken', 'unknown']),
    checked: z.iso.datetime(),
    since: z.iso.date().nullable(),
    movedTo: z.string().nullable(),
  }),
);

export type CheckLinksOptions = {
  memory?: Memory;
  now?: Date;
  /** How many days a working link is trusted before it is checked again. */
  days?: number;
  /** The time limit for a server, in milliseconds. */
  timeout?: number;
  /** How often a failed request is retried. */
  retries?: number;
  /** The total time limit for a link, in milliseconds: some servers ask for hours of patience. */
  patience?: number;
};

/** The number of concurrent requests. */
const atOnce = 20;

const day = 24 * 60 * 60 * 1000;

function verdictOf(status: number): Pick<LinkVerdict, 'state' | 'reason'> {
  if (status >= 200 && status < 400) {
    return {state: 'fine', reason: `answers ${status}`};
  }
  if (status === 0) {
    return {state: 'broken', reason: 'cannot be reached, or takes too long to answer'};
  }
  if ([401, 403, 429, 999].includes(status)) {
    return {state: 'unknown', reason: `does not answer programs (${status}): see it in a browser`};
  }
  if (status >= 500) {
    return {state: 'broken', reason: `its server fails (${status})`};
  }
  return {state: 'broken', reason: `leads to nothing (${status})`};
}

type Answer = {status: number; movedTo: string | null};

/** Requests some links; the result lacks those that have not answered when `patience` runs out. */
async function ask(
  urls: readonly string[],
  {
    timeout,
    retries,
    patience,
  }: Required<Pick<CheckLinksOptions, 'timeout' | 'retries' | 'patience'>>,
): Promise<Map<string, Answer>> {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  try {
    // The checker requests the links of a page: with HEAD, then GET if a server requires it.
    const links = urls.map((url) => `<a href="${escapeAttribute(url)}">x</a>`);
    writeFileSync(join(folder, 'index.html'), `<!doctype html>${links.join('\n')}`);
    const checker = new LinkChecker();
    const results: LinkResult[] = [];
    const moved = new Map<string, string>();
    checker.on('link', (result) => {
      results.push(result);
    });
    checker.on('redirect', ({url, targetUrl}) => {
      if (targetUrl !== undefined) {
        moved.set(url, targetUrl);
      }
    });
    const checked = checker.check({
      path: 'index.html',
      serverRoot: folder,
      concurrency: atOnce,
      timeout,
      redirects: 'warn',
      retry: true,
      retryErrors: retries > 0,
      retryErrorsCount: retries,
    });
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience);
    });
    await Promise.race([checked, enough]);
    clearTimeout(timer);
    return new Map(
      results.map(({url, status, state}) => [
        url,
        // The checker skips answers that it recognises as bot protection.
        {
          status: state === LinkState.SKIPPED ? 403 : (status ?? 0),
          movedTo: moved.get(url) ?? null,
        },
      ]),
    );
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * Checks whether links to other sites still work.
 *
 * @returns a verdict on each link, and what the next run should remember
 */
export async function checkLinks(
  links: readonly OutsideLink[],
  {
    memory = {},
    now = new Date(),
    days = 6,
    timeout = 20_000,
    retries = 2,
    patience = 180_000,
  }: CheckLinksOptions = {},
): Promise<{verdicts: LinkVerdict[]; memory: Memory}> {
  const isFresh = ({url}: OutsideLink) => {
    const known = memory[url];
    return known?.state === 'fine' && +now - +new Date(known.checked) < days * day;
  };
  const asked = links.filter((link) => !isFresh(link));
  const answers = new Map<string, Answer>();
  for (let first = 0; first < asked.length; first += atOnce) {
    const urls = asked.slice(first, first + atOnce).map(({url}) => url);
    for (const [url, answer] of await ask(urls, {timeout, retries, patience})) {
      answers.set(url, answer);
    }
  }
  const next: Memory = {};
  const verdicts = links.map((link): LinkVerdict => {
    const known = memory[link.url];
    if (known && isFresh(link)) {
      next[link.url] = known;
      return {...link, state: 'fine', reason: 'was there', movedTo: known.movedTo, since: null};
    }
    const answer = answers.get(link.url);
    const {state, reason} = answer
      ? verdictOf(answer.status)
      : {
          state: 'unknown' as const,
          reason: 'asks for more patience than there is: see it in a browser',
        };
    const since = state === 'broken' ? (known?.since ?? now.toISOString().slice(0, 10)) : null;
    const movedTo = state === 'fine' ? (answer?.movedTo ?? null) : null;
    next[link.url] = {state, checked: now.toISOString(), since, movedTo};
    return {...link, state, reason, movedTo, since};
  });
  return {verdicts, memory: next};
}
