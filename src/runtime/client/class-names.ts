import {basename, dirname, sep} from 'node:path';
import {componentClass, packageInClass} from '../../lib/contracts';
import {loadersOf} from '../loaders-of';

type CssModules = {
  localIdentName?: string;
  getLocalIdent?: (context: {resourcePath: string}, template: string, name: string) => string;
};

/**
 * Distinguishes the classes of a style sheet from those of others, by the path of its component. It never
 * depends on earlier names: the build and the readers' scripts must use the same ones.
 *
 * @param file path of the style sheet
 */
export function componentOf(file: string): string {
  const folders = dirname(file).split(sep);
  const start = Math.max(
    ...['components', 'theme', 'lib', 'src'].map((name) => folders.lastIndexOf(name)),
  );
  const installed = folders.lastIndexOf('node_modules');
  // A component of the site, of its src/theme, or of a package.
  const origin =
    installed > 0
      ? [
          packageInClass(
            folders
              .slice(installed + 1, start)
              .filter((name) => name !== 'lib')
              .join('/'),
          ),
        ]
      : folders[start] === 'theme'
        ? ['theme']
        : [];
  const own = basename(file).replace(/\.module\.css$/, '');
  return [...origin, ...folders.slice(start + 1), ...(own === 'styles' ? [] : [own])].join('-');
}

/**
 * Names classes after their component, as in `words_SkyHeader`, where Docusaurus puts a hash: hashes compress
 * worst, and each class of each component has its own. Changes the configuration in place.
 */
export function nameClasses(config: {module?: {rules?: unknown}}): void {
  const files = new Map<string, string>();
  const getLocalIdent: CssModules['getLocalIdent'] = ({resourcePath}, _template, name) => {
    const component = componentOf(resourcePath);
    const other = files.get(component) ?? resourcePath;
    if (other !== resourcePath) {
      throw new Error(
        `The classes of ${resourcePath} would be named as those of ${other}: rename one.`,
      );
    }
    files.set(component, resourcePath);
    return componentClass(name, component);
  };
  for (const {loader, options} of loadersOf(config.module)) {
    const {modules} = options as {modules?: CssModules};
    if (typeof loader === 'string' && loader.includes('css-loader') && modules) {
      modules.getLocalIdent = getLocalIdent;
    }
  }
}
