import type { Spot } from './cluster-index.js';
import { isApproximate } from './is-approximate.js';
import type { ClusterStock, MapLabels } from '../map-labels.js';
import { discSize } from './pin-box.js';
import type { PlacedStore } from './placed-store.js';
import { create } from '../view/leaflet.js';
import { svgElement } from './svg-element.js';

export interface Pin {
  readonly button: HTMLButtonElement;
  readonly spot: Spot;
  readonly selected: boolean;
  /** The number of the store's row; undefined for a row without one. */
  readonly number: number | undefined;
  /** For a cluster, how many of its stores have the product, when that is known. */
  readonly stock: ClusterStock | undefined;
}

const drawing = (width: number, height: number, ...shapes: SVGElement[]): SVGElement =>
  svgElement(
    'svg',
    { width, height, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    ...shapes,
  );

/**
 * Returns copies of one drawing. Copies are several times cheaper, and a zoom may need a hundred.
 */
const copies = (draw: () => SVGElement): (() => Node) => {
  let original: SVGElement | undefined;
  return () => (original ??= draw()).cloneNode(true);
};

/** The pin of an exact position. Its tip stands on the spot. */
const drop = copies(() =>
  drawing(
    28,
    36,
    svgElement('path', {
      class: 'map-ink',
      d: 'M14 35C10 27 1 22 1 14a13 13 0 0 1 26 0c0 8-9 13-13 21Z',
    }),
    svgElement('circle', { class: 'map-eye', cx: 14, cy: 14, r: 5 }),
  ),
);

/**
 * The pin of an approximate position: a pale area with a broken edge. Its middle lies on the spot.
 */
const area = copies(() =>
  drawing(34, 34, svgElement('circle', { class: 'map-ring', cx: 17, cy: 17, r: 15 })),
);

function drawStore(
  button: HTMLButtonElement,
  store: PlacedStore,
  { selected }: Pin,
  { glyph }: MapLabels,
): void {
  const approximate = isApproximate(store.position);
  button.classList.add(approximate ? 'map-dot' : 'map-drop');
  button.append(approximate ? area() : drop(), glyph?.(store) ?? '');
  if (!selected) return;
  button.classList.add('map-selected');
  button.setAttribute('aria-current', 'true');
  const name = create('span', 'map-name', button);
  name.dir = 'auto';
  name.textContent = store.name;
}

function drawCluster(button: HTMLButtonElement, count: number, text: string): void {
  button.classList.add('map-cluster');
  create('span', `map-disc map-disc-${discSize(count)}`, button).textContent = text;
}

/**
 * Draws a store or a cluster on its button. map.css sets the colours and places the button on the
 * spot.
 * @param canApproach true when a click on a cluster can zoom in
 */
export function drawPin(pin: Pin, canApproach: boolean, labels: MapLabels): void {
  const { button, spot, stock } = pin;
  const { store, count } = spot;
  const cluster = canApproach && !spot.isPoint ? labels.cluster : labels.clusterHere;
  button.replaceChildren();
  button.className = 'map-pin leaflet-zoom-animated';
  button.removeAttribute('aria-current');
  button.dataset.id = `${store?.id ?? ''}`;
  button.dataset.number = `${pin.number ?? ''}`;
  const name = store ? labels.pin(store) : cluster(count);
  button.setAttribute('aria-label', stock ? `${name}, ${stock.long}` : name);
  if (store) drawStore(button, store, pin, labels);
  else drawCluster(button, count, stock?.short ?? labels.compactCount(count));
}
