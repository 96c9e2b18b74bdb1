export * from './hiding.ts';
export * from './links.ts';
export * from './tables.ts';
export * from './worker.ts';
