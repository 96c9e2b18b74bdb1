export { forgetImports, importedRowsOf } from './records.ts';
