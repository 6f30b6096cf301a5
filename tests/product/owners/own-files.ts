import type {Routes} from '../../../src/settings/routes';
import type {Choice} from './choices';

/** Its words in addresses. */
export const words: Routes = {
  archive: 'archiv',
  tags: 'themen',
  authors: 'teams',
  series: 'series',
  podcast: 'podcast',
  search: 'suche',
};

const page = (facts: string, text: string) =>
  `---\ndescription: 'A page with the ${facts.replaceAll('\n', ', ')}.'\n${facts}\n---\n\n${text}\n`;

/** One example of each extension point: what an owner may write without editing a file of the product. */
export const ownFiles: Choice = {
  files: {
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
    'src/pages/handbook.md': page(
      'title: Handbook',
      'Each :team: [writes](/people/) it: [one](./one.md), [two](./team/index.md), [three](./three.mdx).\n\n## A section\n\n:::security[Keys]\n\nNever in code.\n\n:::',
    ),
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
    // A page with a title, with a heading, with both, with neither, in React, and for some.
    'src/pages/one.md':
      '# Only a heading\n\nAnd words enough for search engines to describe the page.\n',
    'src/pages/team/index.md': page('title: The team in tabs', '# Our "team"\n\nWe.'),
    'src/pages/three.mdx': page('title: Third\nhide_title: true', '<h1>The third</h1>\n\nWords.'),
    'src/pages/secret.md': page('title: For some\nunlisted: true', 'Words.'),
    'src/pages/people.tsx': `import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function People(): ReactNode {
  return (
    <Layout>
      <PageMetadata title="People" description="Who writes here, and what else each of them does at Nordlicht." />
      <main>
        <h1>People</h1>
        <p>All of us write.</p>
      </main>
    </Layout>
  );
}
`,
  },
  edits: [
    {path: 'src/site/post-rules.ts', from: 'bounds: {}', to: 'bounds: {text: {least: 10}}'},
    {
      path: 'src/site/navigation.ts',
      from: "    {label: 'Authors', to",
      to: "    {label: 'Handbook', to: '/handbook/', position: 'left'},\n    {label: 'Authors', to",
    },
  ],
};
