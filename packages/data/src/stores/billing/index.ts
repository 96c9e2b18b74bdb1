export { type BillingStore, type Cards, createBillingStore } from './billingStore.ts';
export { followPlan } from './followPlan.ts';
