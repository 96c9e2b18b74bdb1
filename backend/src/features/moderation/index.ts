export * from './assignments.ts';
export * from './claims.ts';
export * from './decisions.ts';
export * from './history.ts';
export * from './messages.ts';
export * from './pendingEvents.ts';
export * from './queue.ts';
