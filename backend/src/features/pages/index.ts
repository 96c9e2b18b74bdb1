export * from './createPages.ts';
export * from './pageData.ts';
export * from './renderer.ts';
