export * from './jobs.ts';
export * from './readKeys.ts';
export * from './webhooks.ts';
