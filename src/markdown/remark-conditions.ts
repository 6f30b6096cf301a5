import type {List, Nodes, Root} from 'mdast';
import {SKIP, visit} from '../lib/es-modules.cjs';
import {conditionNames, isMet, type SwitchedOn} from './conditions';
import {stopAt, type File} from './warn';

/** The services of a site, each with its purpose. */
const listOf = (services: NonNullable<SwitchedOn['services']>): List => ({
  type: 'list',
  spread: false,
  children: services.map(({origin, purpose}) => ({
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'paragraph',
        children: [
          {type: 'inlineCode', value: origin},
          {type: 'text', value: ` ${purpose}`},
        ],
      },
    ],
  })),
});

/**
 * A remark plugin by which a text says what is true of the site as it is configured. `:::when{podcast}` … `:::`
 * and `:when[words]{podcast}` are shown only where the site has what is named; `::services` lists the services of
 * other origins, each with its purpose.
 *
 * Stops the build, with file and line, at a condition that it does not know.
 */
export function whenSwitchedOn(site: SwitchedOn) {
  const {services = []} = site;
  return (root: Root, file: File): void => {
    visit(root, (node, index, parent) => {
      const put = (nodes: Nodes[]): [typeof SKIP, number] => {
        (parent as {children: Nodes[]}).children.splice(index!, 1, ...nodes);
        // Visits what has taken the place of the directive.
        return [SKIP, index!];
      };
      if (node.type === 'leafDirective' && node.name === 'services') {
        return put(services.length > 0 ? [listOf(services)] : []);
      }
      if (
        (node.type !== 'containerDirective' && node.type !== 'textDirective') ||
        node.name !== 'when'
      ) {
        return undefined;
      }
      const names = Object.keys(node.attributes ?? {});
      if (names.length === 0 || !names.every((name) => conditionNames.includes(name))) {
        stopAt(
          file,
          node,
          `There is no condition {${names.join(' ')}}: write one of ${conditionNames.join(', ')}, as in :::when{${conditionNames[0]!}}.`,
        );
      }
      return put(isMet(names, site) ? node.children : []);
    });
  };
}
