import { platformId } from '../../domain/platform-id.js';
import type { StockTable } from '../../domain/stock-table.js';
import { pageVariants } from './page-variants.js';

/**
 * The variants that a page names by its address and its forms, each once.
 * @param table leaves those of its product
 */
export const variantsOfPage = (table?: StockTable): readonly string[] => [
  ...new Set(
    [...pageVariants().values()].map(platformId).filter((id) => (table ? table.has(id) : id)),
  ),
];
