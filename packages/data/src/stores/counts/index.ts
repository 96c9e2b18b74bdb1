export { pendingCount } from './countsSelectors.ts';
export { type CountsStore, createCountsStore } from './countsStore.ts';
