export * from './audit.ts';
export * from './auditedChanges.ts';
