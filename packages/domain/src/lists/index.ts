export * from './listingsView.ts';
export * from './listPlace.ts';
export * from './listQuery.ts';
export * from './listView.ts';
export * from './pageCalls.ts';
