export * from './declaredLists.ts';
export * from './listsWithViews.ts';
export * from './savedView.ts';
