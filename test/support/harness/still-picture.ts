import { expect } from '@open-wc/testing';
import { startLocator, type LocatorHarness, type LocatorOptions } from './locator.js';
import { whenSaid } from './looked-up.js';
import { until } from './page.js';
import { exactly } from './places.js';
import { nameOf } from './stage.js';
import { frames } from './waiting.js';

export const lyon = 'Lyon, Auvergne-Rhône-Alpes, France';

/** Returns all that must hold still: rows, the line, the place in the list, and the pins. */
export function picture(locator: LocatorHarness): string {
  const { root } = locator;
  const pins = [...root.querySelectorAll('[part~=pin]')].map((pin) => {
    const { x, y } = pin.getBoundingClientRect();
    return `${nameOf(pin)} at ${Math.round(x)} ${Math.round(y)}`;
  });
  return JSON.stringify({
    rows: locator.rows().map(({ text, place }) => `${place} ${text}`),
    line: locator.line(),
    part: root.querySelector('.part')?.textContent,
    groups: root.querySelectorAll('.scroller h3, .scroller h4').length,
    top: root.querySelector('.scroller')?.scrollTop,
    pins: pins.sort(),
  });
}

/** Waits until nothing has changed for some frames, and returns the picture. */
export async function stillPicture(locator: LocatorHarness): Promise<string> {
  let last = '';
  for (;;) {
    await whenSaid();
    await frames(10);
    const now = picture(locator);
    if (now === last) return now;
    last = now;
  }
}

/** Puts a locator into the page whose search, list and map are all loaded. */
export async function mountForTyping(options: LocatorOptions = {}): Promise<LocatorHarness> {
  const locator = startLocator(exactly(options));
  let isPlaced = false;
  locator.element.addEventListener('store-locator-positions', () => (isPlaced = true));
  await locator.settled();
  await locator.narrowable();
  await locator.mapShown();
  // A position that came later would change a group of pins.
  await until(() => isPlaced);
  // Focus alone loads the code of the search.
  locator.box.focus();
  await until(() => locator.box.role === 'combobox');
  return locator;
}

/**
 * Types a text with suggestions, and returns the picture before it, which is the picture after it.
 */
export async function typeQuietly(
  locator: LocatorHarness,
  text = 'lyon',
  option = lyon,
): Promise<string> {
  const before = await stillPicture(locator);
  await locator.type(text);
  await locator.offered(option);
  expect(await stillPicture(locator)).to.equal(before);
  return before;
}
