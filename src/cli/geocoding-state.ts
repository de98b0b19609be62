import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Position } from '../domain/store/store.js';
import { snapshotPosition } from '../domain/store/snapshot-position.js';

/** How a request for an address ended. */
export const Outcome = {
  /** The request was sent. Without a later line in the file, its answer never arrived. */
  Asked: 'asked',
  Found: 'found',
  /** The geocoder knows no such address. */
  None: 'none',
  /** The geocoder gave no usable answer. */
  Failed: 'failed',
} as const;
export type Outcome = (typeof Outcome)[keyof typeof Outcome];

/** The outcome for one address: one line of the state file. */
export interface StateLine {
  /** The fingerprint of the address. */
  readonly address: string;
  /** The geocoder's name. */
  readonly geocoder: string;
  readonly outcome: Outcome;
  readonly position?: Position | undefined;
}

/**
 * The answers of geocoders in this and earlier runs. They are kept in a file of JSON lines that is
 * only appended to, each line in a single write. If the process is killed, at most the last line is
 * incomplete, and incomplete lines are skipped.
 */
export class GeocodingState {
  readonly #file: number;
  readonly #positions = new Map<string, Position>();
  readonly #outcomes = new Map<string, Outcome>();

  /** Opens the file, or creates it. */
  constructor(path: string) {
    this.#file = openSync(path, 'a+');
    const text = readFileSync(this.#file, 'utf8');
    for (const line of text.split('\n')) this.#read(line);
    // Without this line feed, the next line would be appended to an incomplete one.
    if (text && !text.endsWith('\n')) writeSync(this.#file, '\n');
  }

  /** Returns the position that any geocoder found for an address. */
  position(address: string): Position | undefined {
    return this.#positions.get(address);
  }

  /**
   * Returns how the last request for an address to one geocoder ended. Undefined when it was never
   * asked.
   */
  outcome(address: string, geocoder: string): Outcome | undefined {
    return this.#outcomes.get(`${geocoder} ${address}`);
  }

  add(lines: readonly StateLine[]): void {
    const bytes = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    for (let at = 0; at < bytes.length;) at += writeSync(this.#file, bytes, at);
    for (const line of lines) this.#keep(line);
  }

  close(): void {
    closeSync(this.#file);
  }

  #read(text: string): void {
    try {
      const line = JSON.parse(text) as StateLine;
      const position = line.position && snapshotPosition({ ...line.position });
      this.#keep({ ...line, position });
    } catch {
      // The line is incomplete, or it is the empty text after the last line.
    }
  }

  #keep({ address, geocoder, outcome, position }: StateLine): void {
    this.#outcomes.set(`${geocoder} ${address}`, outcome);
    if (position) this.#positions.set(address, position);
  }
}
