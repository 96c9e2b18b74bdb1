export * from './visitors.ts';
