export { createVendorsStore, type VendorsStore } from './vendorsStore.ts';
