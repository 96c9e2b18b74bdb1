export * from './brand.ts';
export * from './checkImageFiles.ts';
export * from './daySql.ts';
export * from './money.ts';
export * from './theme.ts';
