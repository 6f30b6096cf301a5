import {git, readTree, storeBlob, textOf, writeTree, type Repository, type Tree} from './git';

/** A place that both sides changed, and that somebody has to look at. */
export type Conflict = {file: string; line?: number; message: string};

export type Merge = {
  tree: Tree;
  /** Files that one side changed and the other removed, with what became of them. */
  kept: string[];
  conflicts: Conflict[];
};

/** One file as `git merge-tree` could not merge it: the stages (1 base, 2 ours, 3 theirs) that have it. */
type Unmerged = Map<string, Set<string>>;

/** Reads what `git merge-tree -z` prints: https://git-scm.com/docs/git-merge-tree#OUTPUT */
export function readMergeTree(output: string): {
  id: string;
  unmerged: Unmerged;
  messages: Array<{paths: string[]; kind: string; message: string}>;
} {
  const fields = output.split('\0');
  const id = fields.shift()!;
  const unmerged: Unmerged = new Map();
  for (let field = fields.shift(); field; field = fields.shift()) {
    const [, stage, path] = /^\d+ [\da-f]+ (\d)\t(.*)$/s.exec(field) as unknown as [
      string,
      string,
      string,
    ];
    unmerged.set(path, (unmerged.get(path) ?? new Set()).add(stage));
  }
  const messages = [];
  while (fields.length > 2) {
    const paths = fields.splice(1, Number(fields[0]));
    const [, kind, message] = fields.splice(0, 3) as [string, string, string];
    messages.push({paths, kind, message: message.trim()});
  }
  return {id, unmerged, messages};
}

/** The lines, from 1, at which conflicts begin. */
export const conflictLines = (text: string): number[] =>
  text.split('\n').flatMap((line, index) => (line.startsWith('<<<<<<< ') ? index + 1 : []));

/** Stores a tree as a commit of nobody's that no branch has. */
function commitTree(repository: Repository, tree: Tree, ...parents: string[]): string {
  const someone = {name: 'upgrade', email: 'upgrade@localhost'};
  const env = {
    ...{GIT_AUTHOR_NAME: someone.name, GIT_AUTHOR_EMAIL: someone.email},
    ...{GIT_COMMITTER_NAME: someone.name, GIT_COMMITTER_EMAIL: someone.email},
  };
  const flags = parents.flatMap((parent) => ['-p', parent]);
  return git(repository, ['commit-tree', writeTree(repository, tree), ...flags, '-m', 'A side'], {
    env,
  }).trim();
}

/**
 * Merges two versions of a tree. Git follows files that one side moved. A file that one side removed and the other
 * changed is no conflict: the owner's removal stands, and so do the owner's changes.
 */
export function mergeTrees(repository: Repository, base: Tree, ours: Tree, theirs: Tree): Merge {
  const common = commitTree(repository, base);
  const sides = [commitTree(repository, ours, common), commitTree(repository, theirs, common)];
  const names = (text: string) =>
    text.replaceAll(sides[0]!, 'yours').replaceAll(sides[1]!, 'the product');
  // Files that the owner added to a folder that the product moved stay where the owner put them.
  const settings = ['-c', 'merge.directoryRenames=false', '-c', 'merge.conflictStyle=merge'];
  const output = git(repository, [...settings, 'merge-tree', '--write-tree', '-z', ...sides], {
    accept: 1,
  });
  const {id, unmerged, messages} = readMergeTree(output);
  const tree = readTree(repository, id);
  const kept: string[] = [];
  const conflicts: Conflict[] = [];
  for (const [path, stages] of unmerged) {
    if (stages.size === 2 && !stages.has('2')) {
      tree.delete(path);
      kept.push(`${path}: you removed it, and it stays removed, though the product has changed it`);
    } else if (stages.size === 2 && !stages.has('3')) {
      kept.push(`${path}: the product removed it, and yours stays, since you have changed it`);
    } else {
      const text = textOf(repository, tree, path) ?? '';
      const lines = conflictLines(text);
      const said = messages.find(
        ({paths, kind}) => kind.startsWith('CONFLICT') && paths.includes(path),
      );
      if (lines.length === 0) {
        conflicts.push({file: path, message: names(said?.message ?? 'both sides have changed it')});
        continue;
      }
      const message = 'you and the product have changed these lines';
      conflicts.push(...lines.map((line) => ({file: path, line, message})));
      tree.set(path, {...tree.get(path)!, id: storeBlob(repository, names(text))});
    }
  }
  return {tree, kept, conflicts};
}
