export * from './api.ts';
export * from './list.ts';
export * from './notify.ts';
export * from './preferences.ts';
export * from './recipients.ts';
export * from './stream.ts';
export * from './tables.ts';
