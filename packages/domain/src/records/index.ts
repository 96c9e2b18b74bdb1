export * from './kinds.ts';
export * from './recordKind.ts';
export * from './templates.ts';
