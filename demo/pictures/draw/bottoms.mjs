import { button, flip, fold, ground, mirror, pattern, piece, seam, stitched } from './cloth.mjs';
import { darker } from './colours.mjs';

function trousers({ color, material, over, thread, waist, leg, metal }) {
  const folds = `${fold('M470 300C486 420 494 620 496 900', 22, 0.26)}${fold('M404 300C440 330 470 330 500 318', 14, 0.3)}${fold('M420 420C440 428 470 424 486 414', 10, 0.2)}${fold('M440 560C460 568 490 562 510 550', 10, 0.18)}`;
  const right = `${over(leg)}${folds}${seam('M590 180C604 400 596 640 580 930', 0.3)}${stitched('M540 196C546 236 568 258 600 264', thread, 0.7)}`;
  const inside = 'M280 88C330 72 470 72 520 88L520 116C470 104 330 104 280 116Z';
  return `<g transform="translate(400 514) scale(.93) translate(-400 -514)">${ground(400, 940, 190, 16, 0.32)}
    ${piece(material, darker(color, 0.56), inside)}
    <rect x="362" y="86" width="76" height="26" rx="2" fill="${darker('#a4683a', 0.9)}"/><text x="400" y="103" text-anchor="middle" font-family="Georgia, 'DejaVu Serif', serif" font-size="11" fill="#f3e6d6">Halvarenne</text>
    ${piece(material, color, leg, right)}
    ${piece(material, color, mirror(leg), flip(right))}
    <path d="M400 150V356C404 380 410 392 416 402" fill="none" stroke="#0d0703" stroke-opacity=".45" stroke-width="3"/>
    ${stitched('M430 156C430 260 428 320 404 352', thread, 0.75)}
    ${piece(material, darker(color, 0.97), waist, `${over(waist)}${stitched('M276 112C330 124 470 124 524 112M274 146C330 158 470 158 526 146', thread, 0.7)}`)}
    ${[316, 400, 484].map((x) => piece(material, darker(color, 0.93), `M${x - 8} 98H${x + 8}V162H${x - 8}Z`)).join('')}
    ${button(428, 132, 12, metal)}</g>`;
}

const waist = 'M276 96C330 116 470 116 524 96L530 152C470 172 330 172 270 152Z';

export const jeans = () =>
  trousers({
    color: '#4d6485',
    material: 'denim',
    over: (path) => pattern('twill', path),
    thread: '#d9a45e',
    waist,
    leg: 'M398 150L530 140C560 260 588 420 594 560L600 930C556 946 500 946 462 938L428 520 404 396Z',
    metal: '#a87b4a',
  });

export const chino = ({ color }) =>
  trousers({
    color,
    material: 'cotton',
    over: (path) => pattern('weave', path),
    thread: darker(color, 0.7),
    waist,
    leg: 'M398 150L530 140C566 260 582 420 580 560L566 930C530 944 496 944 464 936L432 520 404 396Z',
    metal: '#6b5640',
  });
