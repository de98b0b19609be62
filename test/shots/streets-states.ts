import { markStreets, streetsSheet } from '../support/harness/mark-streets.js';
import { inTurn, isReady, showMap, type Reach } from './reach.js';
import type { State } from './states.js';

interface View {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
}

/** Maps may come closer than this only where they show streets already. */
const MAX_ZOOM_WITHOUT_STREETS = 16;
const looks = ['plain', 'sport', 'rtl'];

/** Moves the map. The picture of streets has its own scale once it was drawn for the view. */
const viewOf = ({ lat, lng, zoom }: View): Reach =>
  inTurn(isReady, showMap, async (page) => {
    const isMade = () => document.querySelector('store-locator')?.map !== undefined;
    await page.waitForFunction(isMade);
    await page.evaluate(markStreets);
    for (const next of [Math.min(zoom, MAX_ZOOM_WITHOUT_STREETS), zoom]) {
      await page.evaluate(
        (view, closer) => {
          const map = document.querySelector('store-locator')?.map as {
            setView(middle: readonly [number, number], zoom: number, how: object): unknown;
          };
          map.setView([view.lat, view.lng], closer, { animate: false });
        },
        { lat, lng },
        next,
      );
      await page.waitForFunction(
        (sheet) =>
          document
            .querySelector('store-locator')
            ?.shadowRoot?.querySelector<HTMLElement>(sheet)
            ?.style.transform.endsWith('scale(1)'),
        {},
        streetsSheet,
      );
    }
  });

const statesOf = (town: string, lat: number, lng: number, zooms: readonly number[]): State[] =>
  zooms.map((zoom) => ({
    name: `${town}-${zoom}`,
    only: { looks },
    reach: viewOf({ lat, lng, zoom }),
  }));

/** The streets of the demo, from main roads to single houses. */
export const streetsStates: readonly State[] = [
  { name: 'first', only: { looks }, reach: isReady },
  ...statesOf('monaco', 43.7355, 7.4215, [10, 12, 14, 15, 16, 17, 18]),
  ...statesOf('paris', 48.8805, 2.338, [14, 15, 16, 17, 18]),
  {
    name: 'paris-sharp',
    only: { looks: ['plain', 'sport'], widths: [390] },
    pixelRatio: 3,
    reach: viewOf({ lat: 48.8805, lng: 2.338, zoom: 15 }),
  },
];
