import {Graphviz} from '@hpcc-js/wasm-graphviz';
import {fromHtml} from 'hast-util-from-html';
import type {Element} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** Words for those who do not see a drawing, and as its name. */
export type Words = {title: string; description: string};

// Arial is as wide as the site's font, and Graphviz knows its widths.
const defaults =
  'graph [bgcolor=transparent fontname=Arial fontsize=15] node [fontname=Arial fontsize=15 shape=box margin="0.16,0.09"] edge [fontname=Arial fontsize=13]';

/** The site's colours for Graphviz' own. */
const colours: Record<string, string> = {black: 'var(--site-control)', white: 'none'};

/** What Graphviz writes for tools, and what the page gives by itself. */
const needless = ['id', 'className', 'xmlSpace', 'fontFamily', 'xmlns', 'xmlnsXLink'];

/** Pixels for a point of Graphviz. */
const scale = 4 / 3;

/** `title` and `desc` of a drawing, and the attributes that point to them. */
export function nameDrawing(svg: Element, id: string, {title, description}: Words): void {
  const word = (tagName: string, name: string, value: string): Element => ({
    type: 'element',
    tagName,
    properties: {id: name},
    children: [{type: 'text', value}],
  });
  svg.properties.role = 'img';
  svg.properties.ariaLabelledBy = [`${id}-title`];
  svg.properties.ariaDescribedBy = [`${id}-desc`];
  svg.children.unshift(
    word('title', `${id}-title`, title),
    word('desc', `${id}-desc`, description),
  );
}

/**
 * Draws a graph.
 *
 * @param source in the language DOT (graphviz.org/doc/info/lang.html)
 * @param id begins the ids in the drawing; unique in the page
 * @param words for those who do not see it
 * @returns an `svg` in the colours of the page
 * @throws what Graphviz says of a wrong source, with its line
 */
export async function drawDiagram(source: string, id: string, words: Words): Promise<Element> {
  const graphviz = await Graphviz.load();
  const text = graphviz.dot(source.replace('{', `{ ${defaults};`), 'svg');
  const root = fromHtml(text.slice(text.indexOf('<svg')), {fragment: true, space: 'svg'});
  visit(root, (node, index, parent) => {
    // Comments, line breaks and the names of nodes, which browsers would show at the pointer.
    const isBlank = node.type === 'text' && parent?.type === 'element' && parent.tagName !== 'text';
    if (
      node.type === 'comment' ||
      isBlank ||
      (node.type === 'element' && node.tagName === 'title')
    ) {
      (parent as Element).children.splice(index!, 1);
      return [SKIP, index!];
    }
    if (node.type === 'element') {
      const properties = Object.fromEntries(
        Object.entries(node.properties).filter(([name]) => !needless.includes(name)),
      );
      node.properties = properties;
      for (const name of ['fill', 'stroke']) {
        properties[name] = colours[String(properties[name])] ?? properties[name];
      }
      if (node.tagName === 'text') {
        properties.fill = 'var(--site-text)';
      }
    }
    return undefined;
  });
  const svg = root.children[0] as Element;
  const [, , width, height] = String(svg.properties.viewBox).split(/\s+/).map(Number);
  svg.properties.width = Math.round(width! * scale);
  svg.properties.height = Math.round(height! * scale);
  nameDrawing(svg, id, words);
  return svg;
}
