import { httpReader } from '../../src/gazetteer/http-reader.js';
import type { Reader } from '../../src/gazetteer/shards/reader.js';

/** Reads the built shards, and keeps the names of those that were asked for. */
export function shardFiles(fails: (name: string) => boolean = () => false): {
  readonly read: Reader;
  readonly names: readonly string[];
} {
  const names: string[] = [];
  const fromDisk = httpReader(new URL('/src/gazetteer/data/', location.href).href);
  const read: Reader = (name) => {
    names.push(name);
    return fails(name) ? Promise.reject(new Error(`no ${name}`)) : fromDisk(name);
  };
  return { read, names };
}
