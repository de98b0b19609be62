import { fold, ground, pattern, piece, seam, stitched } from './cloth.mjs';
import { darker } from './colours.mjs';

const rounds = (points, draw) => points.map(([x, y]) => draw(x, y)).join('');

/** One boot behind the other, seen from the side. */
export function boots() {
  const color = '#6d4630';
  const boot = `
    ${piece('hard', '#2a211c', 'M262 790H660C664 816 660 832 640 836H470L462 828H350V842H268C258 842 256 812 262 790Z')}
    ${piece(
      'leather',
      color,
      'M280 250C330 236 400 236 446 250C440 360 440 480 454 560C500 620 560 640 610 668C648 690 664 730 664 792H262C252 720 268 640 276 560C284 450 284 350 280 250Z',
      `
      ${fold('M300 300C312 420 300 560 286 700', 20, 0.36)}${fold('M420 540C400 580 360 600 320 604', 16, 0.36)}${fold('M440 590C420 630 380 650 340 656', 14, 0.3)}${fold('M420 270C410 340 410 420 416 500', 14, 0.22)}
      ${seam('M366 244C356 380 380 520 352 640 330 700 300 740 266 756', 0.5)}${stitched('M374 246C364 382 388 522 360 642', '#e8c9a4', 0.4)}
      ${seam('M502 640C470 690 466 740 470 792', 0.5)}${stitched('M494 640C462 690 458 740 462 792', '#e8c9a4', 0.35)}`,
    )}
    ${piece('knit', '#3b312b', 'M366 330C390 326 420 326 438 332 434 420 436 480 446 540 414 560 388 556 372 540 366 470 366 400 366 330Z', pattern('ribs', 'M360 320H450V560H360Z'))}
    ${piece('leather', darker(color, 1.06), 'M336 214H376V300H336Z', stitched('M344 222V292M368 222V292', '#e8c9a4', 0.4))}
    <path d="M262 788H664" stroke="#e8c9a4" stroke-opacity=".5" stroke-width="3" stroke-dasharray="9 5"/>`;
  return `${ground(420, 846, 300, 22, 0.45)}<g transform="translate(96 -58) scale(.97)" opacity=".98">${boot}</g><g transform="translate(-60 14)">${boot}</g>`;
}

/** A pair of low shoes. */
export function sneakers({ color }) {
  const laces = [0, 1, 2, 3, 4].map((nth) => {
    const [x, y] = [392 + nth * 34, 470 + nth * 21];
    return `<path d="M${x} ${y}L${x + 46} ${y - 26}" stroke="#000" stroke-opacity=".25" stroke-width="11" stroke-linecap="round" transform="translate(3 5)"/>
      <path d="M${x} ${y}L${x + 46} ${y - 26}" stroke="#faf8f3" stroke-width="10" stroke-linecap="round"/>`;
  });
  const shoe = `
    ${piece('hard', '#ece7dd', 'M112 640C108 672 112 700 128 708H650C694 706 706 676 700 640Z', `<path d="M112 688H700" stroke="#000" stroke-opacity=".14" stroke-width="3"/><path d="M120 700H680" stroke="#b08a5c" stroke-width="16"/>`)}
    ${piece(
      'leather',
      color,
      'M120 480C150 496 200 496 236 470C280 430 330 410 366 430L560 560C620 580 680 586 700 644H112C104 590 108 530 120 480Z',
      `
      ${fold('M520 566C560 600 570 620 566 644', 14, 0.2)}${fold('M150 520C150 570 150 610 146 640', 16, 0.2)}
      ${seam('M560 560C520 580 500 610 498 644', 0.35)}${stitched('M550 562C512 582 492 612 490 644', '#000', 0.25)}
      ${seam('M244 466C262 530 320 590 380 644', 0.3)}${stitched('M254 462C272 526 330 586 392 644', '#000', 0.2)}
      ${seam('M120 560C160 566 200 580 220 644', 0.3)}`,
    )}
    ${piece('leather', darker(color, 0.93), 'M360 424L566 560C540 570 510 566 488 552L330 450Z')}
    ${piece('silk', '#e6ddcf', 'M124 478C160 500 210 492 244 462L262 446C246 436 226 440 210 450 176 466 148 464 124 478Z')}
    ${laces.join('')}
    ${piece('leather', darker('#6d9276', 1), 'M112 520C140 524 164 540 172 574C150 590 126 590 110 586Z')}`;
  return `${ground(410, 716, 320, 18, 0.4)}<g transform="translate(70 -128) scale(.92)">${shoe}</g><g transform="translate(-26 40)">${ground(410, 714, 310, 16, 0.35)}${shoe}</g>`;
}

/** A shopping bag of leather. */
export function tote({ color }) {
  const bag = 'M170 400H630L664 838C666 858 652 866 636 866H164C148 866 134 858 136 838Z';
  const handle = (dy, shade) =>
    piece(
      'leather',
      darker(color, shade),
      `M266 ${430 + dy}C270 ${110 + dy} 530 ${110 + dy} 534 ${430 + dy}L508 ${430 + dy}C500 ${150 + dy} 300 ${150 + dy} 292 ${430 + dy}Z`,
    );
  const patch = (x) =>
    piece(
      'leather',
      darker(color, 0.96),
      `M${x - 26} 400H${x + 26}V488L${x} 510 ${x - 26} 488Z`,
      stitched(`M${x - 18} 406V484L${x} 500 ${x + 18} 484V406`, '#f3dfc4', 0.5),
    ) +
    rounds(
      [
        [x, 436],
        [x, 470],
      ],
      (cx, cy) =>
        `<circle cx="${cx}" cy="${cy}" r="7" fill="#b99a5f"/><circle cx="${cx}" cy="${cy}" r="7" fill="url(#button)"/>`,
    );
  return `${ground(400, 866, 280, 22, 0.42)}${handle(-26, 0.78)}
    ${piece('silk', darker(color, 0.5), 'M176 400C240 380 560 380 624 400L618 420H182Z')}
    ${piece('leather', color, bag, `${fold('M210 440C196 580 180 720 176 850', 20, 0.28)}${fold('M590 440C604 580 620 720 624 850', 20, 0.28)}${fold('M400 560C390 660 396 760 400 850', 30, 0.1)}${stitched('M182 412H618M160 846H640', '#f3dfc4', 0.5)}${seam('M158 800C320 812 480 812 642 800', 0.2)}`)}
    ${handle(0, 0.95)}${patch(279)}${patch(521)}
    <text x="400" y="600" text-anchor="middle" font-family="Georgia, 'DejaVu Serif', serif" font-size="30" letter-spacing="3" fill="#000" fill-opacity=".34">HALVARENNE</text>
    <text x="400" y="601.5" text-anchor="middle" font-family="Georgia, 'DejaVu Serif', serif" font-size="30" letter-spacing="3" fill="#fff" fill-opacity=".13">HALVARENNE</text>`;
}

/** A scarf that hangs folded over, with fringes. */
export function scarf({ color }) {
  const fringe = (from, to, y) =>
    Array.from({ length: Math.floor((to - from) / 13) }, (_, nth) => {
      const x = from + 7 + nth * 13;
      return `<path d="M${x} ${y}C${x - 3} ${y + 20} ${x + 4} ${y + 40} ${x + ((nth % 3) - 1) * 3} ${y + 62}" fill="none" stroke="${darker(color, nth % 2 ? 0.94 : 0.82)}" stroke-width="6" stroke-linecap="round"/>`;
    }).join('');
  const stripes = (y) =>
    [0, 34, 52]
      .map(
        (dy) =>
          `<path d="M180 ${y + dy}H640" stroke="${darker(color, dy ? 0.72 : 0.62)}" stroke-opacity=".75" stroke-width="${dy === 34 ? 7 : 16}"/>`,
      )
      .join('');
  const back =
    'M392 150C440 140 500 150 560 180C576 360 566 560 580 770H404C396 560 400 360 392 150Z';
  const front =
    'M250 190C320 140 420 130 470 170C452 360 448 600 440 850H222C220 620 232 380 250 190Z';
  return `${ground(400, 900, 220, 18, 0.24)}${fringe(404, 580, 766)}
    ${piece('wool', darker(color, 0.86), back, `${pattern('weave', back)}${fold('M520 220C528 400 530 580 538 760', 24, 0.34)}${fold('M460 240C460 420 462 600 466 760', 18, 0.26)}${stripes(650)}`)}
    ${fringe(222, 440, 846)}
    ${piece('wool', color, front, `${pattern('weave', front)}${fold('M300 190C284 400 276 620 270 840', 26, 0.34)}${fold('M380 170C360 400 354 620 350 840', 24, 0.32)}${fold('M436 190C420 400 414 620 408 840', 16, 0.26)}${stripes(724)}`)}
    ${piece('wool', darker(color, 1.03), 'M246 196C300 120 500 110 562 186C540 232 470 214 408 226 350 214 280 250 246 196Z', `${fold('M270 180C360 140 460 140 540 180', 14, 0.24)}${fold('M290 206C370 176 450 180 520 200', 10, 0.2)}`)}`;
}

/** A belt, rolled up. */
export function belt() {
  const color = '#70452b';
  const ring = (rx, ry, shade, width) =>
    `<g filter="url(#leather)"><ellipse cx="400" cy="560" rx="${rx}" ry="${ry}" fill="none" stroke="${darker(color, shade)}" stroke-width="${width}"/></g>`;
  const strap = 'M150 540C150 500 190 470 250 470H700V560H300C240 560 214 566 206 590Z';
  return `${ground(410, 690, 290, 34, 0.45)}
    ${ring(236, 122, 0.6, 30)}${ring(196, 96, 0.72, 26)}${ring(156, 72, 0.6, 24)}
    ${piece('leather', darker(color, 0.86), 'M150 540C150 610 260 700 400 700S650 610 650 540L620 540C620 590 520 650 400 650S180 600 180 540Z', stitched('M158 560C180 630 280 690 400 690S620 630 642 560', '#e8c9a4', 0.4))}
    ${piece('leather', color, strap, stitched('M166 530C172 500 204 480 252 480H692M224 580C236 556 266 550 306 550H692', '#e8c9a4', 0.45))}
    ${rounds(
      [
        [420, 515],
        [466, 515],
        [512, 515],
      ],
      (x, y) => `<ellipse cx="${x}" cy="${y}" rx="6" ry="6" fill="#1a0f08"/>`,
    )}
    <g fill="none" stroke="#c8b283" stroke-width="17"><rect x="566" y="446" width="124" height="138" rx="20"/><path d="M570 515H680" stroke-width="12"/></g>
    <g fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="4"><path d="M566 470V560M588 440H668"/></g>
    ${piece('leather', darker(color, 0.92), 'M330 462H374V568H330Z', stitched('M338 470V560M366 470V560', '#e8c9a4', 0.4))}`;
}

/** A scented candle in a glass. */
export function candle() {
  return `<defs><linearGradient id="glass"><stop stop-color="#2e2a26"/><stop offset=".2" stop-color="#6a5f54"/><stop offset=".45" stop-color="#3d3732"/><stop offset=".85" stop-color="#2a2622"/><stop offset="1" stop-color="#5c5249"/></linearGradient>
    <radialGradient id="wax" cx=".5" cy=".4"><stop stop-color="#fff6dc"/><stop offset="1" stop-color="#e6d2a8"/></radialGradient>
    <radialGradient id="glow"><stop stop-color="#ffd88a" stop-opacity=".75"/><stop offset="1" stop-color="#ffd88a" stop-opacity="0"/></radialGradient></defs>
    ${ground(410, 836, 210, 26, 0.5)}
    <path d="M230 420C230 388 570 388 570 420V800C570 846 230 846 230 800Z" fill="url(#glass)"/>
    <ellipse cx="400" cy="420" rx="170" ry="34" fill="#5d534a"/><ellipse cx="400" cy="424" rx="158" ry="28" fill="#2c2723"/>
    <ellipse cx="400" cy="432" rx="152" ry="22" fill="url(#wax)"/>
    <path d="M400 430V376" stroke="#2b211a" stroke-width="7" stroke-linecap="round"/>
    <circle cx="400" cy="350" r="150" fill="url(#glow)"/>
    <path d="M400 268C424 312 430 336 426 356 422 378 378 378 374 356 370 336 378 312 400 268Z" fill="#ffc65c"/><path d="M400 312C412 336 414 350 412 360 408 372 392 372 388 360 386 350 388 336 400 312Z" fill="#fff4d6"/>
    <path d="M252 440V800" stroke="#fff" stroke-opacity=".18" stroke-width="16" stroke-linecap="round"/>
    <rect x="292" y="520" width="216" height="216" fill="#f3ede2"/><rect x="304" y="532" width="192" height="192" fill="none" stroke="#b9a88d" stroke-width="2"/>
    <g text-anchor="middle" font-family="Georgia, 'DejaVu Serif', serif" fill="#3a2c22"><text x="400" y="606" font-size="30" letter-spacing="2">Atelier</text><text x="400" y="646" font-size="12" letter-spacing="1.5">CEDAR · WOOL · TEA</text><text x="400" y="700" font-size="14" letter-spacing="2">HALVARENNE</text></g>`;
}

/** A gift card on its envelope. */
export function giftCard() {
  return `<defs><linearGradient id="card" x2="1" y2="1"><stop stop-color="#8a3443"/><stop offset="1" stop-color="#5c1f2c"/></linearGradient></defs>
    ${ground(410, 660, 300, 40, 0.36)}
    <g transform="rotate(-8 400 520)">${piece('cotton', '#e9dfcd', 'M110 330H690V690H110Z', `<path d="M110 330L400 540 690 330" fill="#f1e9da" stroke="#0003" stroke-width="2"/>`)}</g>
    <g transform="rotate(5 400 480)">${piece(
      'hard',
      '#7a2e3a',
      'M170 330Q170 310 190 310H630Q650 310 650 330V600Q650 620 630 620H190Q170 620 170 600Z',
      `<path d="M160 300H660V630H160Z" fill="url(#card)"/>
      <g fill="none" stroke="#e9c9a2" stroke-opacity=".32" stroke-width="2">${Array.from({ length: 9 }, (_, nth) => `<circle cx="640" cy="610" r="${60 + nth * 34}"/>`).join('')}</g>
      <text x="208" y="392" font-family="Georgia, 'DejaVu Serif', serif" font-size="38" letter-spacing="3" fill="#f5e9db">Halvarenne</text><text x="208" y="576" font-family="Georgia, 'DejaVu Serif', serif" font-size="22" letter-spacing="6" fill="#f5e9db" fill-opacity=".85">GIFT CARD</text>`,
    )}</g>`;
}
