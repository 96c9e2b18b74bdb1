export { AddTerm } from './NameForm.tsx';
export { TermEditor } from './TermEditor.tsx';
