export { RelativeTime, type RelativeTimeProps } from './RelativeTime.tsx';
export { relativeTime } from './relativeTime.ts';
