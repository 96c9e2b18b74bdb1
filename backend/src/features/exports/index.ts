export * from './exportList.ts';
