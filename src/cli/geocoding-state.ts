import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Position } from '../domain/store/store.js';
import { snapshotPosition } from '../domain/store/snapshot-position.js';

/** How a question about an address ended. */
export const Outcome = {
  /** it was sent; without a later line its answer never came */
  Asked: 'asked',
  Found: 'found',
  /** the geocoder knows no such address */
  None: 'none',
  /** there was no usable answer */
  Failed: 'failed',
} as const;
export type Outcome = (typeof Outcome)[keyof typeof Outcome];

/** What happened to one address: a line of the state file. */
export interface StateLine {
  /** Its fingerprint. */
  readonly address: string;
  /** The geocoder's name. */
  readonly geocoder: string;
  readonly outcome: Outcome;
  readonly position?: Position | undefined;
}

/**
 * What geocoders answered in this and earlier runs. It lives in a file of JSON lines that is only ever appended to, each
 * line in one write: killed at any instant, at most the last line is torn, and a torn line is passed over.
 */
export class GeocodingState {
  readonly #file: number;
  readonly #positions = new Map<string, Position>();
  readonly #outcomes = new Map<string, Outcome>();

  /** Opens the file, or begins it. */
  constructor(path: string) {
    this.#file = openSync(path, 'a+');
    const text = readFileSync(this.#file, 'utf8');
    for (const line of text.split('\n')) this.#read(line);
    // else the next line would be glued to a torn one
    if (text && !text.endsWith('\n')) writeSync(this.#file, '\n');
  }

  /** What any geocoder found. */
  position(address: string): Position | undefined {
    return this.#positions.get(address);
  }

  /** How the last question to one geocoder ended; undefined when it was never asked. */
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
      // torn, or the empty text behind the last line
    }
  }

  #keep({ address, geocoder, outcome, position }: StateLine): void {
    this.#outcomes.set(`${geocoder} ${address}`, outcome);
    if (position) this.#positions.set(address, position);
  }
}
