export * from './notices.ts';
export * from './replies.ts';
export * from './reviews.ts';
