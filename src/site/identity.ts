import type {Identity} from './schema';

/**
 * Who publishes this site. `npm run adopt` rewrites it for another company; beyond it, only the pictures in
 * `static/` and the texts in `blog/`, `docs/` and `src/pages/` change, since no other code contains the company's
 * name. `schema.ts` explains each field, and a wrong one stops the build with a message that names it.
 */
export const identity: Identity = {
  company: 'Meridiem',
  title: 'Meridiem Engineering',
  tagline:
    'How we build shift-planning software, with the code and the figures beside every claim.',
  url: 'https://engineering.meridiem.example',
  baseUrl: '/',
  locales: [{code: 'en', label: 'English', htmlLang: 'en'}],
  favicon: 'img/favicon.svg',
  logo: {src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: ''},
  colours: {
    day: {
      paper: '#faf6ec',
      surface: '#f2ebdc',
      line: '#ddd3bf',
      muted: '#5d5a52',
      ink: '#1a1f2e',
      accent: '#9c4400',
    },
    night: {
      paper: '#0e1320',
      surface: '#171e30',
      line: '#2f3a57',
      muted: '#a5acbf',
      ink: '#e9e6dd',
      accent: '#f4b455',
    },
  },
  copyrightYear: 2025,
  links: {
    website: 'https://www.meridiem.example/',
    careers: 'https://www.meridiem.example/careers/',
    email: 'engineering@meridiem.example',
    edit: 'https://code.meridiem.example/engineering/edit/main/',
  },
  podcast: {
    title: 'The Meridiem Podcast',
    description:
      'One idea from a post of Meridiem Engineering in each episode, told in a few minutes by a synthesised voice, with chapters and a transcript.',
    category: 'Technology',
    explicit: false,
  },
  announcement: null,
};
