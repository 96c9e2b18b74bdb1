export * from './savedViews.ts';
