import { said, shortText, text, webAddress } from './detail-texts.js';
import { readPin, type OwnPin } from './own-pin.js';

type Values = Readonly<Record<string, unknown>>;

/** A label and a text, which the selected row shows beside each other. */
export type LabelledText = readonly [label: string, text: string];

/** The details of a store beyond the ways to reach it. All texts are plain and trimmed. */
export interface FurtherDetails {
  /** Short texts such as "Parking". Each occurs once. */
  readonly tags: readonly string[];
  /** The http(s) address of a picture. */
  readonly image: string | undefined;
  /** A sentence for visitors who do not see the picture; undefined for a mere decoration. */
  readonly imageAlt: string | undefined;
  /** Among equal stores, those with a higher number come first. */
  readonly priority: number | undefined;
  readonly pin: OwnPin | undefined;
  readonly fields: readonly LabelledText[];
}

/** A longer text is a sentence and not a tag. */
const tagLetters = 40;
const labelLetters = 60;
/** A row shows no more, because a visitor reads no more. */
const maxTags = 20;
const maxFields = 10;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readTag = (value: unknown): string | undefined => shortText(value, tagLetters);

/** Reads a list of tags. Spellings that differ by capitals alone are one tag. */
export function readTags(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const tags = new Map<string, string>();
  for (const item of value as readonly unknown[]) {
    const tag = tags.size < maxTags ? readTag(item) : undefined;
    if (tag && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()];
}

function labelled([name, value]: [string, unknown]): LabelledText | undefined {
  const label = shortText(name, labelLetters);
  const line = text(value);
  return label && line ? [label, line] : undefined;
}

const labelledTexts = (value: unknown): LabelledText[] =>
  isValues(value)
    ? Object.entries(value)
        .map(labelled)
        .filter((field) => field !== undefined)
    : [];

/** Reads the merchant's own fields, then the further columns of a table. */
const readFields = ({ fields, extra }: Values): readonly LabelledText[] => {
  const own = labelledTexts(fields);
  const names = new Set(own.map(([label]) => label));
  const others = labelledTexts(extra).filter(([label]) => !names.has(label));
  return [...own, ...others].slice(0, maxFields);
};

export const readPriority = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/**
 * Reads these details of one store. Unusable values are left out.
 * @param base the address that relative addresses are resolved against
 */
export const readFurther = (values: Values, base: string): FurtherDetails => ({
  tags: readTags(values.tags),
  image: webAddress(values.image, base),
  imageAlt: text(values.imageAlt),
  priority: readPriority(values.priority),
  pin: readPin(values.pin, base),
  fields: readFields(values),
});

/** False for a value that says nothing, such as an empty text or list. */
export const isGiven = (value: unknown): boolean =>
  typeof value === 'string'
    ? said(value) !== ''
    : Array.isArray(value)
      ? value.some(isGiven)
      : value != null;

/** Returns the lists and fields in which a single value is unusable, such as `fields.Floor`. */
export function refusedParts({ tags, fields }: Values): readonly string[] {
  const refused: string[] = [];
  if (Array.isArray(tags)) {
    const given = (tags as readonly unknown[]).filter(isGiven);
    if (given.length > maxTags || !given.every(readTag)) refused.push('tags');
  }
  if (isValues(fields)) {
    const given = Object.entries(fields).filter(([, value]) => isGiven(value));
    if (given.length > maxFields) refused.push('fields');
    for (const field of given) if (!labelled(field)) refused.push(`fields.${field[0]}`);
  } else if (isGiven(fields)) refused.push('fields');
  return refused;
}
