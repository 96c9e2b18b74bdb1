export type { ErrorStatus } from './errorStatus.ts';
export * from './errors.ts';
