import type { Place } from '../../src/domain/search/place.js';

/** A merchant of many countries, with most stores in the first. */
export const many = new Map(
  'US FR DE AT GB JP RU CN KR ES IT CH CA AU BR MX AE IN NL BE PT TR GR IL TW AR'
    .split(' ')
    .map((code, i) => [code, 100 - i]),
);

export const line = ({ name, region, countryCode }: Place): string =>
  [name, region, countryCode].filter(Boolean).join(', ');
