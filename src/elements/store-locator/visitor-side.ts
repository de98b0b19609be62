import type { TemplateResult } from 'lit-html';
import { pageMessages } from '../../controllers/page-messages.js';
import type { Store } from '../../domain/store.js';
import type { VisitorMessages } from '../../domain/visitor-messages.js';
import { visitorMessages } from '../../i18n/en-visitor.js';
import { createCatalogue } from '../../i18n/messages.js';
import type { LocatorAttributes } from './locator-attributes.js';
import { NearMe } from './visitor/near-me.js';
import { PageLink, type PageLinkOptions } from './visitor/page-link.js';

export type VisitorSideOptions = PageLinkOptions;

/** What only some visits need: the visitor's own position, and links to what the page is to show. */
export class VisitorSide {
  readonly #host: LocatorAttributes;
  readonly #catalogue = createCatalogue(visitorMessages);
  readonly #nearMe: NearMe;
  readonly #link: PageLink;

  constructor(host: LocatorAttributes, options: VisitorSideOptions, query?: string) {
    this.#host = host;
    this.#nearMe = new NearMe(host, {
      asked: () => options.view().asked,
      ask: options.ask,
      messages: () => this.#messages,
    });
    this.#link = new PageLink(host, options, query);
  }

  /** What the result line says before all else. */
  get line(): string | undefined {
    return this.#nearMe.line;
  }

  /** What can be done about it. */
  get buttons(): TemplateResult | undefined {
    return this.#nearMe.buttons;
  }

  /** What the map is to show first, by the page's address. */
  get linked(): Store | undefined {
    return this.#link.store;
  }

  locate(byVisitor: boolean): Promise<void> {
    return this.#nearMe.locate(byVisitor);
  }

  get #messages(): VisitorMessages {
    return this.#catalogue(pageMessages(), this.#host.messages);
  }
}
