export * from './erase.ts';
export * from './kinds.ts';
export * from './references.ts';
export * from './tables.ts';
export * from './trash.ts';
