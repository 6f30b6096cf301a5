import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Routes} from '../../../src/settings/routes';

/** The service of another origin that the owner's site names. */
export const counter = 'https://stats.nordlicht.dev';

/** Its words in addresses. */
export const words: Routes = {
  archive: 'archiv',
  tags: 'themen',
  authors: 'teams',
  series: 'series',
  podcast: 'hoeren',
  search: 'suche',
};

/** One example of each extension point, by path: what an owner may write without editing a file of the product. */
const files: Readonly<Record<string, string>> = {
  'src/site/navigation.ts': `import type {NavbarItem} from '@docusaurus/theme-common';
import {plainLink, type FooterColumn} from '../settings/footer';
import type {Identity} from '../settings/schema';
import {routes} from './routes';

export const navbarItems = ({links}: Identity): NavbarItem[] => [
  {label: 'Handbook', to: '/handbook/', position: 'left'},
  {label: 'Every post', to: \`/\${routes.archive}/\`, position: 'left'},
  {label: 'Teams', to: \`/\${routes.authors}/\`, position: 'left'},
  {
    label: 'More',
    type: 'dropdown',
    items: [
      {label: 'Subjects', to: \`/\${routes.tags}/\`},
      {label: 'Company', href: links.website},
    ],
  },
];

export const footerColumns = ({baseUrl, links}: Identity): FooterColumn[] => [
  {
    title: 'Small print',
    items: [
      {label: 'What this is', to: '/about/'},
      {label: 'Legal notices', to: '/legal-notices/'},
      {label: 'General Terms & Conditions of Use', to: '/general-terms-and-conditions-of-use/'},
      {label: 'Company', href: links.website},
      {label: 'All of them', to: \`/\${routes.archive}/\`},
      {label: 'By subject', to: \`/\${routes.tags}/\`},
      plainLink(\`\${baseUrl}rss.xml\`, 'Feed'),
    ],
  },
];
`,
  'src/site/routes.ts': `import type {Routes} from '../settings/routes';

export const routes: Routes = {
  archive: '${words.archive}',
  tags: '${words.tags}',
  authors: '${words.authors}',
  series: '${words.series}',
  podcast: '${words.podcast}',
  search: '${words.search}',
};
`,
  'src/site/callouts.ts': `import type {Callouts} from '../settings/callouts';

export const callouts: Callouts = {security: {label: 'security', colour: '--site-link'}};
`,
  'src/pages/handbook.md':
    '---\ntitle: Handbook\ndescription: How the teams of Nordlicht work together, from the first idea to the last check.\n---\n\nEach :team: writes it.\n\n:::security[Keys]\n\nNever in code.\n\n:::\n',
  'src/site/extensions.ts': `import type {Element, Root as Hast} from 'hast';
import type {Root, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Extensions} from '../settings/extensions';

/** Writes the name of the team where a text says \`:team:\`. */
const teamName = () => (tree: Root) => {
  visit(tree, 'text', (node: Text) => {
    node.value = node.value.replace(':team:', 'team of Nordlicht');
  });
};

/** Marks every paragraph for translators. */
const translatable = () => (tree: Hast) => {
  visit(tree, 'element', (node: Element) => {
    if (node.tagName === 'p') {
      node.properties.translate = 'yes';
    }
  });
};

export const extensions: Extensions = {
  headTags: [{tagName: 'meta', attributes: {name: 'theme-of', content: 'Nordlicht'}}],
  clientModules: ['./src/site/greet.ts'],
  plugins: [
    () => ({
      name: 'own-file',
      async contentLoaded({actions}) {
        await actions.createData('own.json', '{}');
      },
      injectHtmlTags: () => ({postBodyTags: ['<!-- made by own-file -->']}),
    }),
  ],
  remarkPlugins: [teamName],
  rehypePlugins: [translatable],
};
`,
  'src/site/greet.ts': `import type {ClientModule} from '@docusaurus/types';

const clientModule: ClientModule = {
  onRouteDidUpdate({location}) {
    document.documentElement.setAttribute('data-greeted', location.pathname);
  },
};

export default clientModule;
`,
  'src/site/slots/AfterPost.tsx': `import type {ReactNode} from 'react';
import type {AfterPostProps} from '../../settings/slots';

export function AfterPost({post, url}: AfterPostProps): ReactNode {
  return (
    <section aria-label="Discuss">
      <p>
        Write to us about <a href={\`https://forum.nordlicht.dev/?about=\${url}\`}>{post.title}</a>.
      </p>
    </section>
  );
}
`,
  'src/site/slots/BeforeFooter.tsx': `import {useState, type ReactNode} from 'react';

export function BeforeFooter(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="own-invitation" aria-label="Invitation">
      <button type="button" className="clean-btn" onClick={() => setIsOpen(true)}>
        Work with us
      </button>
      {isOpen && <p>We are looking for somebody like you.</p>}
    </section>
  );
}
`,
  'src/site/slots/Home.tsx': `import type {ReactNode} from 'react';
import type {HomeProps} from '../../settings/slots';

export function Home({children, posts}: HomeProps): ReactNode {
  return (
    <>
      <p role="note">Welcome to Nordlicht: {posts.length} new.</p>
      {children}
    </>
  );
}
`,
  'src/site/site.css': `:root {
  --site-radius: 7px;
}

.own-invitation {
  padding: 1rem;
  border-block-start: 1px solid var(--site-hairline);
  border-radius: var(--site-radius);
}
`,
};

/** Changes by path: what an owner edits in a file that stays otherwise. */
const edits: Readonly<Record<string, ReadonlyArray<readonly [from: string, to: string]>>> = {
  'src/site/identity.ts': [
    [
      'announcement: null,',
      `announcement: {
    id: 'first',
    content: 'We <a href="https://www.nordlicht.dev/jobs/">are hiring</a>',
    backgroundColor: '#1d2433',
    textColor: '#ffffff',
    isCloseable: true,
  },
  colourMode: {respectPrefersColorScheme: true},
  hideOnScroll: true,
  services: [
    {
      origin: '${counter}',
      purpose: 'counts visits, without cookies',
      uses: ['connect'],
      script: {path: '/count.js', attributes: {'data-site': 'blog'}},
      counts: true,
    },
  ],`,
    ],
  ],
  'src/site/post-rules.ts': [['bounds: {}', 'bounds: {text: {least: 10}}']],
};

/** Makes a site its owner's own, in the folders that are the owner's alone. */
export function extendSite(folder: string): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
  for (const [path, changes] of Object.entries(edits)) {
    const file = join(folder, path);
    const text = readFileSync(file, 'utf8');
    const changed = changes.reduce((now, [from, to]) => now.replace(from, to), text);
    if (changed === text) {
      throw new Error(`${path} has none of what is to be changed in it`);
    }
    writeFileSync(file, changed);
  }
}
