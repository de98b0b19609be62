// Cloth for the drawings: silhouettes get grain, folds, shaded edges and a shadow from filters.

/** Mirrors a path of absolute coordinates at the middle of the picture. */
export const mirror = (path) =>
  path.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_pair, x, y) => `${800 - Number(x)} ${y}`);

/** A path and its mirror image. */
export const both = (path) => `${path} ${mirror(path)}`;

/**
 * The kinds of cloth: the size of the grain, the depth of grain and folds, and the share of the
 * light that is thrown back.
 */
const materials = {
  wool: { grain: '0.85', deep: 0.75, folds: 9, shine: 0.04 },
  cotton: { grain: '0.9', deep: 0.9, folds: 13, shine: 0.07 },
  linen: { grain: '0.35 0.95', deep: 0.5, folds: 14, shine: 0.05 },
  knit: { grain: '0.8', deep: 0.6, folds: 7, shine: 0.03 },
  denim: { grain: '0.8 0.3', deep: 1.1, folds: 10, shine: 0.05 },
  silk: { grain: '1.2', deep: 0.3, folds: 22, shine: 0.2 },
  nylon: { grain: '1.1', deep: 0.3, folds: 13, shine: 0.13 },
  leather: { grain: '0.5', deep: 0.45, folds: 5, shine: 0.09 },
  hard: { grain: '1.4', deep: 0.2, folds: 0, shine: 0.12 },
};

/** Light from the upper left, so strong that a flat surface keeps its colour. */
const lit = (surface, elevation) => `surfaceScale="${surface}" lighting-color="#fff"
  diffuseConstant="${(1 / Math.sin((elevation * Math.PI) / 180)).toFixed(3)}"`;
const light = (elevation) => `<feDistantLight azimuth="235" elevation="${elevation}"/>`;

function filterOf(name, { grain, deep, folds, shine }) {
  return `<filter id="${name}" x="-15%" y="-15%" width="130%" height="130%" color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency="0.011 0.0035" numOctaves="2" seed="11" result="folds"/>
    <feDiffuseLighting in="folds" ${lit(folds, 58)} result="draped">${light(58)}</feDiffuseLighting>
    <feTurbulence type="fractalNoise" baseFrequency="${grain}" numOctaves="2" seed="4" result="grain"/>
    <feDiffuseLighting in="grain" ${lit(deep, 62)} result="woven">${light(62)}</feDiffuseLighting>
    <feBlend in="SourceGraphic" in2="draped" mode="multiply" result="a"/>
    <feBlend in="a" in2="woven" mode="multiply" result="b"/>
    <feComposite in="b" in2="SourceAlpha" operator="in" result="cloth"/>
    <feComponentTransfer in="SourceAlpha" result="outside"><feFuncA type="table" tableValues="1 0"/></feComponentTransfer>
    <feGaussianBlur in="outside" stdDeviation="13"/><feOffset dx="-7" dy="-9" result="far"/>
    <feFlood flood-color="#120a06" flood-opacity="0.5"/><feComposite in2="far" operator="in"/>
    <feComposite in2="SourceAlpha" operator="in" result="dark"/>
    <feGaussianBlur in="outside" stdDeviation="2"/><feOffset dx="2" dy="2" result="near"/>
    <feFlood flood-color="#fff" flood-opacity="${0.22 + shine}"/><feComposite in2="near" operator="in"/>
    <feComposite in2="SourceAlpha" operator="in" result="rim"/>
    <feGaussianBlur in="folds" stdDeviation="6"/>
    <feSpecularLighting surfaceScale="${folds}" specularConstant="${shine * 3}" specularExponent="14" lighting-color="#fff">${light(48)}</feSpecularLighting>
    <feComposite in2="SourceAlpha" operator="in" result="gloss"/>
    <feGaussianBlur in="SourceAlpha" stdDeviation="7"/><feOffset dx="4" dy="7" result="below"/>
    <feFlood flood-color="#120a06" flood-opacity="0.34"/><feComposite in2="below" operator="in" result="shadow"/>
    <feMerge><feMergeNode in="shadow"/><feMergeNode in="cloth"/><feMergeNode in="gloss"/><feMergeNode in="dark"/><feMergeNode in="rim"/></feMerge>
  </filter>`;
}

/** Seams, stitches, soft folds, and patterns that lie over cloth. */
const shared = `
  <filter id="soft" filterUnits="userSpaceOnUse" x="0" y="0" width="800" height="1000"><feGaussianBlur stdDeviation="9"/></filter>
  <filter id="ground" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="16"/></filter>
  <pattern id="stitches" width="13" height="11" patternUnits="userSpaceOnUse">
    <path d="M0 2 6.5 8 13 2" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="2.6"/>
    <path d="M0 0 6.5 6 13 0" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.6"/></pattern>
  <pattern id="ribs" width="11" height="11" patternUnits="userSpaceOnUse">
    <path d="M3 0v11" stroke="#000" stroke-opacity=".24" stroke-width="4"/>
    <path d="M8 0v11" stroke="#fff" stroke-opacity=".18" stroke-width="3"/></pattern>
  <pattern id="twill" width="5" height="5" patternUnits="userSpaceOnUse">
    <path d="M-1 6 6-1" stroke="#fff" stroke-opacity=".13" stroke-width="1.4"/></pattern>
  <pattern id="weave" width="6" height="6" patternUnits="userSpaceOnUse">
    <path d="M0 1.5h6M1.5 0v6" stroke="#000" stroke-opacity=".07" stroke-width="1.2"/></pattern>
  <linearGradient id="backdrop" x2="0" y2="1"><stop stop-color="#f1eeea"/>
    <stop offset=".7" stop-color="#e8e3dc"/><stop offset="1" stop-color="#ddd6cc"/></linearGradient>
  <radialGradient id="button" cx=".35" cy=".3"><stop stop-color="#fff" stop-opacity=".5"/>
    <stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></radialGradient>`;

/** The folds in a piece's content: they are blurred together, which is quicker than one by one. */
const folded = /<g data-fold=""[^>]*>.*?<\/g>/gs;

/** A piece of cloth with its own shadow. `over` lies on it, and is clipped to it. */
export function piece(material, color, path, over = '') {
  const id = `p${(piece.count = (piece.count ?? 0) + 1)}`;
  const folds = (over.match(folded) ?? []).join('');
  return `<g filter="url(#${material})"><path fill-rule="nonzero" d="${path}" fill="${color}"/></g>
    <clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">
    ${folds && `<g filter="url(#soft)">${folds}</g>`}${over.replace(folded, '')}</g>`;
}

/** A soft fold: dark where the cloth goes in, light beside it. */
export const fold = (path, width = 16, depth = 0.3) =>
  `<g data-fold=""><path d="${path}" fill="none" stroke-linecap="round" stroke="#0d0703" stroke-opacity="${depth}" stroke-width="${width}"/>
    <path d="${path}" transform="translate(${-width} ${-width / 3})" fill="none" stroke-linecap="round" stroke="#fff" stroke-opacity="${depth * 0.22}" stroke-width="${width * 0.8}"/></g>`;

const mirrored = 'transform="matrix(-1 0 0 1 800 0)"';

/** Mirrors what lies on a piece at the middle of the picture. */
export const flip = (over) =>
  `<g ${mirrored}>${over.replace(folded, '')}</g>${(over.match(folded) ?? [])
    .map((each) => each.replace('data-fold=""', `data-fold="" ${mirrored}`))
    .join('')}`;

/** A seam: a thin groove with a lit edge. */
export const seam = (path, depth = 0.45) =>
  `<g fill="none"><path d="${path}" stroke="#fff" stroke-opacity="${depth * 0.5}" stroke-width="2" transform="translate(1.5 1.5)"/>
    <path d="${path}" stroke="#0d0703" stroke-opacity="${depth}" stroke-width="2"/></g>`;

/** A line of stitches. */
export const stitched = (path, color = '#fff', opacity = 0.4) =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="2" stroke-dasharray="7 4"/>`;

export const pattern = (name, path) => `<path d="${path}" fill="url(#${name})"/>`;

/** A button that is sewn on with four holes. */
export const button = (x, y, r, color) =>
  `<ellipse cx="${x + 2}" cy="${y + 4}" rx="${r}" ry="${r}" fill="#000" fill-opacity=".35"/>
  <circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#button)"/>
  <circle cx="${x}" cy="${y}" r="${r * 0.66}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1.5"/>
  ${[-1, 1].map((dx) => [-1, 1].map((dy) => `<circle cx="${x + dx * r * 0.22}" cy="${y + dy * r * 0.22}" r="${r * 0.1}" fill="#000" fill-opacity=".7"/>`).join('')).join('')}`;

/** A woven label with the brand's name. */
export const label = (x, y, width = 74) =>
  `<rect x="${x - width / 2}" y="${y}" width="${width}" height="${width * 0.3}" rx="2" fill="#f4efe6"/>
  <text x="${x}" y="${y + width * 0.205}" text-anchor="middle" font-family="Georgia, 'DejaVu Serif', serif" font-size="${width * 0.13}" letter-spacing=".6" fill="#3a2c22">Halvarenne</text>`;

/** A whole picture of 4:5, or the square `[x, y, side]` of it. */
export function picture(content, square) {
  const box = square ? `${square[0]} ${square[1]} ${square[2]} ${square[2]}` : '0 0 800 1000';
  // A whole thing fills more of its picture.
  const fit = square ? '' : ' transform="translate(400 500) scale(1.07) translate(-400 -528)"';
  const filters = Object.entries(materials).map(([name, material]) => filterOf(name, material));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><defs>${filters.join('')}${shared}</defs>
    <rect width="800" height="1000" fill="url(#backdrop)"/><g${fit}>${content}</g></svg>`;
}

/** The shadow of a thing that stands, or hangs close to the wall. */
export const ground = (x, y, rx, ry, depth = 0.3) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#1d130b" fill-opacity="${depth}" filter="url(#ground)"/>`;
