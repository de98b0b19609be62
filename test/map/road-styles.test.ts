import { expect } from '@open-wc/testing';
import { luminance, type Rgb } from '../../src/domain/map/rgb.js';
import { streetColours } from '../../src/map/streets/road-styles.js';
import { palette } from './map-harness.js';

const luminanceOf = (colour: string): number =>
  luminance((colour.match(/[\d.]+/g) ?? []).map(Number) as unknown as Rgb);

/** The contrast of two colours by WCAG 2. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

describe('the colours of streets', () => {
  const { matchMedia } = globalThis;
  const black = 'rgb(0 0 0)';
  const white = 'rgb(255 255 255)';
  afterEach(() => {
    globalThis.matchMedia = matchMedia;
  });

  const force = (): void => {
    globalThis.matchMedia = (query) =>
      query === '(forced-colors: active)'
        ? ({ matches: true } as MediaQueryList)
        : matchMedia(query);
  };

  for (const [name, surface, text, urban] of [
    ['white', white, black, 'rgb(227 227 227)'],
    ['black', black, white, 'rgb(28 28 28)'],
  ] as const)
    it(`stand out from the ground in forced colours on ${name}`, () => {
      const page = { ...palette, surface, text, urban, label: 'rgb(130 130 130)' };
      const usual = streetColours(page);
      force();
      const { road, edge, mainRoad, mainEdge, ground, name: word, halo } = streetColours(page);
      // White roads on light ground are seen by their edges.
      const of = (...colours: readonly string[]): number =>
        Math.max(...colours.map((colour) => contrast(colour, ground)));
      expect(of(road, edge)).to.be.at.least(3);
      expect(of(mainRoad, mainEdge)).to.be.at.least(3);
      expect(contrast(word, halo)).to.equal(21);
      expect(usual.name).to.equal('rgb(130 130 130)');
    });
});
