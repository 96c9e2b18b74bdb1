export * from './bulkEdit.ts';
export * from './importColumns.ts';
export * from './importFile.ts';
export * from './importKinds.ts';
export * from './importRow.ts';
export * from './importState.ts';
export * from './importTexts.ts';
export * from './termRow.ts';
