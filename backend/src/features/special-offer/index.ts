export * from './offers.ts';
export * from './purchases.ts';
export * from './refunds.ts';
