import { ignoreResult } from '../../domain/ignore-result.js';
import { inWords } from '../../domain/in-words.js';
import type { Messages } from '../../domain/messages/messages.js';
import { configuration } from '../../page/configuration.js';
import { report } from '../reports/report.js';
import { wordsOf } from './translation.js';

type Overrides = Readonly<Record<string, unknown>>;
type Sentence = (...args: readonly unknown[]) => unknown;

/**
 * Creates a function that returns the messages for an element.
 *
 * Four sources are merged, each over the one before: the built-in English, the language of the
 * element's place, the page's own wording, the element's own wording. The same sources return the
 * same object, so that views can compare by identity.
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

/** Applies the page's own wording. Reports and leaves out values of the wrong type. */
function reworded<M extends object>(host: Element, messages: M, own: Overrides | undefined): M {
  if (!own) return messages;
  const all = { ...messages } as Record<string, unknown>;
  for (const [name, usual] of Object.entries(messages)) {
    const tell = (why: string): void => report(host, `messages.${name} ${why}`);
    /** Calls the page's own code. Reports, and returns undefined, if it throws or errs in type. */
    const given = (give: () => unknown, type: string, wrong: string): unknown => {
      try {
        const value = give();
        if (value === undefined || typeof value === type) return value;
        ignoreResult(value);
        tell(wrong);
      } catch (error) {
        tell(`failed: ${inWords(error)}`);
      }
      return undefined;
    };
    const value = given(() => own[name], typeof usual, `is to be a ${typeof usual}`);
    if (typeof value === 'function')
      all[name] = (...args: readonly unknown[]) =>
        given(() => (value as Sentence)(...args) ?? null, 'string', 'gave no text') ??
        (usual as Sentence)(...args);
    else if (value !== undefined) all[name] = value;
  }
  return all as M;
}
