import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Messages } from '../domain/messages.js';
import { configuration } from '../page/configuration.js';
import { ancestors } from './ancestors.js';
import { documentWatch } from './document-watch.js';
import { Subscription } from './subscription.js';

/** The language of the page where the host stands, and what the page says of words and data. */
export class LocaleController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  #lang = '';

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    new Subscription(host, documentWatch);
    new Subscription(host, configuration);
    host.addController(this);
  }

  /** The nearest `lang`, through shadow roots; else the visitor's. */
  get lang(): string {
    return this.#lang;
  }

  get messages(): Partial<Messages> | undefined {
    return configuration().values.messages;
  }

  get dataUrl(): string | undefined {
    return configuration().values.dataUrl;
  }

  hostUpdate(): void {
    for (const ancestor of ancestors(this.#host)) {
      this.#lang = ancestor.getAttribute('lang') ?? '';
      if (this.#lang) return;
    }
    this.#lang = navigator.language;
  }
}
