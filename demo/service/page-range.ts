import { Refusal } from './refusal.js';

export const PAGE_SIZE = 250;

/**
 * The first and the last index of the requested page in the whole list. `stride` is how far one
 * page starts after the one before it.
 */
export function pageRange(query: URLSearchParams, stride = PAGE_SIZE): [from: number, to: number] {
  const text = query.get('page') ?? '1';
  const page = Number(text);
  if (!/^\d+$/.test(text) || page < 1)
    throw new Refusal(400, 'bad_page', '"page" is a whole number from 1.');
  const from = (page - 1) * stride;
  return [from, from + PAGE_SIZE];
}
