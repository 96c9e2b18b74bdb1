export { revertToBase, unchangedSince } from './listingRows.ts';
export { holdSelected } from './readRows.ts';
export { forgetImports, importedRowsOf } from './records.ts';
export * from './rowKind.ts';
export * from './rowProblems.ts';
export { cellsOf, changesOf, IMPORT_ROWS, type RowRecord, targetsOf } from './tables.ts';
