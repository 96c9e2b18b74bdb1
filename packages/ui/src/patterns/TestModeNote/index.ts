export { TestModeNote } from './TestModeNote.tsx';
