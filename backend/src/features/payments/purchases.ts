import type { Strapi } from '../../base/registry.ts';

/** What is sold for single payments. */
interface Purchases {
  /** Delivers what was paid for after its page was closed. */
  settle(strapi: Strapi, accountId: number, key: string, intent: string): Promise<void>;
  /** Parts of the job of payments, before its own. */
  work: readonly ((strapi: Strapi, stopping: AbortSignal) => Promise<void>)[];
}

/** Other features add to it. */
export const purchases: Purchases[] = [];
