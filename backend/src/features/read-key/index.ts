export * from './keys.ts';
export * from './readLimit.ts';
