import { expect } from '@open-wc/testing';
import { css, luminance, mix, readableOn, type Rgb } from '../../src/domain/map/rgb.js';

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

/** By WCAG 2, 1 to 21. */
const contrast = (a: Rgb, b: Rgb): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

describe('colours', () => {
  it('mix in proportion and never leave whole numbers', () => {
    expect(mix(white, black, 0)).to.deep.equal(white);
    expect(mix(white, black, 1)).to.deep.equal(black);
    expect(mix([0, 100, 200], [100, 100, 0], 0.25)).to.deep.equal([25, 100, 150]);
    expect(mix(white, black, 1 / 3).every(Number.isInteger)).to.equal(true);
  });

  it('are written so that a browser reads them back', () => {
    const probe = document.createElement('i');
    probe.style.color = css([1, 20, 255]);
    expect(probe.style.color).to.equal('rgb(1, 20, 255)');
  });

  it('are as light as WCAG says', () => {
    expect(luminance(black)).to.equal(0);
    expect(luminance(white)).to.be.closeTo(1, 1e-9);
    // The best known pair of the contrast tables: #767676 on white is 4.54:1.
    expect(contrast([118, 118, 118], white)).to.be.closeTo(4.54, 0.01);
    expect(luminance([255, 0, 0])).to.be.closeTo(0.2126, 1e-9);
  });

  it('get the text that reads better on them, at 4.5:1 at least', () => {
    for (let red = 0; red <= 255; red += 15)
      for (let green = 0; green <= 255; green += 15)
        for (let blue = 0; blue <= 255; blue += 15) {
          const back: Rgb = [red, green, blue];
          const best = Math.max(contrast(back, black), contrast(back, white));
          const got = contrast(back, readableOn(back));
          expect(got, css(back)).to.be.at.least(Math.min(4.5, best));
        }
  });
});
