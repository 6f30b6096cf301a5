import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';

type Redirect = {
  statusCode: number;
  headers: {location: {value: string}};
};
export type Answer = {uri: string} | Redirect;

type Handler = (event: {request: {uri: string}}) => Answer;

const source = readFileSync(new URL('paths.js', import.meta.url), 'utf8');

/** The function of paths.js, with the two constants it expects. */
export function load(origin: string, moved: Record<string, string> = {}) {
  const script = `${source}\nhandler`;
  const handler = runInNewContext(script, {origin, moved}) as Handler;
  return (path: string): Answer => handler({request: {uri: path}});
}

/** What an answer means, in words. */
export function inWords(answer: Answer): string {
  if ('uri' in answer) {
    return `object ${answer.uri}`;
  }
  return `${answer.statusCode} to ${answer.headers.location.value}`;
}
