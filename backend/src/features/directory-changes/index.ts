export * from './sync.ts';
export * from './tables.ts';
