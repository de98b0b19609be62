import { platformId } from '../../domain/store/platform-id.js';

/** Returns the digits of a platform id, or else the trimmed text. */
export const idOf = (id: string | undefined): string => platformId(id) || (id ?? '').trim();
