import type { Page } from 'puppeteer-core';

/** Looks at a fact until it is true. Gives false when it was not true within the limit. */
export declare function becomesTrue(fact: () => unknown, limitMs: number): Promise<boolean>;

/** Waits until a page is at rest, and no longer than the limit. */
export declare function pageAtRest(page: Page, limitMs: number): Promise<void>;
