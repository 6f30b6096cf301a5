// `npm run import` reads the blog of another program, writes it into this site, and says what was lost on the way.
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {identity} from '../../site/identity';
import {readPublishedList} from '../../check/published/list';
import {runCommand, UsageError} from '../command';
import {fetchRemote, markFormer} from './fetch-remote';
import {sourceKinds, type SourceKind} from './model';
import {readers} from './readers';
import {isZola} from './readers/hugo';
import {printReceipt, receiptOf} from './receipt';
import {readSourceFiles} from './source-files';
import {write} from './write';

const help = `npm run import -- FROM [--kind KIND] [--base-url /blog/] [--fetch] [--json FILE] [--dry-run]

FROM        a folder or an archive of a blog of Docusaurus, Jekyll, Hugo, Gatsby or Eleventy; an export of Ghost (JSON) or
            WordPress (XML); the archive of Medium (ZIP)
--kind      ${sourceKinds.join(', ')}; left out, it is found out from the files
--base-url  the path that the former blog was served under; left out, it is read from its configuration
--fetch     copies pictures that are on other hosts; left out, readers get links to them
--published compares with what the former site has published: the address of the site, or its sitemap.xml in a file;
            addresses that the source does not explain are in the receipt
--json      writes the receipt into a file, too
--dry-run   writes nothing but the receipt

Nothing that is there is overwritten, and a second run changes nothing.`;

const config = {
  failure: 1,
  allowPositionals: true,
  options: {
    kind: {type: 'string'},
    'base-url': {type: 'string'},
    fetch: {type: 'boolean', default: false},
    published: {type: 'string'},
    json: {type: 'string'},
    'dry-run': {type: 'boolean', default: false},
  },
} as const;

/** The kind of a source: the one that was said, or the only one that its files look like. */
function kindOf(said: string | undefined, files: ReturnType<typeof readSourceFiles>): SourceKind {
  if (said !== undefined) {
    if (!sourceKinds.includes(said as SourceKind)) {
      throw new UsageError(`There is no kind “${said}”.`);
    }
    return said as SourceKind;
  }
  const found = sourceKinds.flatMap((kind) => {
    const why = readers[kind].recognise(files);
    return why === undefined ? [] : [{kind, why}];
  });
  if (found.length === 0 && isZola(files)) {
    throw new UsageError(
      'This looks like a blog of Zola (config.toml has a base_url), which is not among these. --kind hugo takes its texts over, but guesses their addresses: look at the receipt of a --dry-run.',
    );
  }
  if (found.length !== 1) {
    throw new UsageError(
      found.length === 0
        ? `Nothing in it looks like a blog that can be imported: say which with --kind.`
        : `It looks like ${found.map(({kind, why}) => `${kind} (${why})`).join(' and ')}: say which with --kind.`,
    );
  }
  return found[0]!.kind;
}

/** The addresses of the former site, from the root of its host. */
async function publishedAddresses(from: string | undefined): Promise<Iterable<string>> {
  const list = from === undefined ? undefined : await readPublishedList(from, {baseUrl: '/'});
  if (list && 'note' in list) {
    throw new UsageError(list.note);
  }
  return list?.addresses ?? [];
}

void runCommand(help, config, async ({values, positionals}) => {
  const [from, ...others] = positionals;
  if (from === undefined || others.length > 0) {
    throw new UsageError('Say what to import: one folder, archive or export.');
  }
  const siteDir = process.cwd();
  const files = readSourceFiles(from);
  const said = values['base-url'];
  const source = await readers[kindOf(values.kind, files)].read(
    files,
    said === undefined ? {} : {baseUrl: said},
  );
  if (source.posts.length === 0) {
    throw new Error(
      `There is no post in ${from} as a blog of ${source.kind} has them. Is it the root of the project, with its configuration? If it is of another program, say which with --kind.`,
    );
  }
  markFormer(source);
  if (values.fetch) {
    await fetchRemote(source);
  }
  const written = write(source, siteDir, identity.baseUrl);
  const published = await publishedAddresses(values.published);
  const receipt = receiptOf(source, written, published);
  if (!values['dry-run']) {
    for (const [path, content] of written.files) {
      mkdirSync(dirname(join(siteDir, path)), {recursive: true});
      writeFileSync(join(siteDir, path), content);
    }
  }
  if (values.json !== undefined) {
    writeFileSync(values.json, `${JSON.stringify(receipt, null, 2)}\n`);
  }
  process.stdout.write(printReceipt(receipt));
  process.stdout.write(
    values['dry-run']
      ? 'Nothing was written.\n'
      : `${written.files.size} files written. npm run check-posts says what deserves a look, and npm start shows the site.\n`,
  );
});
