export { type BillingStore, type Cards, createBillingStore } from './billingStore.ts';
