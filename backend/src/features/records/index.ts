export * from './declaredRecords.ts';
