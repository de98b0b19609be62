import type { TemplateResult } from 'lit-html';
import { pageMessages } from '../../controllers/page-messages.js';
import type { VisitorMessages } from '../../domain/visitor-messages.js';
import { visitorMessages } from '../../i18n/en-visitor.js';
import { createCatalogue } from '../../i18n/messages.js';
import type { Asked } from './asked.js';
import type { LocatorAttributes } from './locator-attributes.js';
import { NearMe } from './visitor/near-me.js';

export interface VisitorSideOptions {
  readonly view: () => { readonly asked: Asked };
  readonly ask: (asked: Asked) => void;
}

/** What only some visits need: the visitor's own position. */
export class VisitorSide {
  readonly #host: LocatorAttributes;
  readonly #catalogue = createCatalogue(visitorMessages);
  readonly #nearMe: NearMe;

  constructor(host: LocatorAttributes, { view, ask }: VisitorSideOptions) {
    this.#host = host;
    this.#nearMe = new NearMe(host, {
      asked: () => view().asked,
      ask,
      messages: () => this.#messages,
    });
  }

  /** What the result line says before all else. */
  get line(): string | undefined {
    return this.#nearMe.line;
  }

  /** What can be done about it. */
  get buttons(): TemplateResult | undefined {
    return this.#nearMe.buttons;
  }

  locate(byVisitor: boolean): Promise<void> {
    return this.#nearMe.locate(byVisitor);
  }

  get #messages(): VisitorMessages {
    return this.#catalogue(pageMessages(), this.#host.messages);
  }
}
