export * from './declaredList.ts';
export * from './exportedList.ts';
export * from './listColumns.ts';
export * from './listingsView.ts';
export * from './listPlace.ts';
export * from './listQuery.ts';
export * from './pageCalls.ts';
export type * from './renderedPage.ts';
export * from './termCondition.ts';
