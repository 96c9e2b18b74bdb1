export { forgetImports, importedRowsOf } from './records.ts';
export * from './rowKind.ts';
export * from './rowProblems.ts';
export { cellsOf, targetsOf } from './tables.ts';
