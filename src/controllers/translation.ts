import type { Messages } from '../domain/messages/messages.js';
import { configuration } from '../page/configuration.js';
import { again } from '../http/again.js';
import { languageOf } from './language.js';
import { report } from './report.js';
import { retryPrompts } from './retry-watch.js';

/** Loads the file of a language other than English, which has every message. */
export interface Translation {
  (): Promise<{ readonly messages: Messages }>;
  /** What is read on this page by now; none of it: English. */
  words?: Partial<Messages>;
}

/** None imports anything, so a page loads it once. */
export const translations: Readonly<Record<string, Translation>> = {
  ar: () => import('../i18n/ar.js'),
  de: () => import('../i18n/de.js'),
  fr: () => import('../i18n/fr.js'),
};

/** What a first view says while a language is on its way: nothing, rather than English for a moment. */
const awaited: Partial<Messages> = { searchPlaceholder: '', stockLoading: '' };

/** Whoever waits longer reads English until the language is there. */
const patienceMs = 1000;

/** The words of the language where an element stands, asked for when it is first there; undefined: English will do. */
export function wordsOf(host: Element): Partial<Messages> | undefined {
  const code = languageOf(host).toLowerCase().split('-')[0] as string;
  // A theme's `lang` may be anything, such as the name of what every object has.
  const translation = Object.hasOwn(translations, code) ? translations[code] : undefined;
  return translation && (translation.words ??= ask(host, translation));
}

function ask(host: Element, translation: Translation): Partial<Messages> {
  const use = (words: Partial<Messages>): void => {
    translation.words = words;
    // Elements that show something without them are drawn anew.
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
  setTimeout(() => translation.words === awaited && use({}), patienceMs);
  return awaited;
}

/**
 * An element's words are on their way: what it shows stays, while data is asked for. Their arrival asks for an update. Its
 * first view says nothing, and asks for them.
 */
export const isWordless = (host: Element & { readonly hasUpdated: boolean }): boolean =>
  host.hasUpdated && wordsOf(host) === awaited;
