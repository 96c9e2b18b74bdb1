export * from './day.ts';
export * from './lazyTexts.ts';
export * from './limits.ts';
export * from './randomId.ts';
export * from './recordOf.ts';
export * from './savedViewLimits.ts';
