import {existsSync, lstatSync, readdirSync, type Dirent} from 'node:fs';
import {join, relative} from 'node:path';
import {activeContent} from '../lib/active-content';
import {documentKind, isLeftOver} from '../lib/published-file';
import {translationsFolder} from '../settings/localized';
import {collect, show, type Finding, type Report} from './finding';
import {readText} from './read-text';

/** Folders of files that are published: all of `static/`, and of the others what texts name. */
const folders = ['static', 'blog', 'docs', 'versioned_docs', 'src/pages', translationsFolder];

/** Hidden files that hosts read, and the folder of those that programs ask a host for. */
const forHosts = /^static\/\.(?:well-known\/.*|nojekyll|htaccess|domains)$/;

/** Whether readers could get a hidden file that is not for them; beside texts, some are examples. */
const isHidden = (file: string): boolean =>
  /(?:^|\/)\.env(?!\.(?:example|sample|template)$)[^/]*$/.test(file) ||
  (file.startsWith('static/') && file.includes('/.') && !forHosts.test(file) && !isLeftOver(file));

/** Checks a document that browsers open by themselves, where they run what it has. Code beside posts is only shown. */
function checkDocument(siteDir: string, file: string): Finding[] {
  const kind = documentKind(file);
  if (kind === undefined || /^(?:blog|docs)\/.*\/code\//.test(file)) {
    return [];
  }
  const unread = collect(file, '');
  const text = readText(join(siteDir, file), unread.reportAs('file'));
  const found = text === null ? undefined : activeContent(text, kind === 'xml');
  if (text === null || found === undefined) {
    return unread.findings;
  }
  const {findings, reportAs} = collect(file, text);
  reportAs('file')(
    found.at,
    `${show(found.what)} runs, or loads, something for whoever opens this file`,
    kind === 'xml'
      ? 'delete it, or export the drawing again without scripts and links to them'
      : 'delete it, or write the page in src/pages/',
  );
  return findings;
}

function checkFile(
  siteDir: string,
  file: string,
  entry: Pick<Dirent, 'isSymbolicLink'>,
): Finding[] {
  const {findings, reportAs} = collect(file, '');
  const report: Report = reportAs('file');
  if (entry.isSymbolicLink()) {
    report(0, 'This is a symbolic link', 'put the file or folder itself here');
  } else if (isHidden(file)) {
    const remedy = 'delete it, or put it where nothing is published; revoke the keys that it has';
    report(0, 'This hidden file would be for everybody to read', remedy);
  } else {
    return checkDocument(siteDir, file);
  }
  return findings;
}

/**
 * Checks the files of all folders that are published: there are no symbolic links, which Docusaurus follows wherever they
 * lead, no hidden files, and no documents that run something.
 */
export const checkFiles = (siteDir: string): Finding[] =>
  folders
    .filter((folder) => existsSync(join(siteDir, folder)))
    .flatMap((folder) => [
      ...checkFile(siteDir, folder, lstatSync(join(siteDir, folder))),
      ...readdirSync(join(siteDir, folder), {recursive: true, withFileTypes: true})
        .filter((entry) => !entry.isDirectory())
        .flatMap((entry) => {
          const path = relative(siteDir, join(entry.parentPath, entry.name));
          return checkFile(siteDir, path.replaceAll('\\', '/'), entry);
        }),
    ]);
