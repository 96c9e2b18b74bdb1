export { selectUser } from './sessionSelectors.ts';
export type { SessionState } from './sessionState.ts';
export { createSessionStore, type SessionStore } from './sessionStore.ts';
export { recallUser, rememberUser, type UserStorage } from './userCache.ts';
