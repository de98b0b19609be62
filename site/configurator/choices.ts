import { holdsSecretKey } from '../../src/domain/secret-key.js';

/** Where the stores come from. */
export type Data = 'demo' | 'table' | 'service';
/** The ground of the map: the embedded land, tiles of a server, or no map at all. */
export type MapGround = 'land' | 'tiles' | 'none';

/** All that the form asks for. Each text is as it was typed. */
export interface Choices {
  readonly data: Data;
  readonly baseUrl: string;
  readonly publicKey: string;
  /** The name of the table's file, for the command. */
  readonly csvName: string;
  /** The country of the table's rows without one. */
  readonly country: string;
  /** Countries with stores, for the map data: names or codes, separated by commas. */
  readonly countries: string;
  /** The address of the folder that the files are uploaded to. */
  readonly filesUrl: string;
  /** Values by custom property; an empty text leaves the default. */
  readonly look: Readonly<Record<string, string>>;
  /** A language of the elements, or an empty text for the language of the shop's page. */
  readonly language: string;
  readonly map: MapGround;
  readonly tiles: string;
  readonly tilesAttribution: string;
  readonly tilesConsent: boolean;
  readonly streets: boolean;
  /** The address of the streets; an empty text means the folder of the files. */
  readonly streetsUrl: string;
  /** The vector tiles that the command cuts the streets out of. */
  readonly streetTiles: string;
  readonly badge: boolean;
  readonly productId: string;
  readonly variantId: string;
  readonly withStores: boolean;
}

export const firstChoices: Choices = {
  data: 'demo',
  baseUrl: '',
  publicKey: '',
  csvName: 'stores.csv',
  country: '',
  countries: 'FR,DE',
  filesUrl: 'https://shop.example/assets/',
  look: {},
  language: '',
  map: 'land',
  tiles: '',
  tilesAttribution: '',
  tilesConsent: true,
  streets: false,
  streetsUrl: '',
  streetTiles: 'france.pmtiles',
  badge: true,
  productId: '8637284213935',
  variantId: '',
  withStores: false,
};

/** The values that stand in a snippet until the merchant has typed their own. */
export const placeholders = {
  baseUrl: 'https://service.example',
  publicKey: 'pk_your_key',
} as const;

export interface Problem {
  /** The field that it is about; a custom property is a field, too. */
  readonly field: string;
  readonly sentence: string;
}

const secretSentence =
  'This is a secret key. It never belongs in a page: revoke it, and use your public key (pk_…).';

/** Returns what is wrong with the typed texts, a sentence for each field. */
export function problemsOf(choices: Choices): Problem[] {
  const problems: Problem[] = [];
  const tell = (field: string, sentence: string) => void problems.push({ field, sentence });
  for (const [field, text] of textsOf(choices)) {
    if (holdsSecretKey(text)) tell(field, secretSentence);
    else if (text && isWrong(field, text)) tell(field, sentenceOf(field));
  }
  if (choices.badge && !choices.productId.trim())
    tell('productId', 'The badge needs the number of a product.');
  return problems;
}

/** Returns the choices without the texts that have a problem, so that no snippet holds them. */
export function usable(choices: Choices): Choices {
  const wrong = new Set(problemsOf(choices).map(({ field }) => field));
  const look = Object.entries(choices.look).filter(([name]) => !wrong.has(name));
  const entries = Object.entries({ ...choices, look: Object.fromEntries(look) });
  const right = entries.map(([name, value]) => [
    name,
    wrong.has(name) ? firstChoices[name as keyof Choices] : trimmed(value),
  ]);
  return Object.fromEntries(right) as Choices;
}

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

function textsOf({ look, ...choices }: Choices): (readonly [string, string])[] {
  const texts = Object.entries(choices).filter(([, value]) => typeof value === 'string');
  return [...texts, ...Object.entries(look)].map(([name, value]) => [name, String(value).trim()]);
}

function isWrong(field: string, text: string): boolean {
  if (field.startsWith('--')) return !isCssValue(text);
  return checks[field]?.test(text) === false;
}

const checks: Readonly<Record<string, RegExp>> = {
  baseUrl: /^https?:\/\/[^\s/?#]+\S*$/i,
  filesUrl: /^(https?:\/\/[^\s/?#]+|\/)\S*$/i,
  streetsUrl: /^(https?:\/\/[^\s/?#]+|\/)\S*$/i,
  publicKey: /^[\x21-\x7e]+$/,
  tiles: /^(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})(https?:\/\/|\/)\S+$/i,
  productId: /^(\d+|gid:\/\/[\w./-]+\/\d+)$/,
  variantId: /^(\d+|gid:\/\/[\w./-]+\/\d+)$/,
};

/**
 * Whether a text is one plain value of CSS. Anything that could end the rule or load something is
 * refused, because the snippet has it as it stands.
 */
function isCssValue(text: string): boolean {
  if (!/^[\w\s#.,%()+*/-]+$/.test(text) || /\/\*|\burl\(/i.test(text)) return false;
  let depth = 0;
  for (const sign of text) {
    depth += Number(sign === '(') - Number(sign === ')');
    if (depth < 0) return false;
  }
  return depth === 0;
}

function sentenceOf(field: string): string {
  if (field.startsWith('--')) return 'Write one value of CSS, such as #0a5, 12px or 70vh.';
  return sentences[field] ?? 'This cannot be used.';
}

const sentences: Readonly<Record<string, string>> = {
  baseUrl: 'Write a whole address, such as https://service.example.',
  filesUrl: 'Write a whole address, or one that begins with a slash.',
  streetsUrl: 'Write a whole address, or one that begins with a slash.',
  publicKey: 'A key has no spaces and only plain letters, digits and signs.',
  tiles: 'Write an address with {z}, {x} and {y}.',
  productId: 'Write the number of the product, or gid://…/123.',
  variantId: 'Write the number of the variant, or gid://…/123.',
};
