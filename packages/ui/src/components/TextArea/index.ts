export { TextArea, type TextAreaProps } from './TextArea.tsx';
export { type TextAreaRows, textAreaRows } from './textAreaRows.ts';
