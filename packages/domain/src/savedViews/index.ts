export * from './accountsList.ts';
export * from './audience.ts';
export * from './auditList.ts';
export * from './feedbackList.ts';
export * from './listsWithViews.ts';
export * from './receivedList.ts';
export * from './savedView.ts';
export * from './viewTerms.ts';
