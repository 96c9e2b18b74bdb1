export { ChangeTable, type ChangeTableProps } from './ChangeTable.tsx';
export type { FieldChange, FieldValue, LogoValue } from './fieldChange.ts';
export { type Run, type WordDiff, wordDiff } from './wordDiff.ts';
