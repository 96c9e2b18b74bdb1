export { selectUser } from './sessionSelectors.ts';
export type { SessionState } from './sessionState.ts';
export { createSessionStore, type SessionStore } from './sessionStore.ts';
export { rememberUser, type UserStorage } from './userCache.ts';
