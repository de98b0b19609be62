import type { StockStatus } from '../../../../domain/stock/stock-status.js';
import { iconPaths } from '../../../icon-paths.js';

const element = (name: string, attributes: Readonly<Record<string, string>>): SVGElement => {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
};

/**
 * A shape in a box of 16, on a disc, in the middle of a box of 28; at the top of one that is higher. The disc is as the
 * pin, or, where there is nothing to have, so large and pale that the pin looks hollow.
 */
function draw(status: StockStatus): SVGElement {
  const glyph = element('svg', {
    class: `map-stock ${status}`,
    viewBox: '-6 -6 28 28',
    preserveAspectRatio: 'xMidYMin',
    'aria-hidden': 'true',
  });
  const r = status === 'in' || status === 'low' ? '8' : '11';
  const paths = iconPaths[status].map((d) => element('path', { d }));
  glyph.append(element('circle', { cx: '8', cy: '8', r }), ...paths);
  return glyph;
}

const glyphs = new Map<StockStatus, SVGElement>();

/**
 * What a pin wears of a status: the badge's shape. Copies are several times cheaper than new drawings, and a zoom may
 * bring a hundred.
 */
export function stockGlyph(status: StockStatus): Node {
  let glyph = glyphs.get(status);
  if (!glyph) glyphs.set(status, (glyph = draw(status)));
  return glyph.cloneNode(true);
}
