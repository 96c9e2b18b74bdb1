export { createOpenSessionsStore, type OpenSessionsStore } from './openSessionsStore.ts';
