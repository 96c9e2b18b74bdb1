export * from './fields.ts';
export * from './text.ts';
