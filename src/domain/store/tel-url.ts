/**
 * Returns the address that dials a telephone number in human spelling. Returns undefined when the
 * text has no number.
 */
export function telUrl(phone: string): string | undefined {
  // A trunk zero in brackets is not dialled after a country code. An extension is not part of the
  // number.
  const [number = ''] = phone
    .replace(/^[^\d+*(]+/, '')
    .replace(/^(\+.*?)\(0\)/, '$1')
    .split(/[a-z#;,/]/i);
  const digits = number.replace(/[^\d+*]/g, '').replace(/(?!^)\+.*/, '');
  return /\d{2}/.test(digits) ? `tel:${digits}` : undefined;
}
