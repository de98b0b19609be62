/** A piece of a credit line: text, or a link. */
export interface AttributionPart {
  readonly text: string;
  readonly href: string | undefined;
}

const LINK = /<a\s[^<>]*?href\s*=\s*["']([^"'<>]*)["'][^<>]*>([^<>]*)<\/a>/gi;
const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,6}));/gi;
const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['copy', '©'],
  ['reg', '®'],
  ['nbsp', '\u00a0'],
]);

const plain = (html: string): string =>
  html.replace(ENTITY, (entity, hex: string, decimal: string, name: string) => {
    if (name) return NAMED.get(name.toLowerCase()) ?? entity;
    const code = hex ? parseInt(hex, 16) : Number(decimal);
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });

const webAddress = (href: string): string | undefined => {
  try {
    const url = new URL(href, document.baseURI);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Reads a tile provider's credit, which is HTML with links and entities. All other markup stays
 * visible text.
 */
export function parseAttribution(html: string): AttributionPart[] {
  const parts: AttributionPart[] = [];
  const add = (text: string, href?: string): void => {
    if (text) parts.push({ text: plain(text), href: href && webAddress(plain(href)) });
  };
  let end = 0;
  for (const link of html.matchAll(LINK)) {
    const [all, href, text = ''] = link;
    add(html.slice(end, link.index));
    add(text, href);
    end = link.index + all.length;
  }
  add(html.slice(end));
  return parts;
}
