import {
  both,
  button,
  flip,
  fold,
  ground,
  label,
  mirror,
  piece,
  seam,
  stitched,
} from './cloth.mjs';
import { darker } from './colours.mjs';

const sleeve =
  'M548 208C600 226 632 286 646 372L700 688C702 702 690 710 676 713L614 724C602 726 596 718 594 706L556 430Z';
const sleeveFolds = `${fold('M604 300C614 380 628 470 650 560', 18, 0.34)}${fold('M590 460C608 470 628 468 646 452', 12, 0.3)}
  ${fold('M606 560C624 572 648 566 664 552', 11, 0.26)}`;

/** The inside of the back, seen in the neck. */
const neck = (color) =>
  `${piece('silk', darker(color, 0.62), 'M330 176C360 158 440 158 470 176L470 300 400 440 330 300Z')}${label(400, 190)}`;

/** A long coat with one row of buttons. */
export function coat({ color, material = 'wool' }) {
  const back = darker(color, 0.9);
  const cuff = 'M588 652 692 632 702 690C702 704 690 710 676 713L614 724C602 726 596 718 594 706Z';
  const body =
    'M400 270L468 176C506 188 544 202 560 226C578 300 574 400 570 486L600 902C540 926 460 934 400 934Z';
  const front =
    'M330 176C296 188 256 202 240 226C222 300 226 400 230 486L200 902C262 926 340 936 438 934L438 420Z';
  const lapel = 'M470 174L532 236 508 268 534 296 438 470 400 420Z';
  const collar = 'M470 174C486 178 512 190 528 204L552 258 516 272 470 214Z';
  return `${ground(400, 930, 220, 24, 0.35)}
    ${piece(material, back, sleeve, sleeveFolds + seam(cuff))}${piece(material, back, mirror(sleeve), flip(sleeveFolds + seam(cuff)))}
    ${neck(color)}
    ${piece(material, color, body, `${fold('M540 480C548 620 552 780 560 920', 22, 0.32)}${fold('M478 560C486 700 486 820 490 930', 18, 0.22)}${seam('M500 560L566 552 568 572 502 580Z', 0.5)}`)}
    ${piece(
      material,
      color,
      front,
      `${fold('M262 470C252 620 246 780 240 920', 22, 0.32)}${fold('M330 560C322 700 322 820 318 930', 18, 0.22)}${fold('M300 300C290 350 292 400 300 440', 16, 0.2)}
      ${seam('M234 552L300 560 298 580 232 572Z', 0.5)}${seam('M424 470V934', 0.25)}${stitched('M430 474V930', '#000', 0.14)}`,
    )}
    ${piece(material, darker(color, 0.97), lapel)}${piece(material, darker(color, 0.97), mirror(lapel))}
    ${piece(material, darker(color, 0.92), collar)}${piece(material, darker(color, 0.92), mirror(collar))}
    ${[482, 590, 698].map((y) => button(414, y, 14, '#4a3526')).join('')}${button(640, 694, 8, '#4a3526')}${button(160, 694, 8, '#4a3526')}`;
}

/** A belted trench coat with two rows of buttons. */
export function trench({ color }) {
  const back = darker(color, 0.9);
  const body =
    'M400 280L468 178C508 190 546 204 562 228C580 300 576 396 560 470L548 520 612 888C548 914 468 922 400 922Z';
  const front =
    'M330 178C292 190 254 204 238 228C220 300 224 396 240 470L252 520 188 888C256 916 350 926 470 922L474 420Z';
  const flap =
    'M300 186C270 194 250 206 238 228C232 262 230 300 230 330C270 372 350 384 420 372L400 300Z';
  const lapel = 'M468 176L556 262 520 296 540 316 466 430 402 400Z';
  const collar = 'M468 176C490 180 516 190 534 206L572 262 530 286 470 214Z';
  const belt = 'M238 468H562L560 514H240Z';
  const strap = 'M580 640L690 620 694 646 584 668Z';
  return `${ground(400, 920, 220, 24, 0.35)}
    ${piece('cotton', back, sleeve, sleeveFolds)}${piece('cotton', back, mirror(sleeve), flip(sleeveFolds))}
    ${piece('cotton', color, strap)}${piece('cotton', color, mirror(strap))}
    ${neck(color)}
    ${piece('cotton', color, body, `${fold('M540 530C566 640 580 760 590 900', 24, 0.34)}${fold('M500 530C508 660 512 780 516 910', 18, 0.26)}${fold('M520 330C524 380 520 430 512 466', 16, 0.24)}`)}
    ${piece('cotton', color, front, `${fold('M262 530C236 640 222 760 212 900', 24, 0.34)}${fold('M320 530C310 660 306 780 300 910', 20, 0.26)}${fold('M390 530C386 660 388 780 392 910', 16, 0.18)}${seam('M456 440V924', 0.2)}${seam('M232 620L262 604 276 690 246 704Z', 0.5)}`)}
    ${piece('cotton', darker(color, 0.98), flap, stitched('M234 322C272 362 350 372 412 362', '#000', 0.25))}
    ${piece('cotton', darker(color, 0.97), lapel)}${piece('cotton', darker(color, 0.97), mirror(lapel))}
    ${piece('cotton', darker(color, 0.9), collar, stitched('M480 222L532 276 562 258', '#000', 0.2))}${piece('cotton', darker(color, 0.9), mirror(collar), stitched(mirror('M480 222L532 276 562 258'), '#000', 0.2))}
    ${piece('cotton', darker(color, 0.94), belt, stitched('M238 476H562M238 506H562', '#000', 0.25))}
    ${piece('cotton', darker(color, 0.94), 'M356 500L398 504 372 640 336 628Z')}
    <rect x="352" y="460" width="62" height="62" rx="8" fill="none" stroke="#4b3a29" stroke-width="11"/><path d="M382 466v50" stroke="#6b543d" stroke-width="6"/>
    ${[430, 566, 664, 762].map((y) => button(446, y, 12, '#5c4733') + button(352, y, 12, '#5c4733')).join('')}`;
}

/** A short jacket with a hood, made for rain. */
export function rainJacket({ color }) {
  const arm =
    'M552 300C606 318 640 380 656 460L704 716C706 730 696 738 682 741L622 752C610 754 604 748 602 736L566 520Z';
  const body = both(
    'M400 280L500 262C530 272 556 286 568 310C586 390 584 500 582 600L596 846C540 862 470 868 400 868Z',
  );
  const hood = both('M400 120C452 118 500 146 514 204C522 244 512 276 486 296L400 318Z');
  const hole = both('M400 168C434 166 462 186 468 220C470 250 448 276 400 316Z');
  const pocket = 'M470 640L566 640 566 750C540 762 500 762 470 756Z';
  const folds = `${fold('M612 390C624 470 640 560 658 640', 20, 0.36)}${fold('M598 560C620 574 646 566 664 548', 12, 0.34)}`;
  return `${ground(400, 864, 210, 22, 0.35)}
    ${piece('nylon', darker(color, 0.92), arm, folds)}${piece('nylon', darker(color, 0.92), mirror(arm), flip(folds))}
    ${piece('nylon', color, body, `${fold('M520 330C530 440 524 540 534 620', 22, 0.26)}${fold('M280 330C270 440 276 540 266 620', 22, 0.26)}${fold('M450 400C456 560 452 700 460 860', 14, 0.18)}${seam(both('M568 330C520 352 460 356 400 352'), 0.35)}`)}
    ${piece('nylon', darker(color, 0.97), pocket)}${piece('nylon', darker(color, 0.97), mirror(pocket))}
    ${piece('nylon', color, 'M464 630L572 630 572 662C540 670 500 670 464 666Z')}${piece('nylon', color, mirror('M464 630L572 630 572 662C540 670 500 670 464 666Z'))}
    ${piece('nylon', darker(color, 0.94), hood, fold(both('M486 190C496 220 490 256 470 280'), 12, 0.3))}
    ${piece('silk', darker(color, 0.42), hole)}${label(400, 214, 66)}
    ${piece('nylon', color, 'M376 318H424V868H376Z', `${stitched('M384 322V866M416 322V866', '#000', 0.2)}`)}
    ${[360, 470, 580, 690, 800].map((y) => `<circle cx="401" cy="${y + 2}" r="10" fill="#000" fill-opacity=".3"/><circle cx="400" cy="${y}" r="9" fill="#c9c5be"/><circle cx="400" cy="${y}" r="9" fill="url(#button)"/>`).join('')}
    <path d="M452 300C456 350 452 384 456 420M348 300C344 350 348 384 344 420" fill="none" stroke="#f4f1ea" stroke-width="5" stroke-linecap="round"/>`;
}
