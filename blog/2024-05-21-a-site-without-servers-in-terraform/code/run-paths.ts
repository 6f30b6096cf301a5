import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';

type Redirect = {
  statusCode: number;
  headers: {location: {value: string}};
};
export type Answer = {uri: string} | Redirect | {statusCode: number};

/** What CloudFront passes on of a request. */
type Request = {uri: string; rawQueryString: () => string | undefined};

type Handler = (event: {request: Request}) => Answer;

export const source = readFileSync(new URL('paths.js', import.meta.url), 'utf8');

/** With the mistake that check.sh makes. */
export const mistaken = source.replace('location = origin + to', 'location = to');

/** The function of paths.js, or of a changed source, with the two constants it expects. */
export function load(
  origin: string,
  moved: Record<string, string> = {},
  from = source,
) {
  const script = `${from}\nhandler`;
  const handler = runInNewContext(script, {origin, moved}) as Handler;
  return (address: string): Answer => {
    const [uri, ...query] = address.split('?');
    const rawQueryString = () => query.join('?');
    return handler({request: {uri: uri!, rawQueryString}});
  };
}
