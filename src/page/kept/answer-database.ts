import { createStore, delMany, getMany, setMany, type UseStore } from 'idb-keyval';
import { yieldToMain } from '../../scheduling/yield-to-main.js';
import { indexKey, type KeptAnswer } from './kept-answer.js';

interface Entry {
  readonly key: string;
  readonly at: number;
  readonly parts: number;
}

const maxParts = 300;
const partsAtATime = 8;
/**
 * The longest wait in milliseconds for the database. A blocked upgrade or a frozen tab must not
 * hold up the network.
 */
const timeoutMs = 250;

let store: UseStore | undefined;
const open = (): UseStore => (store ??= createStore('store-locator-elements', 'answers'));

/**
 * Reads the index of the kept answers, the newest first. It is in `localStorage`, apart from the
 * parts, because that can be read at once.
 */
function readIndex(): readonly Entry[] {
  try {
    return JSON.parse(localStorage.getItem(indexKey) ?? '[]') as Entry[];
  } catch {
    return [];
  }
}

const partKeys = ({ key, parts }: Entry): string[] =>
  // `Array.from` cannot be used: Prototype and MooTools replace it by a function that makes no
  // values.
  [...Array(parts).keys()].map((part) => `${key}#${part}`);

export async function read<T>(key: string): Promise<KeptAnswer<T> | undefined> {
  const entry = readIndex().find((candidate) => candidate.key === key);
  if (!entry) return undefined;
  const timeout = new Promise<(T | undefined)[]>((resolve) => setTimeout(resolve, timeoutMs, []));
  const read = getMany<T>(partKeys(entry), open());
  const parts = await Promise.race([read, timeout]);
  const isWhole = parts.length === entry.parts && !parts.includes(undefined);
  return isWhole ? { parts: parts as T[], at: entry.at } : undefined;
}

export async function write<T>(key: string, { parts, at }: KeptAnswer<T>): Promise<void> {
  const entry: Entry = { key, at, parts: parts.length };
  const keys = partKeys(entry);
  // Each part has its own transaction, and the loop yields to an idle page. The steps are short
  // enough to leave frames free.
  let part = 0;
  for (const value of parts) {
    if (part % partsAtATime === 0) await yieldToMain('last');
    await setMany([[keys[part++] ?? '', value]], open());
  }
  const entries = [entry, ...readIndex().filter((other) => other.key !== key)];
  let room = maxParts;
  const kept = entries.filter((candidate) => (room -= candidate.parts) >= 0);
  localStorage.setItem(indexKey, JSON.stringify(kept));
  const dropped = entries.filter((candidate) => !kept.includes(candidate)).flatMap(partKeys);
  if (dropped.length) await delMany(dropped, open());
}
