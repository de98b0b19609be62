import { hasStock, type StockStatus } from '../../../../domain/stock/stock-status.js';
import { iconPaths } from '../../../icon-paths.js';

const element = (name: string, attributes: Readonly<Record<string, string>>): SVGElement => {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
};

/**
 * Draws a shape of 16 units on a disc, in the middle of a box of 28 units. In a higher box it stays
 * at the top. The disc has the colour of the pin. For a status without stock, the disc is so large
 * and pale that the pin looks hollow.
 */
function draw(status: StockStatus): SVGElement {
  const glyph = element('svg', {
    class: `map-stock ${status}`,
    viewBox: '-6 -6 28 28',
    preserveAspectRatio: 'xMidYMin',
    'aria-hidden': 'true',
  });
  const r = hasStock(status) ? '8' : '11';
  const paths = iconPaths[status].map((d) => element('path', { d }));
  glyph.append(element('circle', { cx: '8', cy: '8', r }), ...paths);
  return glyph;
}

const glyphs = new Map<StockStatus, SVGElement>();

/**
 * Returns the shape of a status for a pin, which is the shape in the badge. A copy is several times
 * cheaper than a new drawing, and a zoom may need a hundred.
 */
export function stockGlyph(status: StockStatus): Node {
  let glyph = glyphs.get(status);
  if (!glyph) glyphs.set(status, (glyph = draw(status)));
  return glyph.cloneNode(true);
}
