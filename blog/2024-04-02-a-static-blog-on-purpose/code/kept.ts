// Needs two versions of aws, rclone, s3cmd and moto_server on the path: rolls the small build back to an A that was kept in several ways,
// and writes session.txt and kept.txt; then from a B that aws uploaded whole or in parts, with several tools, and writes uploads.txt. `AWS=aws AWS_1=PATH npx tsx code/kept.ts`,
// with the name of one output to write only that.
import {execFileSync} from 'node:child_process';
import {copyFileSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {answer} from './bucket';
import {build, type Files} from './build';
import {edited, posts} from './posts';
import {environment, remoteOf, s3cmdOf, startStandIn, type Version} from './stand-in';

const port = process.env.PORT ?? '4571';
const endpoint = `http://127.0.0.1:${port}`;
const work = join(tmpdir(), `kept-${process.pid}`);
const [before, after] = [build(posts), build(edited)];

const bashWith = (version: Version, command: string, ...words: string[]) =>
  execFileSync('bash', ['-ec', command, 'bash', ...words], {
    cwd: work,
    encoding: 'utf8',
    env: environment(work, version),
  });
const bash = (command: string, ...words: string[]) => bashWith(2, command, ...words);

function write(folder: string, files: Files): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(work, folder, path)), {recursive: true});
    writeFileSync(join(work, folder, path), text);
  }
}

/** Commands that keep A as $1 before B is released, and those that make the folder `kept` of it afterwards. */
export const ways: Record<string, [keep: string, unpack: string]> = {
  'cp -a': ['cp -a A $1', 'cp -a $1 kept'],
  tar: ['tar cf $1 -C A .', 'mkdir kept; tar xf $1 -C kept'],
  'zip and unzip': ['cd A; zip -qr ../$1.zip .', 'unzip -q $1.zip -d kept'],
  'aws s3 cp from another bucket': [
    'aws s3 mb s3://$1; aws s3 cp --recursive A s3://$1',
    'aws s3 cp --recursive s3://$1 kept',
  ],
  'all timestamps set to one date': [
    'cp -a A $1',
    'cp -r $1 kept; find kept -type f -exec touch -d 2020-01-01 {} +',
  ],
  'cp -r': ['cp -a A $1', 'cp -r $1 kept'],
  'git clone': [
    'cp -a A $1; cd $1; git init -q; git add .; git -c user.name=A -c user.email=a@a.example commit -qm A',
    'git clone -q $1 kept; rm -rf kept/.git',
  ],
  'a rebuild of the old commit': [':', ':'],
  'cp -a, then touch': ['cp -a A $1', 'cp -a $1 kept; find kept -type f -exec touch {} +'],
};

/** Writes files and releases them by `sync`, a second apart from all else, so that it uploads every one. */
async function release(files: Files, folder = 'fresh'): Promise<void> {
  rmSync(join(work, folder), {recursive: true, force: true});
  await sleep(1100);
  write(folder, files);
  bash('aws s3 sync --quiet $1 s3://site', folder);
  await sleep(1100);
}

/** Pages in the bucket that are not those of the build. */
async function wrongPages(files: Files): Promise<number> {
  let wrong = 0;
  for (const [path, text] of files) {
    if (!path.endsWith('.html')) continue;
    wrong += (await (await answer(endpoint, 'site', path)).text()) === text ? 0 : 1;
  }
  return wrong;
}

const remote = `${remoteOf(endpoint)}:site`;

/** Commands that upload the folder $1. */
export const uploads: Record<string, string> = {
  'aws s3 sync': 'aws s3 sync $1 s3://site',
  'roll-back.sh': 'bash roll-back.sh $1 s3://site',
  'html-last.sh': 'bash html-last.sh $1 s3://site',
  's3cmd sync': `${s3cmdOf(endpoint).join(' ')} $1/ s3://site/`,
  'rclone copy --checksum': `rclone copy --checksum $1 '${remote}'`,
};

const shown = [
  'aws s3 sync --quiet B s3://site',
  "ls -go --time-style='+%H:%M:%S' [AB]/404.html",
  'aws s3 ls s3://site/404.html',
  `grep -o 'runtime[^"]*' [AB]/404.html`,
  'aws s3 sync --no-progress A s3://site; echo "exit status $?"',
  'bash check.sh A s3://site',
  'bash roll-back.sh A s3://site > log',
  'bash check.sh A s3://site',
];

const save = (name: string, lines: string[]) =>
  writeFileSync(join(__dirname, `${name}.txt`), `${lines.join('\n')}\n`);

/** Releases A, keeps it, releases B, and goes back to A as on a terminal. */
async function writeSession(): Promise<void> {
  const session = shown.map((command) => {
    // Line by line, as on a terminal.
    const output = bash(`exec 2>&1; stdbuf -oL bash -c "$1" || true`, command);
    return `$ ${command}\n${output}`;
  });
  writeFileSync(join(__dirname, 'session.txt'), session.join(''));
}

/** Goes back to each A that was kept. */
async function writeKept(): Promise<void> {
  const lines = ([2, 1] as const).map((version) =>
    bashWith(version, 'aws --version').split(' ')[0]!.replace('/', ' '),
  );
  lines.push(
    "of 5 pages, those that are still B's after sync, and after roll-back.sh, with each version:",
  );
  for (const [index, [name, [, unpack]]] of Object.entries(ways).entries()) {
    const counts: number[] = [];
    for (const version of [2, 1] as const) {
      for (const command of ['aws s3 sync kept s3://site', 'bash roll-back.sh kept s3://site']) {
        await release(after);
        bash(`rm -rf kept; ${unpack}`, `kept-${index}`);
        if (unpack === ':') write('kept', build(posts));
        bashWith(version, command);
        counts.push(await wrongPages(before));
      }
    }
    lines.push(`  ${name.padEnd(29)} ${counts.join('  ')}`);
  }
  save('kept', lines);
}

/** Goes back to A with each tool. */
async function writeUploads(): Promise<void> {
  writeFileSync(join(work, 'whole'), '');
  // Uploads each file in parts, which is one.
  writeFileSync(join(work, 'parts'), '[default]\ns3 =\n  multipart_threshold = 1\n');
  const lines = [
    bash('rclone --version').split('\n')[0]!,
    bash('s3cmd --version').trim(),
    "of 5 pages, those that are still B's after each tool, where aws had uploaded B whole, and in parts, with multipart_threshold = 1:",
  ];
  for (const [name, upload] of Object.entries(uploads)) {
    const counts: number[] = [];
    for (const config of ['whole', 'parts']) {
      bash('aws s3 rm --recursive s3://site; AWS_CONFIG_FILE=$1 aws s3 cp --recursive B s3://site', config);
      const tag = (await answer(endpoint, 'site', '404.html')).headers.get('etag')!;
      if (tag.includes('-') !== (config === 'parts')) throw new Error(`B was not uploaded ${config}: ${tag}`);
      await sleep(1100);
      bash(`rm -rf kept; cp -a kept-0 kept; ${upload.replaceAll('$1', 'kept')}`);
      counts.push(await wrongPages(before));
    }
    lines.push(`  ${name.padEnd(29)} ${counts.join('  ')}`);
  }
  save('uploads', lines);
}

async function main(): Promise<void> {
  const isAsked = (name: string) => [undefined, name].includes(process.argv[2]);
  const server = startStandIn(work, port);
  try {
    for (const name of ['check.sh', 'roll-back.sh', 'html-last.sh']) {
      copyFileSync(join(__dirname, name), join(work, name));
    }
    await sleep(8000);
    bash('aws s3 mb s3://site');
    await release(before, 'A');
    for (const [index, [keep]] of Object.values(ways).entries()) {
      bash(keep, `kept-${index}`);
    }
    write('B', after);
    if (isAsked('session')) await writeSession();
    if (isAsked('kept')) await writeKept();
    if (isAsked('uploads')) await writeUploads();
  } finally {
    server.kill();
    rmSync(work, {recursive: true});
  }
}

if (process.argv[1] === __filename) {
  void main();
}
