import {readable} from '../../settings/contrast';
import {described, identitySchema, type Colours, type Identity} from '../../settings/schema';

type Asked = 'company' | 'url' | 'website' | 'careers' | 'email';
type Optional = 'title' | 'tagline' | 'baseUrl' | 'edit' | 'accent';

export type Answers = Record<Asked, string> & Partial<Record<Optional, string | undefined>>;

/** Greys that suit any accent, and meet every contrast that the site needs. */
const greys = {
  day: {paper: '#ffffff', surface: '#f4f4f6', line: '#d8d8de', muted: '#55555f', ink: '#18181b'},
  night: {paper: '#111114', surface: '#1b1b20', line: '#3a3a44', muted: '#a9a9b4', ink: '#ececf1'},
};

/** The colours of both modes for an accent; if it is illegible, the nearest legible colour of its hue is used. */
function coloursOf(accent: string): Identity['colours'] {
  const mode = (grey: Omit<Colours, 'accent'>): Colours => {
    const colours = {...grey, accent};
    return {...colours, accent: readable(colours, 'accent')};
  };
  return {day: mode(greys.day), night: mode(greys.night)};
}

/** An address without the slash that browsers show behind a host, and in small letters, as they do. */
function originOf(url: string): string {
  const {origin, href} = URL.canParse(url) ? new URL(url) : {};
  return origin !== undefined && href === `${origin}/` ? origin : url;
}

/** An identity made of answers, any of which may be wrong. */
const candidateOf = (answers: Answers, year: number, colours: Identity['colours']) => ({
  company: answers.company,
  title: answers.title ?? `${answers.company} Engineering`,
  tagline:
    answers.tagline ??
    `What the engineers of ${answers.company} have learnt, with the evidence beside it.`,
  url: originOf(answers.url),
  baseUrl: answers.baseUrl ?? '/',
  locales: [{code: 'en', label: 'English', htmlLang: 'en'}],
  favicon: 'img/favicon.svg',
  logo: {src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: ''},
  colours,
  copyrightYear: year,
  links: {
    website: answers.website,
    careers: answers.careers,
    email: answers.email,
    ...(answers.edit === undefined ? {} : {edit: answers.edit}),
  },
  podcast: null,
  announcement: null,
});

/** The flag of a field that an answer becomes. */
const flagOf = (path: readonly PropertyKey[]) =>
  `--${String(path.at(-1)).replace('baseUrl', 'base-url')}`;

/** Checks an identity; its mistakes name flags, since the adopter has no file yet in which to look for fields. */
function checked(candidate: unknown) {
  const result = identitySchema.safeParse(candidate, {reportInput: true});
  const mistakes = (result.error?.issues ?? []).map(({path, input, message}) => ({
    flag: flagOf(path),
    value: described(input),
    remedy: message.replace('baseUrl', '--base-url'),
  }));
  return {identity: result.data, mistakes};
}

/** What to write in place of a wrong answer to one question; undefined if it is right. */
export function remedyFor(field: keyof Answers, answer: string): string | undefined {
  const others = {company: 'A', url: '', website: '', careers: '', email: ''};
  const {mistakes} = checked(candidateOf({...others, [field]: answer}, 0, coloursOf('#000000')));
  return mistakes.find(({flag}) => flag === flagOf([field]))?.remedy;
}

/** Builds the identity of an adopter, or throws an error that names each wrong flag and says what to write. */
export function identityOf(answers: Answers, year: number): Identity {
  const accent = (answers.accent ?? '#0b57d0').replace(
    /^#([\da-f])([\da-f])([\da-f])$/i,
    '#$1$1$2$2$3$3',
  );
  if (!/^#[\da-f]{6}$/i.test(accent)) {
    throw new Error(
      `--accent ${accent} is not a colour: write a CSS hex colour such as '#0b57d0'.`,
    );
  }
  const {identity, mistakes} = checked(candidateOf(answers, year, coloursOf(accent)));
  if (!identity) {
    throw new Error(
      mistakes.map(({flag, value, remedy}) => `${flag}${value}: ${remedy}`).join('\n'),
    );
  }
  return identity;
}

/** The source of `src/site/identity.ts`, before formatting by Prettier. */
export const identityFile = (
  identity: Identity,
): string => `import type {Identity} from '../settings/schema';

/**
 * Who publishes this site. Each field is explained in \`src/settings/schema.ts\`, and a wrong one stops the build with a
 * message that names it.
 */
export const identity: Identity = ${JSON.stringify(identity, null, 2)};
`;
