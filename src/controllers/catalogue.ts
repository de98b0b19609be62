import { hush } from '../domain/hush.js';
import { inWords } from '../domain/in-words.js';
import type { Messages } from '../domain/messages.js';
import { configuration } from '../page/configuration.js';
import { report } from './report.js';
import { wordsOf } from './translation.js';

type Overrides = Readonly<Record<string, unknown>>;
type Sentence = (...args: readonly unknown[]) => unknown;

/**
 * A catalogue for the page and the element: the built-in English, over it the language of the place, the page's own wording
 * over that, the element's over all. The same sources give the same object again, so that views can compare.
 */
export function createCatalogue<M extends object>(
  builtIn: M,
): (host: Element & { readonly messages?: Partial<Messages> | undefined }) => M {
  let last: readonly unknown[] = [];
  let merged = builtIn;
  return (host) => {
    const words = wordsOf(host);
    const overrides = [configuration().values.messages, host.messages];
    if (![words, ...overrides].every((source, index) => source === last[index])) {
      merged = { ...builtIn, ...words };
      for (const own of overrides) merged = reworded(host, merged, own as Overrides | undefined);
      last = [words, ...overrides];
    }
    return merged;
  };
}

/** With the page's own wording as far as it can be read, and is text where text is wanted. */
function reworded<M extends object>(host: Element, messages: M, own: Overrides | undefined): M {
  if (!own) return messages;
  const all: Record<string, unknown> = {};
  for (const [name, usual] of Object.entries(messages)) {
    const tell = (why: string): void => report(host, `messages.${name} ${why}`);
    all[name] = usual;
    try {
      const value = own[name];
      if (value === undefined) continue;
      if (typeof value !== typeof usual) tell(`is to be a ${typeof usual}`);
      else
        all[name] =
          typeof usual === 'string' ? value : safe(value as Sentence, usual as Sentence, tell);
    } catch (error) {
      tell(`failed: ${inWords(error)}`);
    }
  }
  return all as M;
}

/** A page's own function for a sentence, in whose place the built-in one stands when it fails or gives no text. */
const safe =
  (own: Sentence, usual: Sentence, tell: (why: string) => void): Sentence =>
  (...args) => {
    try {
      const text = own(...args);
      if (typeof text === 'string') return text;
      hush(text);
      tell('gave no text');
    } catch (error) {
      tell(`failed: ${inWords(error)}`);
    }
    return usual(...args);
  };
