/** What an answer says of stock, read naively from its raw JSON: nothing of the decoders is used here. */
import { productId } from './inventory-shapes.js';

type Status = 'in' | 'low' | 'out' | 'unknown';

/** Naively, a number that is written as one or as a text. */
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

/** Naively, whether a word or number says a status by itself. */
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

/** Its digits, or ''. */
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

/** One thing that an answer says, or only names. */
interface Statement {
  /** '' where it cannot be read. */
  readonly variant: string;
  /** None where it cannot be read. */
  readonly locations: readonly string[];
  /** Of a row: the location by the service's own id, which counts where no row has one of the platform. */
  readonly ownIds?: readonly string[];
  readonly status: Status;
  /** A variant is named, and nothing said of it. */
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

/** Where a word is expected, a number says nothing, however it is written. */
const isWord = (said: unknown): said is string =>
  typeof said === 'string' && numberIn(said) === undefined;

const isMeta = (key: string): boolean => key === 'product_id' || key === 'product';

/** The digits of the product around what is no further table: a simple product is its own variant. */
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

/** All that an answer says, beside what is around it and what is of other products. */
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
  // Beside the product stand others; beside a wrapper, what is said of something.
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

/** What may be said of stock as a whole where an answer says this. */
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

  /** How many locations are said to have this status. @param variant undefined: any that can be read */
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

  /** At every location that is named for any variant, and nothing stands beside it of which no one knows where it is. */
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

/** Whether an answer says this of one shelf anywhere, in whatever shape. */
export function isSaid(body: unknown, variant: string, location: string, status: string): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const row = body as Fields;
  // What is of another product says nothing of this one, however deep.
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
