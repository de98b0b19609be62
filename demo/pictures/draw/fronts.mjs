// Three shop fronts, 3:2, as a passer-by sees them.

const defs = `<defs>
  <filter id="stone" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="3" seed="2"/>
    <feDiffuseLighting surfaceScale="1.1" diffuseConstant="1.13" lighting-color="#fff"><feDistantLight azimuth="235" elevation="62"/></feDiffuseLighting>
    <feBlend in="SourceGraphic" mode="multiply"/><feComposite in2="SourceAlpha" operator="in"/></filter>
  <filter id="blur"><feGaussianBlur stdDeviation="10"/></filter><filter id="blur4"><feGaussianBlur stdDeviation="3"/></filter>
  <linearGradient id="inside" x2="0" y2="1"><stop stop-color="#fff0cf"/><stop offset=".55" stop-color="#f0cf95"/><stop offset="1" stop-color="#a9793f"/></linearGradient>
  <linearGradient id="glass" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".28" stop-color="#fff" stop-opacity=".04"/><stop offset=".45" stop-color="#fff" stop-opacity=".16"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/></linearGradient>
  <linearGradient id="street" x2="0" y2="1"><stop stop-color="#8f8a84"/><stop offset="1" stop-color="#b5afa7"/></linearGradient>
  <linearGradient id="shade" x2="0" y2="1"><stop stop-color="#000" stop-opacity=".42"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient></defs>`;

/** A mannequin in a coat, or a rail of clothes, seen through the window. */
const mannequin = (x, y, size, color) => `<g transform="translate(${x} ${y}) scale(${size})">
  <ellipse cx="0" cy="214" rx="34" ry="6" fill="#000" fill-opacity=".4" filter="url(#blur4)"/><path d="M0 150V212" stroke="#5b4a39" stroke-width="5"/><path d="M-22 212H22" stroke="#5b4a39" stroke-width="6"/>
  <ellipse cx="0" cy="-14" rx="11" ry="15" fill="#e9dcc8"/><path d="M-5-2H5V12H-5Z" fill="#dccdb6"/>
  <path d="M-10 8C-30 12-40 20-44 40L-54 108-40 112-30 60-36 166H36L30 60 40 112 54 108 44 40C40 20 30 12 10 8L0 26Z" fill="${color}"/>
  <path d="M-10 8L0 26 10 8 18 34 2 74V166M-2 74L-18 34Z" fill="#000" fill-opacity=".2"/><path d="M-44 40L-54 108-46 110-34 50Z" fill="#fff" fill-opacity=".12"/></g>`;

const rail = (
  x,
  y,
  width,
  colours,
) => `<path d="M${x} ${y}H${x + width}M${x + 6} ${y}V${y + 118}M${x + width - 6} ${y}V${y + 118}" stroke="#6d5843" stroke-width="4" fill="none"/>
  ${colours.map((color, nth) => `<path d="M${x + 16 + nth * ((width - 34) / colours.length)} ${y + 4}l10 6 3 ${70 + (nth % 3) * 9}h-24l3-${70 + (nth % 3) * 9}z" fill="${color}" stroke="#0002"/>`).join('')}`;

function pane(x, y, width, height, inner, bars = 1) {
  const id = `w${(pane.count = (pane.count ?? 0) + 1)}`;
  return `<clipPath id="${id}"><path d="M${x} ${y}H${x + width}V${y + height}H${x}Z"/></clipPath>
  <g clip-path="url(#${id})"><path d="M${x} ${y}H${x + width}V${y + height}H${x}Z" fill="url(#inside)"/>
    <circle cx="${x + width * 0.3}" cy="${y + 22}" r="46" fill="#fff7df" fill-opacity=".8" filter="url(#blur)"/><circle cx="${x + width * 0.75}" cy="${y + 22}" r="46" fill="#fff7df" fill-opacity=".8" filter="url(#blur)"/>
    <path d="M${x} ${y + height * 0.86}H${x + width}V${y + height}H${x}Z" fill="#6b4a2c" fill-opacity=".75"/>${inner}
    <path d="M${x} ${y}H${x + width}V${y + height}H${x}Z" fill="url(#glass)"/><path d="M${x} ${y}H${x + width}V${y + 34}H${x}Z" fill="url(#shade)"/></g>
  ${Array.from({ length: bars - 1 }, (_, nth) => `<path d="M${x + ((nth + 1) * width) / bars} ${y}V${y + height}" stroke="#000" stroke-opacity=".55" stroke-width="5"/>`).join('')}`;
}

const sign = (x, y, size, color, spacing = 8) =>
  `<g text-anchor="middle" font-family="Georgia, 'DejaVu Serif', serif" font-size="${size}" letter-spacing="${spacing}"><text x="${x}" y="${y + 2}" fill="#000" fill-opacity=".4">HALVARENNE</text><text x="${x}" y="${y}" fill="${color}">HALVARENNE</text></g>`;

const box = (x, y, width, height, fill, more = '') =>
  `<path d="M${x} ${y}H${x + width}V${y + height}H${x}Z" fill="${fill}" ${more}/>`;

const door = (x, y, width, height, color) =>
  `${box(x, y, width, height, color)}${pane(x + 16, y + 18, width - 32, height - 110, rail(x + 20, y + 96, width - 44, ['#7f3040', '#c39a6b', '#333f5c']))}
  ${box(x + 16, y + height - 76, width - 32, 56, '#fff', 'fill-opacity=".07" stroke="#000" stroke-opacity=".3" stroke-width="2"')}<path d="M${x + width - 12} ${y + height * 0.42}v70" stroke="#d6b878" stroke-width="6" stroke-linecap="round"/>`;

const plant = (
  x,
  y,
) => `<ellipse cx="${x}" cy="${y + 4}" rx="40" ry="8" fill="#000" fill-opacity=".35" filter="url(#blur4)"/>
  ${[...Array(26).keys()].map((nth) => `<circle cx="${x + Math.cos(nth * 2.4) * (8 + nth * 1.1)}" cy="${y - 106 + Math.sin(nth * 2.4) * (8 + nth * 1.1)}" r="${13 - nth * 0.2}" fill="${['#4d6a44', '#3f5a39', '#628055'][nth % 3]}"/>`).join('')}
  <path d="M${x - 3} ${y - 84}h6v36h-6z" fill="#5a4632"/><path d="M${x - 28} ${y - 52}H${x + 28}L${x + 22} ${y}H${x - 22}Z" fill="#6a6660"/><path d="M${x - 28} ${y - 52}H${x - 6}L${x - 8} ${y}H${x - 22}Z" fill="#fff" fill-opacity=".1"/>`;

const pavement = (
  y,
) => `${box(0, y, 960, 640 - y, 'url(#street)', 'filter="url(#stone)"')}${box(0, y, 960, 26, 'url(#shade)')}
  ${[0, 1, 2, 3, 4, 5, 6, 7].map((nth) => `<path d="M${140 * nth - 10} 640L${480 + (140 * nth - 490) * 0.86} ${y}" stroke="#000" stroke-opacity=".12" stroke-width="2"/>`).join('')}<path d="M0 ${y + 42}H960" stroke="#000" stroke-opacity=".12" stroke-width="2"/>`;

const awning = (x, y, width, height, color) => {
  const stripes = Math.round(width / 46);
  const step = width / stripes;
  return `<path d="M${x} ${y + height}H${x + width}V${y + height + 70}H${x}Z" fill="url(#shade)"/>
  ${Array.from({ length: stripes }, (_, nth) => `<path d="M${x + 18 + nth * (step - 36 / stripes)} ${y}h${step - 36 / stripes}L${x + (nth + 1) * step} ${y + height}v14a${step / 2} 12 0 0 1-${step} 0v-14Z" fill="${nth % 2 ? '#efe7d8' : color}"/>`).join('')}
  <path d="M${x + 18} ${y}H${x + width - 18}L${x + width} ${y + height}H${x}Z" fill="url(#shade)" opacity=".5"/>`;
};

const frame = (content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640">${defs}${content}</svg>`;

export const arcade = () =>
  frame(`${box(0, 0, 960, 640, '#cfc2ad', 'filter="url(#stone)"')}
  ${[0, 1, 2].map((nth) => `${box(92 + nth * 290, -20, 196, 120, '#4a4d50')}${box(100 + nth * 290, -20, 84, 112, '#8b99a3')}${box(192 + nth * 290, -20, 88, 112, '#7b8993')}`).join('')}
  ${box(40, 128, 880, 74, '#1f3a2f')}${box(40, 128, 880, 8, '#fff', 'fill-opacity=".12"')}${sign(480, 180, 40, '#e6cf9c', 14)}
  ${box(40, 202, 880, 350, '#22402f')}
  ${pane(64, 226, 300, 280, mannequin(140, 300, 0.86, '#c39a6b') + mannequin(232, 300, 0.86, '#7f3040') + mannequin(318, 300, 0.86, '#333f5c'), 2)}
  ${door(396, 226, 168, 326, '#1a3026')}
  ${pane(596, 226, 300, 280, rail(620, 330, 130, ['#e9dfca', '#b3613c', '#52694f', '#a9c6de', '#333f5c']) + mannequin(826, 300, 0.86, '#52694f'), 2)}
  ${awning(46, 202, 330, 54, '#1f4a38')}${awning(584, 202, 330, 54, '#1f4a38')}
  ${box(40, 506, 356, 46, '#1a3026')}${box(564, 506, 356, 46, '#1a3026')}${pavement(552)}${plant(388, 580)}${plant(574, 580)}`);

export const corner = () =>
  frame(`${box(0, 0, 960, 640, '#39424f')}${box(0, 0, 960, 560, '#8a7466', 'filter="url(#stone)"')}
  ${Array.from({ length: 14 }, (_, row) => `<path d="M0 ${row * 15}H960" stroke="#000" stroke-opacity=".14" stroke-width="2"/>`).join('')}
  ${box(0, 0, 960, 560, '#1b2540', 'fill-opacity=".42"')}
  ${[0, 1, 2, 3].map((nth) => `${box(60 + nth * 230, -10, 150, 130, '#2c2f36')}${box(68 + nth * 230, -10, 64, 122, nth === 2 ? '#f2d79f' : '#55616f')}${box(138 + nth * 230, -10, 64, 122, nth === 2 ? '#e8c583' : '#4b5664')}`).join('')}
  ${box(0, 150, 960, 66, '#22252b')}${sign(330, 197, 38, '#fff3d2', 16)}
  ${box(0, 216, 960, 344, '#1b1d22')}
  ${pane(24, 232, 410, 286, mannequin(110, 304, 0.92, '#e2b23b') + mannequin(210, 304, 0.92, '#6a7784') + rail(280, 344, 136, ['#cf4b37', '#3a4568', '#e9dfca', '#9a9da1']), 3)}
  ${door(458, 232, 170, 328, '#14161a')}
  ${pane(652, 232, 290, 286, mannequin(720, 304, 0.92, '#cf4b37') + mannequin(800, 304, 0.92, '#c9bda6') + mannequin(882, 304, 0.92, '#46454a'), 2)}
  ${pavement(560)}<path d="M20 562H440L400 640H-40ZM652 562H944L990 640H660Z" fill="#ffd98f" fill-opacity=".28" filter="url(#blur)"/><path d="M470 562H616L640 640H450Z" fill="#ffd98f" fill-opacity=".3" filter="url(#blur)"/>${plant(640, 584)}`);

export const boutique = () =>
  frame(`${box(0, 0, 960, 640, '#e2d8c8', 'filter="url(#stone)"')}
  ${[60, 190, 320].map((y) => `<path d="M0 ${y}H210M750 ${y}H960" stroke="#000" stroke-opacity=".16" stroke-width="3"/>`).join('')}<path d="M0 450H210M750 450H960" stroke="#000" stroke-opacity=".16" stroke-width="3"/>
  <path d="M236 566V250C236 96 724 96 724 250V566Z" fill="#000" fill-opacity=".16" transform="translate(6 8)" filter="url(#blur4)"/>
  <path d="M236 566V250C236 96 724 96 724 250V566Z" fill="#f3ece0"/><path d="M254 566V254C254 116 706 116 706 254V566Z" fill="#6e2b38"/>
  <clipPath id="arch"><path d="M276 250C280 136 680 136 684 250Z"/></clipPath><g clip-path="url(#arch)"><path d="M260 130H700V260H260Z" fill="url(#inside)"/><path d="M260 130H700V260H260Z" fill="url(#glass)"/><path d="M480 130V260M380 130L420 260M580 130L540 260" stroke="#6e2b38" stroke-width="7"/></g>
  ${box(268, 250, 424, 46, '#6e2b38')}${sign(480, 284, 30, '#f2dcb4', 12)}
  ${pane(276, 304, 176, 218, mannequin(322, 366, 0.72, '#333f5c') + mannequin(404, 366, 0.72, '#d2bd98'))}${door(470, 304, 126, 262, '#571f2b')}
  ${pane(612, 304, 72, 218, mannequin(650, 366, 0.72, '#52694f'))}
  ${box(268, 522, 192, 44, '#571f2b')}${box(604, 522, 88, 44, '#571f2b')}
  <path d="M214 292h24M214 292v18" stroke="#3c3733" stroke-width="5" fill="none"/><path d="M200 310h28l8 44h-44z" fill="#3c3733"/><circle cx="214" cy="348" r="30" fill="#ffe6ae" fill-opacity=".5" filter="url(#blur)"/><path d="M204 322h20l5 28h-30z" fill="#ffe9b8"/>
  <path d="M746 292h-24M746 292v18" stroke="#3c3733" stroke-width="5" fill="none"/><path d="M732 310h28l8 44h-44z" fill="#3c3733"/><circle cx="746" cy="348" r="30" fill="#ffe6ae" fill-opacity=".5" filter="url(#blur)"/><path d="M736 322h20l5 28h-30z" fill="#ffe9b8"/>
  ${pavement(566)}${plant(206, 596)}${plant(756, 596)}`);
