import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { LocatorHarness } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';
import { exactly, placed } from '../../support/harness/places.js';
import { mountStock, stocked } from '../../support/harness/stock.js';

/** More of the same kind: reading some 400 values of each takes a slow machine half a minute. */
const alike = 'option, li:nth-child(n + 5), li:nth-child(n + 5) *';

/** Returns the computed values of elements, by a name that tells elements apart. */
function looks({ root }: LocatorHarness): Map<string, string> {
  const found = new Map<string, string>();
  const elements = [...root.querySelectorAll('*')].filter((element) => !element.matches(alike));
  for (const [index, element] of elements.entries()) {
    const style = getComputedStyle(element);
    const values = [...style].map((property) => `${property}: ${style.getPropertyValue(property)}`);
    const { localName, className } = element;
    found.set(`${index} ${localName}.${className}`, values.join('\n'));
  }
  return found;
}

/** Returns the values that differ. */
function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...before].flatMap(([element, values]) => {
    const later = after.get(element)?.split('\n') ?? [];
    return values
      .split('\n')
      .flatMap((value, nth) =>
        value === later[nth] ? [] : [`${element}: ${value}, ${later[nth]}`],
      );
  });
}

/** Turns the order of the features' style sheets. The one that all of them share is the first. */
function turnLateSheets({ root }: LocatorHarness): void {
  const { elementStyles } = root.host.constructor as typeof LitElement;
  const sheets = [...root.adoptedStyleSheets];
  const late = sheets.splice(elementStyles.length + 1);
  expect(late.length).to.be.above(4);
  root.adoptedStyleSheets = [...sheets, ...late.reverse()];
}

async function looksTheSameWhenTurned(locator: LocatorHarness): Promise<void> {
  for (const animation of document.getAnimations()) animation.finish();
  const before = looks(locator);
  turnLateSheets(locator);
  expect(differences(before, looks(locator))).to.deep.equal([]);
}

// Each comes with its code, and the network decides the order.
describe('the late style sheets of <store-locator>', () => {
  usePage();

  for (const width of ['390px', '1000px'])
    it(`give a selected store near a place the same look in any order at ${width}`, async () => {
      const locator = await mountStock({
        ...exactly({ attributes: { tiles: '' } }),
        style: `width: ${width}`,
      });
      await stocked(locator);
      await placed(locator);
      await locator.type('Paris');
      await locator.key('Enter');
      await until(() => locator.element.results[0]?.distanceMeters !== undefined);
      locator.element.selectStore(locator.element.results[0]!.id);
      await locator.element.updateComplete;
      await looksTheSameWhenTurned(locator);
      if (width === '390px') {
        await locator.press('Map');
        await until(() => locator.root.querySelector('.docked'));
      }
      await locator.mapShown();
      await looksTheSameWhenTurned(locator);
    });
});
