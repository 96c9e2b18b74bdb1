export type { Dashboard } from './analytics.ts';
export type { Cards } from './billing.ts';
export type { QueryResult } from './cacheState.ts';
export { createStores, type Stores } from './stores.ts';
export { recallUser, rememberUser } from './userCache.ts';
