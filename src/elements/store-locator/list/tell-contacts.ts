import type { Store } from '../../../domain/store/store.js';
import { StoreLocatorDirectionsEvent, StoreLocatorPhoneEvent } from '../contact-events.js';
import type { LocatorAttributes } from '../locator-attributes.js';

/**
 * Fires an event on the locator whenever the visitor follows a row's link to a route, or one that
 * dials the store. The link works as ever.
 * @param storeOf finds a store by the id in its row
 */
export function tellContacts(
  host: LocatorAttributes,
  storeOf: (id: number) => Store | undefined,
): void {
  host.renderRoot.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    const isRoute = link?.part.contains('row-directions');
    if (!link || !(isRoute || link.protocol === 'tel:')) return;
    const store = storeOf(Number(link.closest<HTMLElement>('[data-id]')?.dataset.id));
    if (!store) return;
    const Contact = isRoute ? StoreLocatorDirectionsEvent : StoreLocatorPhoneEvent;
    host.dispatchEvent(new Contact({ store }));
  });
}
