import type { ReactiveController } from 'lit';
import { checkValue } from '../../controllers/reports/check-value.js';
import { report } from '../../controllers/reports/report.js';
import { Auth } from '../../domain/page-configuration.js';
import type { LocatorAttributes } from './locator-attributes.js';
import { ownFilters } from './features/filters/own-filters.js';

/** Reports attributes and properties with an unknown value, such as a misspelt one. */
export class ValueCheck implements ReactiveController {
  readonly #host: LocatorAttributes;

  constructor(host: LocatorAttributes) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    const host = this.#host;
    checkValue(host, 'auth', host.auth, Object.values(Auth));
    checkValue(host, 'units', host.units, ['auto', 'km', 'mi']);
    checkValue(host, 'layout', host.layout, ['auto', 'split', 'stacked', 'list']);
    checkValue(host, 'directions', host.directions, ['google', 'apple', 'osm', 'none']);
    checkValue(host, 'loading', host.loading, ['lazy', 'eager']);
    checkValue(host, 'heading-level', host.headingLevel, [1, 2, 3, 4, 5, 6]);
    const filters = [host.filters ?? []].flat().filter(Boolean);
    if (ownFilters(host, filters).length < filters.length)
      report(host, 'filters: each is { label, test } with a label of its own.', 'warn');
  }
}
