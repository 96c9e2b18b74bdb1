export * from './featured.ts';
