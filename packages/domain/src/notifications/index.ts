export * from './notices.ts';
export * from './notifications.ts';
