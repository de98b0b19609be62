/**
 * Returns the height in pixels of the map's lower part that a card stands over. It is 0 where the
 * card stands below the map, and undefined without a card.
 */
export function coveredBy({ shadowRoot }: Element, card: string): number | undefined {
  const [map, over] = ['.map', card].map((selector) =>
    shadowRoot?.querySelector(selector)?.getBoundingClientRect(),
  );
  return map && over?.height ? Math.max(0, map.bottom - over.top) : undefined;
}
