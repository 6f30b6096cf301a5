import type {Root} from 'hast';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';
import {taskAttribute} from '../lib/contracts';

/**
 * A rehype plugin for task lists, whose boxes Markdown makes disabled controls without a name: signs say the same on
 * paper, in feeds and to screen readers, in any language.
 */
export function tasks() {
  return (root: Root): void => {
    visit(root, {type: 'element', tagName: 'input'}, (box) => {
      const {type, disabled, checked} = box.properties;
      if (type === 'checkbox' && disabled) {
        // The second code point keeps phones from showing an emoji.
        const [state, sign] = checked ? ['done', '☑\ufe0e'] : ['open', '☐'];
        Object.assign(box, h('span', {[taskAttribute]: state}, sign));
      }
    });
  };
}
