import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join, relative, resolve} from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {readFormerAddresses} from '../../content/former-address';
import type {Identity} from '../../settings/schema';
import {basesOf, rootBase} from '../../lib/locales';
import {published, type Output} from '../output';
import {filesOf, tags} from '../pages';
import {compressAll, isText} from './compress';
import {inlineCode} from './inline-code';
import {netlifyHeaders, netlifyRedirects} from './netlify';
import {nginxServer} from './nginx';
import {contentSecurityPolicy, type Hashes} from './policy';
import {caching, embedding, headersOfAll, type SiteFiles} from './rules';

const name = 'headers';

/** Files for hosts that lie in the folder of the site. */
const hostFiles = ['_headers', '_redirects'];

const union = (lists: string[][]) => [...new Set(lists.flat())].sort();

/** The headers of all responses, for hosts that are configured by other programs, such as Terraform. */
const headersJson = (policy: string) =>
  `${JSON.stringify({...headersOfAll(policy), [embedding.name]: embedding.usual, [caching.name]: caching.usual}, null, 2)}\n`;

/** One language's part of the configuration of hosts. */
type Part = Pick<SiteFiles, 'baseUrl' | 'redirects' | 'gone'> & {hashes: Hashes};

/**
 * Adds the part of a language to those that were built before it; the first language starts a new list.
 *
 * @param file where the parts are kept: each language is a build of its own, with no memory of the others
 * @param bases paths of all languages, in the order of the parts
 */
async function addPart(file: string, part: Part, bases: string[]): Promise<Part[]> {
  const isFirst = part.baseUrl === bases[0];
  const former =
    isFirst || !existsSync(file) ? [] : (JSON.parse(await readFile(file, 'utf8')) as Part[]);
  const parts = bases.flatMap((base) =>
    base === part.baseUrl ? part : former.filter(({baseUrl}) => baseUrl === base),
  );
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, JSON.stringify(parts));
  return parts;
}

/** Inserts a policy before everything that it applies to. */
const withPolicy = (html: string, policy: string): string =>
  html.replace(
    tags.charset,
    (meta) => `${meta}<meta http-equiv=Content-Security-Policy content="${policy}">`,
  );

/**
 * Lets any host serve the site safely. One source (rules.ts, policy.ts) defines what each response says; it is
 * written out for each host:
 *
 * - `_headers` and `_redirects` into the site, for Cloudflare Pages and Netlify;
 * - `nginx-server.conf` and `headers.json` into a folder beside the site, which is not served;
 * - a `<meta>` into each page, for hosts whose headers cannot be set, such as GitHub Pages.
 *
 * The policy allows inline scripts and styles by their hash. It is as short for a thousand posts as for ten: all pages
 * of a language share their inline scripts and their styles (see src/output/styles). A page's own `<meta>` only allows what
 * is in that page.
 *
 * Text files are compressed here, once, for hosts that send the `.br` or `.gz` beside the requested file.
 *
 * Each language of the site is a build of its own, after the first. Each build rewrites the files for hosts,
 * beside the first language, for all languages built by then.
 *
 * Everything is made from what is finally on disk.
 */
export default function headers(
  {baseUrl, generatedFilesDir, i18n}: LoadContext,
  {services = []}: Pick<Identity, 'services'>,
): Output {
  const all = {scripts: new Set<string>(), styles: new Set<string>()};
  return {
    name,
    seal(html, file) {
      const {forbidden, ...hashes} = inlineCode(html);
      if (forbidden.length > 0) {
        throw new Error(
          `${file}: the site's Content-Security-Policy lets no browser follow ${forbidden.join(', ')}. Write a class and a rule in a style sheet for it, or a component, and name the script of a service in \`services\` of src/site/identity.ts.`,
        );
      }
      hashes.scripts.forEach((hash) => all.scripts.add(hash));
      hashes.styles.forEach((hash) => all.styles.add(hash));
      return withPolicy(html, contentSecurityPolicy(hashes, services, true));
    },
    step: {
      // It compresses all texts.
      reads: [...published, 'redirects', 'finished pages', 'search'],
      writes: ['files for hosts'],
      async run({outDir}) {
        const hashes = {scripts: [...all.scripts].sort(), styles: [...all.styles].sort()};
        const files = (await filesOf(outDir)).filter(
          (file) => !/\.(?:br|gz)$/.test(file) && !hostFiles.includes(file),
        );
        const former = readFormerAddresses(generatedFilesDir);
        const root = rootBase({baseUrl, i18n});
        const parts = await addPart(
          join(generatedFilesDir, name, 'languages.json'),
          {
            baseUrl,
            hashes,
            redirects: former.redirects.map(({from, to}) => ({from, to})),
            gone: former.gone.map(({from}) => from),
          },
          basesOf({baseUrl, i18n}),
        );
        await compressAll(files.filter(isText).map((file) => join(outDir, file)));
        if (!parts.some((part) => part.baseUrl === root)) {
          logger.warn(
            `Only the language '${i18n.currentLocale}' was built so far. Hosts need files for all languages, which \`npm run build\` writes: run it before you publish.`,
          );
          return;
        }
        const site: SiteFiles = {
          baseUrl: root,
          bases: parts.map((part) => part.baseUrl),
          policy: contentSecurityPolicy(
            {
              scripts: union(parts.map((part) => part.hashes.scripts)),
              styles: union(parts.map((part) => part.hashes.styles)),
            },
            services,
          ),
          redirects: parts.flatMap((part) => part.redirects),
          gone: parts.flatMap((part) => part.gone),
        };
        const folder = resolve(outDir, relative(baseUrl, root));
        await writeFile(join(folder, '_headers'), netlifyHeaders(site));
        await writeFile(join(folder, '_redirects'), netlifyRedirects(site));

        const hosts = `${folder}-hosts`;
        await mkdir(hosts, {recursive: true});
        await Promise.all([
          writeFile(join(hosts, 'nginx-server.conf'), nginxServer(site)),
          writeFile(join(hosts, 'headers.json'), headersJson(site.policy)),
        ]);
      },
    },
  };
}
