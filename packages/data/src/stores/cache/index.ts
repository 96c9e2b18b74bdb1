export { selectEntry, selectShown, viewOf } from './cacheSelectors.ts';
export { type CacheState, type Entry, type View, view } from './cacheState.ts';
export { type Cache, createCache } from './cacheStore.ts';
