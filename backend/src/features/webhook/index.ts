export * from './queueEvents.ts';
export * from './tables.ts';
