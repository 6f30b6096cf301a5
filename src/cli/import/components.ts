import {lossComment} from './model';

/** A component that a text of MDX imports from a file that a post cannot bring along. */
type Lost = {line: number; what: string};

const imported = /^import\s+([^'"]+?)\s+from\s+['"]([^'"]+)['"];?[ \t]*$/gm;

/** Packages that this site has, too. */
const known = /^(?:@theme\/|@docusaurus\/|react$)/;

/**
 * Replaces what a text of MDX imports, and cannot import any more, and where it uses it, by marked comments.
 *
 * @param isThere whether the file of a relative path is in the source
 */
export function withoutLostComponents(
  text: string,
  isThere: (path: string) => boolean,
): {text: string; losses: Lost[]} {
  const losses: Lost[] = [];
  const names: string[] = [];
  const comment = (what: string) => lossComment(what.replace(/\s+/g, ' ').slice(0, 200), true);
  let changed = text.replace(imported, (statement, clause: string, from: string, at: number) => {
    if (known.test(from) || isThere(from)) {
      return statement;
    }
    losses.push({
      line: text.slice(0, at).split('\n').length,
      what: `Component of ${from}: ${statement.trim()}`,
    });
    names.push(...(clause.match(/[A-Za-z_$][\w$]*/g) ?? []).filter((name) => name !== 'as'));
    return comment(statement);
  });
  for (const name of names) {
    const used = new RegExp(
      `<${name}\\b(?:[^>"'{]|"[^"]*"|'[^']*'|\\{[^}]*\\})*?(?:/>|>[^]*?</${name}\\s*>)`,
      'g',
    );
    changed = changed.replace(used, (element) => comment(element));
  }
  return {text: changed, losses};
}
