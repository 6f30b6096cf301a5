import type {Identity} from '../settings/schema';

/**
 * Who publishes this site. `npm run adopt` rewrites it for another company, whose name no other code contains.
 * `src/settings/schema.ts` explains each field, and a wrong one stops the build with a message that names it.
 */
export const identity: Identity = {
  company: 'Meridiem',
  title: 'Meridiem Engineering',
  tagline:
    'How we build shift-planning software, with the code and the figures beside every claim.',
  url: 'https://engineering.meridiem.example',
  baseUrl: '/',
  locales: [{code: 'en', label: 'English', htmlLang: 'en-GB'}],
  favicon: 'img/favicon.svg',
  logo: {src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: ''},
  colours: {
    day: {
      paper: '#fffcf5',
      surface: '#f6f0e1',
      line: '#dcd3be',
      muted: '#4f5263',
      ink: '#15192c',
      accent: '#a63c00',
    },
    night: {
      paper: '#0b1026',
      surface: '#141b3a',
      line: '#2d3663',
      muted: '#b4bad4',
      ink: '#efebdf',
      accent: '#ffc766',
    },
  },
  palette: {
    day: {
      sun: '#ffbf2b',
      skies: [
        {ground: '#1b2250', line: '#efebdf', disc: '#ffbf2b'},
        {ground: '#4a3f7a', line: '#fbefd9', disc: '#f08a5d'},
        {ground: '#f3a386', line: '#15192c', disc: '#ffe9c2'},
        {ground: '#f8d58a', line: '#15192c', disc: '#fffcf5'},
        {ground: '#ffc22e', line: '#15192c', disc: '#fffcf5'},
        {ground: '#f7a83e', line: '#15192c', disc: '#ffefc9'},
        {ground: '#8a2f12', line: '#fff3dc', disc: '#ff9a3d'},
        {ground: '#4b2a55', line: '#fbe9da', disc: '#e8764a'},
      ],
      code: {
        keyword: '#8a1f5c',
        string: '#7a3e00',
        number: '#94262b',
        function: '#1d4f91',
        type: '#6a2c86',
      },
    },
    night: {
      sun: '#ffb938',
      skies: [
        {ground: '#0b1340', line: '#c9d0f5', disc: '#ffb938'},
        {ground: '#23134d', line: '#d6cbfa', disc: '#f08a5d'},
        {ground: '#481435', line: '#ffb59b', disc: '#f08a5d'},
        {ground: '#043070', line: '#ffdf9e', disc: '#ffb938'},
        {ground: '#102c84', line: '#ffcb4d', disc: '#ffb938'},
        {ground: '#301f6b', line: '#ffb75a', disc: '#ff9a3d'},
        {ground: '#4a091a', line: '#ff9e7a', disc: '#e8643a'},
        {ground: '#2a0c39', line: '#e7bfea', disc: '#e8764a'},
      ],
      code: {
        keyword: '#f5a8c8',
        string: '#ffc766',
        number: '#ff9e7a',
        function: '#8fc4ff',
        type: '#d6b8ff',
      },
    },
  },
  colophon:
    'Set in Archivo, Literata and IBM Plex Mono. Each cover is drawn from its post: a stroke is a sentence, a block a line of code.',
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
      'What the blog of Meridiem Engineering is and how it is made, told in a few minutes by a synthesised voice, with chapters and a transcript.',
    category: 'Technology',
    explicit: false,
    guid: '8bd6e41f-12d6-5463-adb5-d34c8a06a5a8',
  },
  announcement: null,
};
