import { platformId } from '../../domain/store/platform-id.js';

/** Digits where the platform's ids are some, else the text as it is. */
export const idOf = (id: string | undefined): string => platformId(id) || (id ?? '').trim();
