import {
  button,
  flip,
  fold,
  ground,
  label,
  mirror,
  pattern,
  piece,
  seam,
  stitched,
} from './cloth.mjs';
import { darker } from './colours.mjs';

/** A linen shirt with a pocket. */
export function shirt({ color }) {
  const light = darker(color, 0.985);
  const arm =
    'M556 232C612 252 648 316 664 400L712 664C714 676 706 684 692 687L634 698C624 700 618 694 616 684L566 452Z';
  const armFolds = `${fold('M622 330C638 410 652 500 668 580', 18, 0.22)}${fold('M602 470C626 482 652 472 668 456', 11, 0.24)}${fold('M612 560C634 570 660 562 676 548', 10, 0.2)}${seam('M606 640L704 622', 0.3)}`;
  const body =
    'M400 262L470 190C512 200 552 214 572 238C592 310 584 420 582 510L594 842C560 884 500 860 400 880Z';
  const left =
    'M330 190C288 200 248 214 228 238C208 310 216 420 218 510L206 842C240 884 300 860 426 880L426 300 400 262Z';
  const collar = 'M466 176L540 214 500 292 404 248Z';
  const pocket = 'M468 392L552 392 552 468 510 492 468 468Z';
  return `${ground(400, 876, 205, 20, 0.3)}
    ${piece('linen', darker(color, 0.95), arm, armFolds)}${piece('linen', darker(color, 0.95), mirror(arm), flip(armFolds))}
    ${piece('linen', darker(color, 0.72), 'M334 186C362 172 438 172 466 186L440 250 400 274 360 250Z')}${label(400, 196, 70)}
    ${piece('linen', light, body, `${fold('M546 330C552 500 554 680 560 850', 22, 0.2)}${fold('M480 520C484 640 486 760 490 860', 16, 0.16)}${seam('M578 240C550 258 520 262 480 256', 0.25)}`)}
    ${piece('linen', light, left, `${fold('M254 330C248 500 246 680 240 850', 22, 0.2)}${fold('M330 420C322 580 320 740 314 856', 18, 0.17)}${seam('M222 240C250 258 280 262 320 256', 0.25)}${seam('M378 274V878', 0.3)}${stitched('M384 276V878M420 300V880', '#000', 0.14)}`)}
    ${piece('linen', light, pocket, stitched('M474 404H546', '#000', 0.2))}
    ${piece('linen', color, collar, stitched('M470 186L530 216 498 280', '#000', 0.14))}${piece('linen', color, mirror(collar), stitched(mirror('M470 186L530 216 498 280'), '#000', 0.14))}
    ${[330, 430, 530, 630, 730, 826].map((y) => button(402, y, 8, '#ece6da')).join('')}`;
}

/** A jumper of merino wool. */
export function jumper({ color }) {
  const arm =
    'M560 236C620 258 652 330 668 410L718 690C720 702 712 710 700 712L640 724C628 726 622 720 620 708L566 470Z';
  const cuff = 'M612 668L712 650 720 692C720 704 712 710 700 712L640 724C628 726 622 720 620 708Z';
  const body =
    'M316 208C272 216 240 228 224 250C204 330 214 440 214 520L204 800 206 830H594L596 800 586 520C586 440 596 330 576 250C560 228 528 216 484 208C460 246 340 246 316 208Z';
  const hem = 'M204 786H596L592 858C520 870 280 870 208 858Z';
  const collar = 'M306 200C330 262 470 262 494 200L476 190C450 232 350 232 324 190Z';
  const knit = (path) => pattern('stitches', path);
  const folds =
    fold('M628 340C642 430 660 540 680 630', 20, 0.26) +
    fold('M606 480C628 496 654 488 676 470', 12, 0.26);
  return `${ground(400, 862, 210, 22, 0.32)}
    ${piece('knit', darker(color, 0.93), arm, knit(arm) + folds)}${piece('knit', darker(color, 0.93), mirror(arm), knit(mirror(arm)) + flip(folds))}
    ${piece('knit', color, cuff, pattern('ribs', cuff))}${piece('knit', color, mirror(cuff), pattern('ribs', mirror(cuff)))}
    ${piece('knit', darker(color, 0.62), 'M322 192C350 176 450 176 478 192C460 236 340 236 322 192Z')}${label(400, 196, 66)}
    ${piece('knit', color, body, `${knit(body)}${fold('M254 340C244 490 244 640 238 790', 22, 0.24)}${fold('M546 340C556 490 556 640 562 790', 22, 0.24)}${fold('M350 620C344 690 344 740 340 790', 14, 0.14)}${seam('M300 206C270 260 250 330 244 400', 0.16)}${seam('M500 206C530 260 550 330 556 400', 0.16)}`)}
    ${piece('knit', color, hem, pattern('ribs', hem))}${piece('knit', color, collar, pattern('ribs', collar))}`;
}

/** A dress to the middle of the calf, with a tied waist. */
export function dress({ color }) {
  const sleeve = 'M530 196C584 206 622 236 644 286L664 356C640 384 604 392 574 384L548 330Z';
  const top =
    'M400 300L328 176C300 182 268 190 252 204C238 260 262 330 276 392L284 430H516L524 392C538 330 562 260 548 204C532 190 500 182 472 176Z';
  const skirt = 'M286 446C270 560 210 760 170 906C240 942 560 942 630 906C590 760 530 560 514 446Z';
  const hang = [
    ['M316 470C300 620 262 800 240 920', 26, 0.4],
    ['M360 470C352 620 334 800 324 926', 24, 0.34],
    ['M404 470C404 620 404 800 408 930', 22, 0.28],
    ['M446 470C456 620 476 800 490 926', 24, 0.36],
    ['M486 470C506 620 548 800 572 916', 26, 0.4],
  ];
  return `${ground(400, 924, 230, 22, 0.3)}
    ${piece('silk', darker(color, 0.5), 'M330 178C360 162 440 162 470 178L444 270 400 310 356 270Z')}${label(400, 186, 64)}
    ${piece('silk', darker(color, 0.95), sleeve, fold('M590 230C600 280 606 330 604 376', 14, 0.3) + seam('M572 366C604 376 636 368 662 344', 0.3))}${piece('silk', darker(color, 0.95), mirror(sleeve), flip(fold('M590 230C600 280 606 330 604 376', 14, 0.3) + seam('M572 366C604 376 636 368 662 344', 0.3)))}
    ${piece('silk', color, skirt, `${hang.map((each) => fold(...each)).join('')}${seam('M176 888C250 922 550 922 624 888', 0.25)}`)}
    ${piece('silk', color, top, `${fold('M300 240C310 310 320 370 326 424', 18, 0.3)}${fold('M500 240C490 310 480 370 474 424', 18, 0.3)}${fold('M366 340C372 380 376 400 378 424', 12, 0.24)}${seam('M480 180L404 316', 0.3)}`)}
    ${piece('silk', darker(color, 1.03), 'M330 176L346 172 470 430H420L392 380Z', fold('M380 300C400 350 420 390 440 424', 10, 0.22))}
    ${piece('silk', darker(color, 0.9), 'M280 418H520L518 456H282Z', seam('M282 438C360 446 440 446 518 438', 0.2))}
    ${piece('silk', darker(color, 0.95), 'M452 440C470 520 476 580 470 650L436 640C440 570 438 510 434 446Z', fold('M452 470C458 530 456 590 452 636', 8, 0.24))}
    ${piece('silk', color, 'M470 436C500 500 520 550 524 606L494 612C486 560 470 510 452 456Z')}
    ${piece('silk', darker(color, 0.86), 'M432 414C450 406 474 408 480 424 482 446 470 462 452 464 434 462 424 440 432 414Z')}`;
}
