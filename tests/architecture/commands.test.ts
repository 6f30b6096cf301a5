import {expect, test} from 'vitest';
import {files, read} from './files';

// Each script of package.json is described, and each that a document names exists.

const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};

/** What people read: documents, workflows, posts with the files that they show, and our programs' messages. */
const documents = files.filter(
  (file) =>
    /^(?:README\.md|\.github\/.*\.(?:md|ya?ml)|docs\/.*\.mdx?|\.ci\/run)$/.test(file) ||
    /^blog\/.*\.(?:mdx?|txt|sh|tsx?)$/.test(file) ||
    (/^src\/.*\.(?:tsx?|md|txt)$/.test(file) && !/\.test\.tsx?$/.test(file)),
);

/** The scripts that a text names, such as `npm run check-posts -- --fix`. */
const scriptsIn = (text: string) =>
  [...text.matchAll(/\bnpm (?:run (?:--silent )?([a-z][\w:-]*)|(start|test)\b)/g)].map(
    ([, run, plain]) => (run ?? plain)!,
  );

test('each command that a document names is a script of package.json', () => {
  const unknown = documents.flatMap((file) =>
    scriptsIn(read(file))
      .filter((name) => scripts[name] === undefined)
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('each script of package.json has a row in MAINTAINING', () => {
  const described = new Set(
    scriptsIn((read('.github/MAINTAINING.md').match(/^\| `npm .*$/gm) ?? []).join('\n')),
  );
  expect(Object.keys(scripts).filter((name) => !described.has(name))).toEqual([]);
});
