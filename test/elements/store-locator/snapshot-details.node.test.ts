import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { TemplateResult } from 'lit';
import type { Store } from '../../../src/domain/store/store.js';
import type { LocatorAttributes } from '../../../src/elements/store-locator/locator-attributes.js';
import { ShownDetails } from '../../../src/elements/store-locator/list/details/shown-details.js';
import { listMessages } from '../../../src/i18n/en-list.js';

const store: Store = {
  ...{ id: 5, platformLocationId: '61', name: 'Lamp', address: '', city: '', state: '', zip: '' },
  ...{ country: '', countryCode: undefined, mapsUrl: '', position: undefined },
};

/** All texts and addresses of a template, and of those inside it. */
const saidBy = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(saidBy);
  if (typeof value === 'string') return [value];
  return saidBy((value as Partial<TemplateResult> | undefined)?.values ?? []);
};

function rowOf(shown: Store, details?: object): string[] | undefined {
  const host = {
    details,
    addController: () => undefined,
    requestUpdate: () => undefined,
  } as unknown as LocatorAttributes;
  const drawn = new ShownDetails(host, () => [shown]).of([shown])(shown);
  return drawn && saidBy(drawn.view(listMessages));
}

describe('the details of a snapshot in the selected row', () => {
  before(
    () => void Object.assign(globalThis, { document: { baseURI: 'https://shop.example/a/' } }),
  );
  after(() => void Reflect.deleteProperty(globalThis, 'document'));
  const own = {
    ...store,
    details: { phone: '030 1', hours: ['Mo 1-2'], url: '/x', extra: { a: 'b' } },
  };

  it('are shown where the page has no details of the store', () => {
    const said = rowOf(own) ?? [];
    for (const text of ['030 1', 'tel:0301', 'Mo 1-2', 'https://shop.example/x', 'b'])
      assert.ok(said.includes(text), text);
    assert.deepEqual(rowOf(own, { details: { 6: { phone: '040' } } }), said);
  });

  it('are replaced by details that the page has of the store', () => {
    const said = rowOf(own, { details: { 5: { phone: '040 2' } } }) ?? [];
    assert.ok(said.includes('040 2'));
    assert.ok(!said.includes('030 1'));
  });

  it('are left out where they have no value that a row shows, or no valid one', () => {
    const useless = [
      {},
      { extra: { a: '' }, priority: 2 },
      { email: 'x', url: 'javascript:1', hours: {}, imageAlt: 'The front' },
    ];
    for (const details of useless) assert.equal(rowOf({ ...store, details }), undefined);
    assert.equal(rowOf(store), undefined);
  });
});
