import type {AtRule, Declaration, Root} from 'postcss';
import {themeAttribute} from '../../lib/contracts';
import {propertiesIn, removeUnusedProperties} from './keep-used';

/** Selectors of the root element itself, in one colour mode or both. */
const ofRoot = new RegExp(`^(?::root|html)?(?:\\[${themeAttribute}=['"]?\\w+['"]?\\])?$`);

const ofDarkRoot = new RegExp(`${themeAttribute}=['"]?dark`);

const isOfRoot = (selector: string) => ofRoot.test(selector);

/** The selectors of the rule that contains a declaration. */
const selectorsOf = ({parent}: Declaration): string[] =>
  parent?.type === 'rule' ? parent.selectors : [];

const isOnRoot = (declaration: Declaration) => {
  const selectors = selectorsOf(declaration);
  return selectors.length > 0 && selectors.every(isOfRoot);
};

/** The at-rules around the rule of a declaration, the innermost first. */
function atRulesAround(declaration: Declaration): AtRule[] {
  const around: AtRule[] = [];
  let outer = declaration.parent?.parent as AtRule | Root | undefined;
  while (outer?.type === 'atrule') {
    around.push(outer);
    outer = outer.parent as AtRule | Root | undefined;
  }
  return around;
}

/** Whether a declaration applies to the root element wherever the page is shown. */
const isPlain = (declaration: Declaration) =>
  isOnRoot(declaration) && atRulesAround(declaration).every(({name}) => name === 'layer');

/** The layer that a declaration is in, or `''` if it is in none. */
const layerOf = (declaration: Declaration) =>
  atRulesAround(declaration).find(({name}) => name === 'layer')?.params ?? '';

/** Finds `var(--name)` or `var(--name, anything)` in a value. */
function findUse(value: string, name: string): [from: number, to: number] | undefined {
  const start = new RegExp(`var\\(\\s*${name}\\s*(?=[,)])`).exec(value);
  if (!start) {
    return undefined;
  }
  let depth = 0;
  for (let at = start.index; at < value.length; at++) {
    depth += value[at] === '(' ? 1 : value[at] === ')' ? -1 : 0;
    if (depth === 0 && value[at] === ')') {
      return [start.index, at + 1];
    }
  }
  return undefined;
}

/**
 * Replaces custom properties that never change with their values: those defined once, on the root element, for
 * every reader. First it removes definitions of the framework that a later layer replaces in both colour modes.
 *
 * @param root the style sheet; changed in place
 * @param options.isReplaceable whether a layer of that name gives way to the others
 * @param options.isNamedElsewhere whether pages or scripts mention a property
 */
export function foldProperties(
  root: Root,
  options: {isReplaceable: (layer: string) => boolean; isNamedElsewhere: (name: string) => boolean},
): void {
  const replaced = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    const selectors = selectorsOf(declaration);
    if (
      isPlain(declaration) &&
      !options.isReplaceable(layerOf(declaration)) &&
      selectors.includes(':root') &&
      selectors.some((selector) => ofDarkRoot.test(selector))
    ) {
      replaced.add(declaration.prop);
    }
  });
  root.walkDecls(/^--/, (declaration) => {
    if (
      replaced.has(declaration.prop) &&
      options.isReplaceable(layerOf(declaration)) &&
      isOnRoot(declaration)
    ) {
      declaration.remove();
    }
  });
  removeUnusedProperties(root, options.isNamedElsewhere);

  const definitions = new Map<string, Declaration[]>();
  const uses = new Map<string, Declaration[]>();
  const note = (map: Map<string, Declaration[]>, name: string, declaration: Declaration) => {
    const noted = map.get(name);
    if (noted) {
      noted.push(declaration);
    } else {
      map.set(name, [declaration]);
    }
  };
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) {
      note(definitions, declaration.prop, declaration);
    }
    for (const name of new Set(propertiesIn(declaration.value))) {
      note(uses, name, declaration);
    }
  });
  const isOfRootOnly = (name: string) => definitions.get(name)?.every(isOnRoot) ?? false;
  const pending = [...definitions.keys()];
  for (let name = pending.shift(); name; name = pending.shift()) {
    const [definition, another] = definitions.get(name)!;
    const inner = propertiesIn(definition!.value);
    if (
      another ||
      !isPlain(definition!) ||
      options.isNamedElsewhere(name) ||
      inner.includes(name) ||
      // They are resolved where they are defined, not where they are used.
      !inner.every(isOfRootOnly)
    ) {
      continue;
    }
    for (const use of uses.get(name) ?? []) {
      for (let place = findUse(use.value, name); place; place = findUse(use.value, name)) {
        const [before, after] = [use.value.slice(0, place[0]), use.value.slice(place[1])];
        use.value = `${before} ${definition!.value} ${after}`.trim();
      }
      for (const innerName of inner) {
        note(uses, innerName, use);
      }
    }
    definition!.remove();
  }
  removeUnusedProperties(root, options.isNamedElsewhere);
}
