export { RecordDialog, type RecordWords } from './RecordDialog.tsx';
