/** Reads the stock in an answer naively from its raw JSON, without any code of the decoders. */
import { productId } from './inventory-shapes.js';

type Status = 'in' | 'low' | 'out' | 'unknown';

/** Returns a number that is written as a number or as text. */
function numberIn(said: unknown): number | undefined {
  if (typeof said === 'number') return said;
  const [sign, whole = '', part = '0'] = typeof said === 'string' ? signed(said.trim()) : [];
  const isNumber = [whole, part].every((digits) => /^[0-9]+$/.test(digits));
  return sign && isNumber ? Number(`${sign}${whole}.${part}`) : undefined;
}

const signed = (text: string): string[] => {
  const [first = ''] = text;
  const bare = '+-'.includes(first) ? text.slice(first.length) : text;
  const parts = bare.split('.');
  return parts.length < 3 ? [first === '-' ? '-' : '+', ...parts] : [];
};

/** Whether a word or number alone stands for a status. */
export function says(said: unknown, status: string): boolean {
  const number = numberIn(said);
  if (number !== undefined) {
    const isBelow = number < 0 && number !== -Infinity;
    const count = isBelow ? 0 : number % 1 === 0 ? Math.min(number, 3) : NaN;
    return (status === 'out' && count === 0) || (status === 'in' && count === 3)
      ? true
      : status === 'low' && count > 0 && count < 3;
  }
  if (typeof said !== 'string') return false;
  const parts = said.trim().toLowerCase().split('/');
  if (parts.length > 1 && parts.at(-2)?.replace('www.', '') !== 'schema.org') return false;
  const last = parts.at(-1) ?? '';
  if (/[^a-z\s_\-–]/.test(last)) return false;
  const words: Readonly<Record<string, RegExp>> = {
    in: /^(instock|instoreonly)$/,
    low: /^(lowstock|limitedavailability)$/,
    out: /^(outofstock|soldout)$/,
  };
  return words[status]?.test(last.replace(/[^a-z]/g, '')) ?? false;
}

const statusOf = (said: unknown): Status =>
  (['in', 'low', 'out'] as const).find((status) => says(said, status)) ?? 'unknown';

/** Returns the digits of an id, or '' when the value is no id. */
function idIn(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const parts = `${value}`.trim().split('/');
  const last = parts.at(-1) ?? '';
  return /^[0-9]+$/.test(last) && (parts.length === 1 || parts[0] === 'gid:') ? last : '';
}

export const isId = (value: unknown, id: string): boolean => id !== '' && idIn(value) === id;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isOfOther(value: unknown): boolean {
  const product = isFields(value) ? value.product_id : undefined;
  return product !== undefined && product !== null && !isId(product, productId);
}

/** One statement of an answer about a variant, or only the variant's name. */
interface Statement {
  /** The variant's id; '' when it cannot be read. */
  readonly variant: string;
  /** The location ids; empty when none can be read. */
  readonly locations: readonly string[];
  /**
   * Only for rows: the location by the service's own id. It counts only when no row has a platform
   * id.
   */
  readonly ownIds?: readonly string[];
  readonly status: Status;
  /** True when the answer names the variant but states no stock for it. */
  readonly isBare?: boolean;
}

const unreadable: Statement = { variant: '', locations: [], status: 'unknown' };

function rowStatement(row: unknown): readonly Statement[] {
  if (isOfOther(row)) return [];
  if (!isFields(row)) return [unreadable];
  const words = [row.status, row.stock_status, row.availability]
    .filter((word) => word !== undefined && word !== null)
    .map((word) => (isWord(word) ? statusOf(word) : 'unknown'));
  const count = numberIn(row.quantity);
  const counted = count === undefined ? 'unknown' : statusOf(count);
  const [status = counted] = words;
  const isClear =
    words.every((word) => word === status) &&
    (counted === 'unknown' || (counted === 'out') === (status === 'out'));
  return [
    {
      variant: idIn(row.variant_id),
      locations: [idIn(row.platform_location_id)].filter(Boolean),
      ownIds: [idIn(row.location_id)].filter(Boolean),
      status: isClear ? status : 'unknown',
    },
  ];
}

/** Whether a value is a word. A number has no meaning in place of a word, even written as text. */
const isWord = (said: unknown): said is string =>
  typeof said === 'string' && numberIn(said) === undefined;

const isMeta = (key: string): boolean => key === 'product_id' || key === 'product';

/**
 * Whether an entry is a simple product: the product's id as key, and a row of cells instead of a
 * nested table.
 */
function isSimple([key, row]: readonly [string, unknown]): boolean {
  if (!isFields(row) || key.trim() !== productId) return false;
  const cells = Object.entries(row).filter(
    ([name, said]) => !isMeta(name) && said !== null && said !== undefined,
  );
  const isPlain = ([name, said]: readonly [string, unknown]): boolean =>
    typeof said !== 'object' && !['inventory', 'data', 'inventory_tables'].includes(name);
  return cells.every(isPlain) && cells.some(([name]) => idIn(name));
}

function variantStatements([key, row]: readonly [string, unknown]): readonly Statement[] {
  if (isMeta(key) || isOfOther(row)) return [];
  const variant = idIn(key);
  const bare: Statement = { ...unreadable, variant, isBare: true };
  if (row === null || row === undefined) return [bare];
  if (!isFields(row)) return [{ ...unreadable, variant }];
  const cells = Object.entries(row).filter(([name]) => !isMeta(name));
  if (!cells.length) return [bare];
  return cells.map(([location, said]) => ({
    variant,
    locations: [idIn(location)].filter(Boolean),
    status: statusOf(said),
  }));
}

/** Returns all statements of an answer, without its wrappers and without other products. */
function statementsIn(value: unknown, depth = 0): readonly Statement[] {
  if (value === null || value === undefined || isOfOther(value)) return [];
  if (Array.isArray(value)) return value.flatMap(rowStatement);
  if (!isFields(value)) return [unreadable];
  const entries = Object.entries(value);
  const isOwn = ([key]: readonly [string, unknown]): boolean => isId(key, productId);
  const isAround = (entry: readonly [string, unknown]): boolean =>
    ['inventory', 'data', 'inventory_tables'].includes(entry[0]) || isOwn(entry);
  if (!entries.some(isAround)) return entries.flatMap(variantStatements);
  if (depth === 4) return [unreadable];
  // Entries beside the product's key are other products. Entries beside a wrapper are variants.
  const beside = entries.filter((entry) => !isAround(entry) && idIn(entry[0]));
  return [
    ...entries
      .filter(isAround)
      .flatMap((entry) =>
        isSimple(entry) ? variantStatements(entry) : statementsIn(entry[1], depth + 1),
      ),
    ...(entries.some(isOwn) ? [] : beside.flatMap(variantStatements)),
  ];
}

/** Tells which overall stock an answer supports. */
export class NaiveInventory {
  readonly #all: readonly Statement[];
  readonly #variants: ReadonlySet<string>;

  constructor(body: unknown) {
    const all = statementsIn(body);
    const isByPlatform = all.some(({ ownIds, locations }) => ownIds && locations.length);
    this.#all = isByPlatform
      ? all
      : all.map((each) => ({ ...each, locations: each.ownIds ?? each.locations }));
    this.#variants = new Set(this.#all.map(({ variant }) => variant));
  }

  /**
   * Counts the locations that have one of these statuses.
   * @param variant undefined: any variant whose stock can be read
   */
  count(variant: string | undefined, ...statuses: readonly Status[]): number {
    const there = this.#all.filter(
      (each) =>
        statuses.includes(each.status) &&
        (variant === undefined ? each.variant !== '' : each.variant === variant),
    );
    return new Set(there.flatMap(({ locations }) => locations)).size;
  }

  isAt(variant: string | undefined, location: string, status: 'in' | 'low'): boolean {
    return this.#at(variant, location).some((each) => each.status === status && each.variant);
  }

  /** @param variant undefined: every variant that is named */
  isOutAt(variant: string | undefined, location: string): boolean {
    const variants = variant === undefined ? [...this.#variants] : [variant];
    return (
      variants.length > 0 &&
      variants.every((each) => {
        const said = this.#at(each, location);
        return each !== '' && said.length > 0 && said.every(({ status }) => status === 'out');
      })
    );
  }

  /**
   * Whether the variant is out at every location that the answer names for any variant. A statement
   * whose location cannot be read makes this false.
   */
  isOutEverywhere(variant: string | undefined): boolean {
    const placed = this.#all.filter(({ isBare }) => !isBare);
    const own = placed.filter((each) => variant === undefined || each.variant === variant);
    return (
      own.length > 0 &&
      own.every(({ status }) => status === 'out') &&
      placed.every(({ locations }) => locations.some((each) => this.isOutAt(variant, each)))
    );
  }

  #at(variant: string | undefined, location: string): readonly Statement[] {
    return this.#all.filter(
      (each) =>
        (variant === undefined || each.variant === variant) && each.locations.includes(location),
    );
  }
}

/** Whether any part of an answer states this status for a variant at a location, in any shape. */
export function isSaid(body: unknown, variant: string, location: string, status: string): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const row = body as Fields;
  // An object of another product says nothing about this product, at any depth.
  if (isOfOther(row)) return false;
  const isRow =
    isId(row.variant_id, variant) &&
    (isId(row.platform_location_id, location) || isId(row.location_id, location));
  if (isRow) {
    const count = numberIn(row.quantity);
    const isCounted = count !== undefined && says(count, status);
    const words = [row.status, row.stock_status, row.availability];
    const isSaidInWords = words.some((word) => isWord(word) && says(word, status));
    if (isCounted || isSaidInWords) return true;
  }
  return Object.entries(row).some(
    ([key, inside]) =>
      isSaid(inside, variant, location, status) ||
      (isId(key, variant) &&
        (variant !== productId || isSimple([key, inside])) &&
        typeof inside === 'object' &&
        Object.entries(inside ?? {}).some(
          ([name, said]) => isId(name, location) && says(said, status),
        )),
  );
}
