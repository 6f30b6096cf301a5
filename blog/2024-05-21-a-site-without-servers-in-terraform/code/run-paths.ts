import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';

type Redirect = {
  statusCode: number;
  headers: {location: {value: string}};
};
export type Answer = {uri: string} | Redirect | {statusCode: number};

/** What CloudFront passes on of a request. */
type Request = {
  uri: string;
  headers: {host: {value: string}};
  rawQueryString: () => string | undefined;
};

type Handler = (event: {request: Request}) => Answer | Request;

export const source = readFileSync(
  new URL('paths.js', import.meta.url),
  'utf8',
);

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
    const headers = {host: {value: new URL(origin).host}};
    const given = handler({request: {uri: uri!, headers, rawQueryString}});
    return 'uri' in given ? {uri: given.uri} : given;
  };
}
