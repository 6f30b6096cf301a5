import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {LicenseWebpackPlugin} from 'license-webpack-plugin';
import {fonts} from '../../site/fonts';

const file = 'licences.txt';

/**
 * SPDX identifiers (https://spdx.org/licenses/) of licences under which a file may be given to every reader, in
 * return for naming its author.
 */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/**
 * Whether a package may be shipped, by its licence, such as `(MIT OR GPL-2.0)`: of those joined by `OR`, one has to be
 * permissive; of those joined by `AND`, all.
 */
export const isPermissive = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => permissive.includes(id.trim())));

const repository = join(__dirname, '../../..');

/** The package of this site, which needs no licence to be sent to readers: a company may well give none. */
function ownName(): string | undefined {
  const manifest = join(repository, 'package.json');
  return existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as {name?: string}).name
    : undefined;
}

/** The package that src/output/search-index copies from, without the bundler, and the file of its licence. */
const ofSearch = {pagefind: 'LICENSE/LICENSE'};

/** Font packages, of which the bundler sees only files. */
const fontPackages = Object.values(fonts).map(({name}) => name);

type Shipped = {
  name: string;
  licenseId?: string | null;
  licenseText?: string | null;
  packageJson?: object;
};

const versionOf = ({packageJson}: Shipped) => (packageJson as {version?: string}).version ?? '';

/** The list: each package with its version and licence, then the words of the licence. */
const list = (
  packages: Shipped[],
): string => `What this site sends to its readers is made of its own code, and of these packages.

${[...packages]
  .sort((a, b) => (a.name < b.name ? -1 : 1))
  .map(
    (each) =>
      `## ${each.name} ${versionOf(each)} (${each.licenseId})\n\n${each.licenseText?.trim() ?? 'The package brings no text of its licence.'}\n`,
  )
  .join('\n')}`;

/**
 * Writes `licences.txt`: every package whose code, styles or fonts are sent to readers, as the bundler sees it,
 * with the text of its licence, which most licences require to be passed on. Stops the build at a licence that is
 * not known to be permissive.
 */
export default function licences(): Plugin {
  return {
    name: 'licences',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const own = ownName();
      const plugin = new LicenseWebpackPlugin({
        outputFilename: file,
        perChunkOutput: false,
        addBanner: false,
        stats: {warnings: false, errors: true},
        additionalModules: [...Object.keys(ofSearch), ...new Set(fontPackages)].map((name) => ({
          name,
          directory: join(repository, 'node_modules', name),
        })),
        licenseFileOverrides: ofSearch,
        excludedPackageTest: (name) => name === own,
        // npm's word for a package that nobody may pass on, which includes one that names no licence.
        handleMissingLicenseType: () => 'UNLICENSED',
        unacceptableLicenseTest: (id) => !isPermissive(id),
        handleUnacceptableLicense(name, id) {
          throw new Error(
            `The package ${name}, of which readers are sent a part, is under "${id}", which is not known to be permissive. Use another package, or, if the licence lets everybody pass it on, add it to the list in src/output/licences/index.ts.`,
          );
        },
        renderLicenses: list,
      });
      // Its types are its own, and declare less of a compiler than it uses.
      const apply = (compiler: unknown) => {
        plugin.apply(compiler as Parameters<typeof plugin.apply>[0]);
      };
      return {plugins: [{apply}]};
    },
  };
}
