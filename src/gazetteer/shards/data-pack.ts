/** The table of contents at the start of a data pack. */
export interface PackIndex {
  readonly version: number;
  /**
   * The countries that were chosen, ISO 3166-1 alpha-2. Their territories with data of their own
   * are not listed.
   */
  readonly countries: readonly string[];
  /** The data files in the pack, in this order: length in bytes by name. */
  readonly files: Readonly<Record<string, number>>;
}

/** The version of the layout below. */
export const PACK_VERSION = 1;

/**
 * A pack is a WebAssembly module with two custom sections and no code. Theme folders and their
 * checks accept `.wasm` files, but no other type for binary data.
 * https://webassembly.github.io/spec/core/binary/modules.html
 */
const MAGIC = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
const CUSTOM_SECTION = 0;
const [INDEX, DATA] = ['store-locator-index', 'store-locator-data'];

/** Returns all bytes of a pack before those of the first file. */
export function packHead(index: PackIndex): Uint8Array<ArrayBuffer> {
  const json = new TextEncoder().encode(JSON.stringify(index));
  const length = Object.values(index.files).reduce((sum, bytes) => sum + bytes, 0);
  const head = [
    ...MAGIC,
    ...sectionHead(INDEX, json.length),
    ...json,
    ...sectionHead(DATA, length),
  ];
  return Uint8Array.from(head);
}

function sectionHead(name: string, length: number): number[] {
  const called = [...new TextEncoder().encode(name)];
  const named = [...varint(called.length), ...called];
  return [CUSTOM_SECTION, ...varint(named.length + length), ...named];
}

/** Encodes a number as unsigned LEB128. */
const varint = (value: number): number[] =>
  value < 0x80 ? [value] : [(value % 0x80) + 0x80, ...varint(Math.floor(value / 0x80))];

/** The index of a pack, and the offset of the first file's bytes. */
export interface PackStart {
  readonly index: PackIndex;
  readonly dataAt: number;
}

/**
 * Reads the start of a pack. Returns undefined when there are too few bytes.
 * @throws Error when the bytes are no data pack
 */
export function readPackStart(bytes: Uint8Array): PackStart | undefined {
  let at = 0;
  const byte = (): number => {
    const value = bytes[at++];
    if (value === undefined) throw tooFew;
    return value;
  };
  const number = (): number => {
    const low = byte();
    return low < 0x80 ? low : low - 0x80 + 0x80 * number();
  };
  const text = (length: number): string => {
    if (at + length > bytes.length) throw tooFew;
    return new TextDecoder().decode(bytes.subarray(at, (at += length)));
  };
  /** Reads the head of a section and returns the offset of the section's end. */
  const section = (name: string): number => {
    if (byte() !== CUSTOM_SECTION) throw new Error('is no data pack');
    const length = number();
    const end = at + length;
    if (text(number()) !== name) throw new Error('is no data pack');
    return end;
  };
  try {
    if (MAGIC.some((expected) => byte() !== expected)) throw new Error('is no data pack');
    const end = section(INDEX);
    const index = JSON.parse(text(end - at)) as PackIndex;
    section(DATA);
    return { index, dataAt: at };
  } catch (error) {
    if (error === tooFew) return undefined;
    throw error;
  }
}

const tooFew = new Error('too few bytes');
