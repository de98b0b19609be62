import type { TemplateResult } from 'lit';
import { adoptSheet, sheetOf } from '../../../../controllers/look/adopt-sheet.js';
import { createCatalogue } from '../../../../controllers/words/catalogue.js';
import type { Store } from '../../../../domain/store/store.js';
import type { VisitorMessages } from '../../../../domain/messages/visitor-messages.js';
import { visitorMessages } from '../../../../i18n/en-visitor.js';
import type { LocatorAttributes } from '../../locator-attributes.js';
import type { LocatorState } from '../../state/contracts.js';
import type { VisitorFeature } from '../../state/feature-contracts.js';
import { LostStore } from './lost-store.js';
import { NearMe } from './near-me.js';
import { PageLink, type PageLinkOptions, type Visit } from './page-link.js';
import visitorCss from './visitor.css';

/** The style sheet; undefined when there is no DOM. */
const visitorSheet = sheetOf(visitorCss);

export interface VisitorOptions extends PageLinkOptions {
  readonly view: () => Pick<
    LocatorState,
    'searchQuery' | 'typed' | 'listing' | 'myStore' | 'results' | 'selectedFor' | 'selectedId'
  >;
}

/** Serves the needs of some visits: the visitor's own position, and links to a query or a store. */
export class Visitor implements VisitorFeature {
  readonly #host: LocatorAttributes;
  readonly #catalogue = createCatalogue(visitorMessages);
  readonly #nearMe: NearMe;
  readonly #link: PageLink;
  readonly #lost: LostStore;

  constructor(host: LocatorAttributes, options: VisitorOptions, visit: Visit) {
    this.#host = host;
    const messages = (): VisitorMessages => this.#messages;
    const { view, search } = options;
    this.#nearMe = new NearMe(host, { view, search, messages });
    this.#lost = new LostStore({ view, messages, forget: () => host.setMyStore(null) });
    adoptSheet(host, visitorSheet);
    this.#link = new PageLink(host, options, visit);
  }

  get line(): string | undefined {
    return this.#nearMe.line;
  }

  get note(): string {
    const linked = this.#link.isLost && this.#messages.linkedStoreLost;
    return [linked, this.#lost.note].filter(Boolean).join(' · ');
  }

  get unknown(): string | undefined {
    return this.#link.isUnknown ? this.#messages.linkedSearchUnknown : undefined;
  }

  get buttons(): TemplateResult | undefined {
    return this.#nearMe.buttons ?? this.#lost.button;
  }

  get linked(): Store | undefined {
    return this.#link.store;
  }

  locate(byVisitor: boolean): Promise<void> {
    return this.#nearMe.locate(byVisitor);
  }

  get #messages(): VisitorMessages {
    return this.#catalogue(this.#host);
  }
}
