import {createHash, randomUUID} from 'node:crypto';
import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {readdir, rm, stat, writeFile} from 'node:fs/promises';
import {basename, join, relative, sep} from 'node:path';
import {deserialize, serialize} from 'node:v8';

const day = 86_400_000;

/** How long an entry stays that no build has asked for: builds of a branch, and of another language, come between. */
const longest = 14 * day;

/** What builds cache for later ones: each entry by a digest of all that it was made of. */
export type Cache = {
  /** `null` where there is no entry of that name. */
  read: (name: string) => Buffer | null;
  write: (name: string, content: Buffer | string) => void;
  /** Deletes what no build has asked for in a while. */
  sweep: () => Promise<void>;
};

/** The same, with a file for each. */
export type FileCache = Cache & {
  /**
   * Makes a file of the entry of that name, which is made first where there is none. It may be one file by two names,
   * as thousands of new ones take the disk longer than all else: delete it before you write to it.
   *
   * @returns whether it was made now
   */
  place: (name: string, to: string, make: () => Promise<Buffer>) => Promise<boolean>;
};

/** A digest of texts and bytes, each of which ends where the next one begins. */
export function digest(...parts: ReadonlyArray<Buffer | string>): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(`${Buffer.byteLength(part)}\0`).update(part);
  }
  return hash.digest('hex').slice(0, 40);
}

/** Adds every file below a folder or of this name, with its bytes; what is no file, by its name only. */
function addFiles(hash: ReturnType<typeof createHash>, path: string, root: string): void {
  const stats = lstatSync(path, {throwIfNoEntry: false});
  const isLink = stats?.isSymbolicLink() ?? false;
  const name = relative(root, path).split(sep).join('/');
  hash.update(`\0${name}\0${String(isLink)}\0`);
  if (stats?.isFile() || (isLink && statSync(path, {throwIfNoEntry: false})?.isFile())) {
    hash.update(readFileSync(path));
  } else if (stats?.isDirectory()) {
    for (const name of readdirSync(path).sort()) {
      addFiles(hash, join(path, name), root);
    }
  }
}

/**
 * A digest of files, and of folders with all that is in them. Links to folders are not followed.
 *
 * @param root the folder from which files are named, so that a copy of it elsewhere has the same digest
 */
export function digestOfFiles(paths: readonly string[], root = process.cwd()): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    addFiles(hash, path, root);
  }
  return hash.digest('hex');
}

/** Gives a file a second name; or a copy, as on another disk, or where the name is taken. */
export function linkOrCopy(file: string, to: string): void {
  try {
    linkSync(file, to);
  } catch {
    // Or it would be written into a file that may have other names.
    rmSync(to, {force: true});
    copyFileSync(file, to);
  }
}

/**
 * Opens a cache in a folder, which may be deleted at any time: it saves time, and nothing else.
 *
 * Files are read and written without giving the turn to a thread, here and wherever a build does so for each page:
 * that takes longer than to read a small one, and threads that write to one folder wait for each other.
 *
 * @param folder need not exist
 */
export function fileCache(folder: string): FileCache {
  /** `null` where the file is not cached, or deleted meanwhile. */
  const used = <T>(name: string, how: (file: string) => T): T | null => {
    const file = join(folder, name);
    try {
      const result = how(file);
      const now = new Date();
      // For `sweep`.
      if (now.getTime() - statSync(file).mtimeMs > day) {
        utimesSync(file, now, now);
      }
      return result;
    } catch {
      return null;
    }
  };
  const write = (name: string, content: Buffer | string) => {
    mkdirSync(folder, {recursive: true});
    // In one step: another build may read it.
    const unfinished = join(folder, `${name}.${randomUUID()}`);
    writeFileSync(unfinished, content);
    renameSync(unfinished, join(folder, name));
  };
  return {
    read: (name) => used(name, (file) => readFileSync(file)),
    async place(name, to, make) {
      const put = (file: string) => {
        linkOrCopy(file, to);
        return true;
      };
      if (used(name, put)) {
        return false;
      }
      write(name, await make());
      put(join(folder, name));
      return true;
    },
    write,
    async sweep() {
      const swept = join(folder, '.swept');
      const last = await stat(swept).catch(() => null);
      if (last && Date.now() - last.mtimeMs < day) {
        return;
      }
      for (const name of await readdir(folder).catch(() => [])) {
        const file = join(folder, name);
        const {mtimeMs} = await stat(file).catch(() => ({mtimeMs: Infinity}));
        if (Date.now() - mtimeMs > longest) {
          await rm(file, {force: true});
        }
      }
      // A look at thousands of files, once a day.
      await writeFile(swept, '').catch(() => undefined);
    },
  };
}

/** How many builds that made something new may go by before what none of them asked for is left out of a pack. */
const longestInPack = 5;

/** What is kept in a pack, by its name, and in how many builds since nobody has asked for it. */
type Pack = Map<string, {content: Buffer; builds: number}>;

/**
 * Caches many small entries in one file: a file for each is thousands of files to open in every build. `sweep` writes
 * it.
 *
 * @param name of the file, by which what was made otherwise lies apart
 */
export function packedCache(folder: string, name: string): Cache {
  const files = fileCache(folder);
  const asked = new Map<string, Buffer>();
  let hasNew = false;
  let known: Pack | undefined;
  const load = (): Pack => {
    try {
      return deserialize(files.read(name)!) as Pack;
    } catch {
      // There is none, or it is damaged: all of it is made again.
      return new Map();
    }
  };
  return {
    read(entry) {
      known ??= load();
      const content = asked.get(entry) ?? known.get(entry)?.content ?? null;
      if (content !== null) {
        asked.set(entry, content);
      }
      return content;
    },
    write(entry, content) {
      hasNew = true;
      asked.set(entry, Buffer.from(content));
    },
    async sweep() {
      if (hasNew) {
        // Once more: another build may have written it meanwhile.
        const former = [...load()].map(
          ([entry, {content, builds}]) => [entry, {content, builds: builds + 1}] as const,
        );
        const now = [...asked].map(([entry, content]) => [entry, {content, builds: 0}] as const);
        const entries = [...former, ...now].filter(([, {builds}]) => builds < longestInPack);
        files.write(name, serialize(new Map(entries)));
        hasNew = false;
      }
      await files.sweep();
    },
  };
}

/** The rooms of src/ whose code has a part in what src/build makes: all that it may import, and itself. */
export const roomsOfBuild = ['site', 'lib', 'content', 'markdown', 'cache', 'check', 'build'];

/** A digest of the code that src/build makes something with, packages included. */
export const codeOfBuild = (siteDir: string): string =>
  digestOfFiles(
    [
      ...roomsOfBuild.map((room) => join(__dirname, '..', room)),
      join(siteDir, 'package-lock.json'),
    ],
    siteDir,
  );

/** Caches what is made of the same parts again and again, and what JSON can hold. */
export type Memo = {
  /** What was made of these parts before, by this build or a former one; or else what is made now. */
  once: <T>(parts: ReadonlyArray<Buffer | string>, make: () => T | Promise<T>) => Promise<T>;
  /** Writes it for later builds. */
  sweep: Cache['sweep'];
};

/**
 * The memory of a plugin, from build to build, below `node_modules/.cache`. It starts again when the code of the
 * build has changed, or the packages.
 *
 * @param baseUrl of the language that is built: others have a memory of their own
 * @param plugin its folder, which names its cache
 */
export function memoOf(
  {siteDir, baseUrl}: {siteDir: string; baseUrl: string},
  plugin: string,
): Memo {
  const open = () =>
    packedCache(
      join(siteDir, 'node_modules/.cache', basename(plugin)),
      digest(codeOfBuild(siteDir), baseUrl),
    );
  let opened: Cache | undefined;
  return {
    async once<T>(parts: ReadonlyArray<Buffer | string>, make: () => T | Promise<T>): Promise<T> {
      const cache = (opened ??= open());
      const name = digest(...parts);
      const known = cache.read(name);
      if (known !== null) {
        return JSON.parse(String(known)) as T;
      }
      const made = await make();
      cache.write(name, JSON.stringify(made));
      return made;
    },
    sweep: async () => opened?.sweep(),
  };
}
