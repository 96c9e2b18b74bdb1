export { forgetImports } from './records.ts';
