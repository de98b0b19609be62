/** The colours of the catalogue's variants, as cloth has them. */
export const colours = {
  Camel: '#c39a6b',
  Cognac: '#a4683a',
  Navy: '#333f5c',
  Ink: '#3a4568',
  Sand: '#d2bd98',
  Stone: '#c9bda6',
  Ecru: '#e9dfca',
  Black: '#46454a',
  White: '#f5f2ec',
  Sky: '#a9c6de',
  Forest: '#52694f',
  Olive: '#7d7a54',
  Green: '#6d9276',
  Rust: '#b3613c',
  Poppy: '#cf4b37',
  Burgundy: '#7f3040',
  Yellow: '#e2b23b',
  Mustard: '#d19f36',
  Slate: '#6a7784',
  Grey: '#9a9da1',
};

/** A colour with a share of its light. */
export function darker(color, share) {
  const parts = color.match(/[\da-f]{2}/gi).map((part) => Math.round(parseInt(part, 16) * share));
  return `#${parts.map((part) => Math.min(255, part).toString(16).padStart(2, '0')).join('')}`;
}
