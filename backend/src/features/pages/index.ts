export * from './createPages.ts';
export * from './pageData.ts';
