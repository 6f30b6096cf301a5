import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rename, rmdir, writeFile} from 'node:fs/promises';
import {basename, dirname, join, relative, resolve, sep} from 'node:path';
import {filesBelow} from './addresses';

/*
 * Paths in a text that begin at its own folder: of links, pictures, definitions, attributes and imports. They
 * are found by their looks, and not by a parser, since a post that comes from elsewhere may be none yet that
 * can be read; what leads to no file is left alone.
 */
const paths =
  /(?<=\]\(\s*<?|^\[[^\]\n]+\]:[ \t]*<?|\b(?:src|href)=\{?(?:require\()?["']|\b(?:from|import)\s*["'])(?!\w+:|[/#@])[^\s"'()<>#?]+/gm;

/** A path with slashes that begins with a dot, as links and imports have it. */
function asLink(path: string): string {
  const link = path.split(sep).join('/');
  return link.startsWith('.') ? link : `./${link}`;
}

const decode = (path: string) => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** Removes a folder and those above it that nothing is left in, up to the blog. */
async function removeEmpty(folder: string, blog: string): Promise<void> {
  const isInside = !relative(blog, folder).startsWith('..') && folder !== blog;
  if (isInside && existsSync(folder) && (await readdir(folder)).length === 0) {
    await rmdir(folder);
    await removeEmpty(dirname(folder), blog);
  }
}

/**
 * Moves a post, or the folder of one, and lets paths follow: those in it, and those of other posts to it.
 * Does nothing where something lies in the new place already.
 */
export async function relocate(blog: string, from: string, to: string): Promise<void> {
  // Its folder may have been moved just before, with all that is in it.
  if (!existsSync(from) || existsSync(to)) {
    return;
  }
  await mkdir(dirname(to), {recursive: true});
  await rename(from, to);
  await removeEmpty(dirname(from), blog);
  const moved = (path: string, [old, now]: [string, string]) =>
    path === old || path.startsWith(old + sep) ? now + path.slice(old.length) : path;
  const texts = filesBelow(blog).filter((file) => /\.mdx?$/.test(file));
  for (const file of texts.map((name) => join(blog, name))) {
    const former = moved(file, [to, from]);
    const text = await readFile(file, 'utf8').catch(() => '');
    if (former === file && !text.includes(basename(from))) {
      continue;
    }
    const changed = text.replace(paths, (path) => {
      const target = moved(resolve(dirname(former), decode(path)), [from, to]);
      return target === resolve(dirname(file), decode(path)) || !existsSync(target)
        ? path
        : encodeURI(asLink(relative(dirname(file), target)));
    });
    if (changed !== text) {
      await writeFile(file, changed);
    }
  }
}
