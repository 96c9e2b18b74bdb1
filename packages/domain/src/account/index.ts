export * from './accounts.ts';
export * from './personFields.ts';
export * from './secondFactor.ts';
