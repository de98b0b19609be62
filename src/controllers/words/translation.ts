import type { Messages } from '../../domain/messages/messages.js';
import { configuration } from '../../page/configuration.js';
import { again } from '../../http/again.js';
import { languageOf } from './language.js';
import { report } from '../reports/report.js';
import { retryPrompts } from '../watches/retry-watch.js';

/** Loads the file of a language other than English. The file has every message. */
export interface Translation {
  (): Promise<{ readonly messages: Messages }>;
  /** The messages in use on this page. An empty object means English. */
  words?: Partial<Messages>;
}

/** These files import nothing, so a page loads each of them once. */
export const translations: Readonly<Record<string, Translation>> = {
  ar: () => import('../../i18n/ar.js'),
  de: () => import('../../i18n/de.js'),
  es: () => import('../../i18n/es.js'),
  fr: () => import('../../i18n/fr.js'),
  it: () => import('../../i18n/it.js'),
  nl: () => import('../../i18n/nl.js'),
  pl: () => import('../../i18n/pl.js'),
  pt: () => import('../../i18n/pt.js'),
  'pt-pt': () => import('../../i18n/pt-pt.js'),
};

/**
 * The messages of a first view while a language is loading. They are empty, so that no English
 * shows for a moment.
 */
const awaited: Partial<Messages> = { searchPlaceholder: '', stockLoading: '' };

/** The time in milliseconds after which a visitor reads English until the language has loaded. */
const timeoutMs = 1000;

/**
 * Returns the messages in the language of an element's place. The first call loads them. Returns
 * undefined when the built-in English serves.
 */
export function wordsOf(host: Element): Partial<Messages> | undefined {
  const tag = languageOf(host).toLowerCase();
  // Portuguese has two files: that of Portugal also serves Angola, Mozambique and other regions.
  const code = /^pt-(?!br|419)/.test(tag) ? 'pt-pt' : (tag.split('-')[0] as string);
  // A theme's `lang` may be any text, even the name of a property that every object has.
  const translation = Object.hasOwn(translations, code) ? translations[code] : undefined;
  return translation && (translation.words ??= ask(host, translation));
}

function ask(host: Element, translation: Translation): Partial<Messages> {
  const use = (words: Partial<Messages>): void => {
    translation.words = words;
    // A change of the configuration updates the elements that already show something.
    configuration().set({});
  };
  let hasFailed = false;
  const onFailure = (error: unknown): void => {
    if (hasFailed) return;
    hasFailed = true;
    report(host, `language: ${String(error)}`);
    use({});
  };
  void again(translation, { prompts: retryPrompts, onFailure }).then(({ messages }) =>
    use(messages),
  );
  setTimeout(() => translation.words === awaited && use({}), timeoutMs);
  return awaited;
}

/**
 * True while an element's messages are loading, after its first view. The element then keeps what
 * it shows, and its data still loads.
 *
 * An update follows when the messages arrive. The first view shows empty texts and starts the
 * loading.
 */
export const isWordless = (host: Element & { readonly hasUpdated: boolean }): boolean =>
  host.hasUpdated && wordsOf(host) === awaited;
