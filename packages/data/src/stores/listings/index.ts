export { createListingsStore, type ListingsStore } from './listingsStore.ts';
