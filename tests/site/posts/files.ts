import {basename, dirname} from 'node:path/posix';
import {files, read} from '../support/files';

/** Every file that posts show or run: the contents of the `code/` folders beside them. */
export const code = files.filter((file) => /^blog\/(?:.*\/)?code\//.test(file));

/** Whether a script or test beside a post only runs at night: its first line is `// Slow:` and the reason. */
export const isSlow = (file: string): boolean => read(file).startsWith('// Slow: ');

/** The exact output that a script must print: `check.out.txt` is that of `check.ts`. */
export const outputs = code
  .filter((file) => file.endsWith('.out.txt'))
  .map((output) => {
    const name = basename(output, '.out.txt');
    const script = code.find((file) =>
      ['ts', 'tsx', 'sh'].some((ending) => file === `${dirname(output)}/${name}.${ending}`),
    );
    return {output, script};
  });

/** The places where posts show a file: `blog/…/index.md:84`, for each fence that names it. */
export function placesOf(file: string): string[] {
  // Only the posts beside a code/ folder name its files.
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
