export { AddTerm } from './NameForm.tsx';
export { TermEditor, targetsFor } from './TermEditor.tsx';
