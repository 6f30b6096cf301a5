import {basename, dirname} from 'node:path/posix';
import {files, read} from '../architecture/files';

/** Every file that posts show or run: what lies in the folder `code/` beside them. */
export const code = files.filter((file) => /^blog\/(?:.*\/)?code\//.test(file));

/** What a script is to print, to the letter: `check.out.txt` is what `check.ts` prints. */
export const outputs = code
  .filter((file) => file.endsWith('.out.txt'))
  .map((output) => {
    const name = basename(output, '.out.txt');
    const script = code.find((file) =>
      ['ts', 'tsx', 'sh'].some((ending) => file === `${dirname(output)}/${name}.${ending}`),
    );
    return {output, script};
  });

/** Where posts show a file: `blog/…/index.md:84`, for each fence that names it. */
export function placesOf(file: string): string[] {
  // What lies in code/ is named by the posts beside that folder.
  const folder = file.slice(0, file.indexOf('/code/'));
  const name = file.slice(folder.length + 1);
  return files
    .filter((post) => dirname(post) === folder && /\.mdx?$/.test(post))
    .flatMap((post) =>
      read(post)
        .split('\n')
        .flatMap((line, index) =>
          /^\s*(?:```|~~~)/.test(line) && line.split(/[\s#]/).includes(`file=${name}`)
            ? `${post}:${index + 1}`
            : [],
        ),
    );
}
